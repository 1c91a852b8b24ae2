/**
 * A node that was dropped, and waits for its place: it stays where it was dropped, marked as busy, and glides from there
 * to where the layout puts it, or back.
 */
import { rectOfPart } from '../../editor/picture/edge-ends.ts'
import type { Point, Rect } from '../../geometry/rect.ts'
import { type Canvas, create } from './canvas.ts'
import { pinTo } from './picture-actions.ts'
import { rectNode, scaleOf } from './scene-over.ts'
import type { Shown, Store } from './store.ts'

/** A drop in a drawing: where the node was, and how far it was moved. */
type Drop = { at: string; rect: Rect; by: Point }

let waiting: (Drop & { shown: Shown; content: unknown }) | undefined

/** Keeps a node where it is dropped until it is known where it will be. */
export const drop = (store: Store, canvas: Canvas, { at, rect, by }: Drop): void => {
  const { shown, draft } = store
  if (shown === undefined) return
  waiting = { at, rect, by, shown, content: draft.content }
  const own = waiting
  pinTo(store, at, { x: rect.x + rect.w / 2 + by.x, y: rect.y + rect.h / 2 + by.y }, (isPinned) => {
    if (waiting !== own) return
    if (isPinned) own.content = store.draft.content
    else settle(store, canvas)
  })
}

/** What marks the node that waits, if one does; when it has been drawn again, it glides to its place. */
export const marksOfDropped = (store: Store, canvas: Canvas): SVGElement[] | undefined => {
  if (waiting === undefined) return undefined
  const { rect, by, shown, content } = waiting
  if (store.shown !== shown || store.draft.content !== content || store.findings.length > 0) {
    settle(store, canvas)
    return undefined
  }
  const [moved, pixel] = [{ ...rect, x: rect.x + by.x, y: rect.y + by.y }, 1 / scaleOf(canvas)]
  const corner = { cx: String(moved.x + moved.w), cy: String(moved.y), r: String(8 * pixel) }
  const spinner = create('circle', {
    ...corner,
    class: 'spinner',
    pathLength: '4',
    'stroke-width': String(2.5 * pixel),
  })
  return [rectNode(moved, 'frame', 4), spinner]
}

/** The groups of a node. */
const groupsOf = (shown: Shown | undefined, canvas: Canvas, at: string): SVGGElement[] =>
  (shown?.parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => canvas.group(index) ?? [])

const glide = { duration: 150, easing: 'ease-out' }

/** Lets go of the node that waits: from where it was dropped, it glides to where it is drawn. */
export const settle = (store: Store, canvas: Canvas): void => {
  if (waiting === undefined) return
  const { at, rect, by, shown } = waiting
  waiting = undefined
  for (const group of groupsOf(shown, canvas, at)) group.removeAttribute('transform')
  const drawn = store.shown && rectOfPart(store.shown, at)
  if (drawn === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const transform = `translate(${rect.x + by.x - drawn.x}px, ${rect.y + by.y - drawn.y}px)`
  for (const group of groupsOf(store.shown, canvas, at)) group.animate([{ transform }, { transform: 'none' }], glide)
}
