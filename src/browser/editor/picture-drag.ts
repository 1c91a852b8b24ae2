/**
 * Dragging in the diagram of data: a node to another place, an end of an edge to another node.
 *
 * What is dragged follows the pointer, and stays where it is released until the layout has gone around it.
 */
import { rectOfPart } from '../../editor/picture/edge-ends.ts'
import { middlesOf } from '../../editor/picture/find-pin.ts'
import { sameAxis } from '../../editor/picture/pin-cell.ts'
import { type EndName, reconnected } from '../../editor/picture/reconnect.ts'
import { areaOf, centerOf, containsPoint, grow, type Point, type Rect } from '../../geometry/rect.ts'
import { type Canvas, create } from './canvas.ts'
import { drop, settle } from './dropped.ts'
import { reconnect } from './picture-actions.ts'
import { guideNode, rectNode, scaleOf } from './scene-over.ts'
import type { Store } from './store.ts'

/** A drag; one that moves too little is a click. While it `holds`, a finger does not scroll. */
export type PartDrag = { move: (to: Point) => void; end: () => void; cancel: () => void; holds: boolean }

/** A press that moves less than this is a click, in pixels of the screen. */
const tremble = 4

type NodeDrag = { at: string; start: Point; click: () => void }

/** Drags a node. */
export function nodeDrag(store: Store, canvas: Canvas, { at, start, click }: NodeDrag): PartDrag {
  const { shown } = store
  const rect = shown && rectOfPart(shown, at)
  const middles = shown === undefined ? [] : [...middlesOf(shown, at.slice(0, at.lastIndexOf('.')))]
  const others = middles.flatMap(([other, middle]) => (other === at ? [] : [middle]))
  const groups = (shown?.parts.find((part) => part.at === at)?.elements ?? []).flatMap(
    (index) => canvas.group(index) ?? [],
  )
  let by: Point | undefined
  const rest = (): void => {
    for (const group of groups) group.removeAttribute('transform')
    store.changed()
  }
  return {
    holds: true,
    move(to) {
      const next = { x: to.x - start.x, y: to.y - start.y }
      if (rect === undefined || (by === undefined && Math.hypot(next.x, next.y) * scaleOf(canvas) < tremble)) return
      if (by === undefined) settle(store, canvas)
      by = next
      for (const group of groups) group.setAttribute('transform', `translate(${by.x} ${by.y})`)
      const moved = { ...rect, x: rect.x + by.x, y: rect.y + by.y }
      canvas.over.replaceChildren(rectNode(moved, 'frame', 4), ...guidesAt(centerOf(moved), others))
    },
    cancel: rest,
    end() {
      if (by === undefined || rect === undefined) return click()
      store.pick(at)
      drop(store, canvas, { at, rect, by })
    },
  }
}

/** The column and the row that a node would share. */
const guidesAt = (middle: Point, others: readonly Point[]): SVGElement[] =>
  (['x', 'y'] as const).flatMap((axis) => {
    const [near] = others
      .map((other) => other[axis])
      .sort((a, b) => Math.abs(a - middle[axis]) - Math.abs(b - middle[axis]))
    return near !== undefined && Math.abs(near - middle[axis]) < sameAxis[axis] ? [guideNode({ [axis]: near })] : []
  })

type EndDrag = { edge: string; end: EndName; start: Point }

/** Drags an end of an edge. */
export const endDrag = (store: Store, canvas: Canvas, { edge, end, start }: EndDrag): PartDrag => {
  let target: string | undefined
  return {
    holds: true,
    move(to) {
      const found = targetAt(store, { edge, end, to })
      target = found?.at
      const line = create('line', { class: 'pull', ...ends(start, to) })
      canvas.over.replaceChildren(line, ...(found === undefined ? [] : [rectNode(found.rect, 'frame', 4)]))
    },
    cancel: () => store.changed(),
    end() {
      if (target === undefined) store.changed()
      else reconnect(store, { edge, end, to: target })
    },
  }
}

const ends = (from: Point, to: Point): Record<string, string> => ({
  x1: String(from.x),
  y1: String(from.y),
  x2: String(to.x),
  y2: String(to.y),
})

/** What takes the end of an edge at a point: the smallest part, since groups are around their nodes. */
const targetAt = (
  { shown, draft }: Store,
  { edge, end, to }: { edge: string; end: EndName; to: Point },
): { at: string; rect: Rect } | undefined => {
  const found = (shown?.parts ?? []).flatMap(({ at }) => {
    const rect = shown && rectOfPart(shown, at)
    if (rect === undefined || !containsPoint(grow(rect, 12), to)) return []
    return reconnected(draft.content, { edge, end, to: at }) === undefined ? [] : [{ at, rect }]
  })
  return found.sort((a, b) => areaOf(a.rect) - areaOf(b.rect))[0]
}
