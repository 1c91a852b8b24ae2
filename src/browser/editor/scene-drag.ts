/**
 * Dragging in a scene: the selection, a handle, or a selection box.
 *
 * While dragging, only what moves is updated on the screen, arrows included; the change is committed on release.
 */

import { type Arranged, boundsOfSelected, mapSelected } from '../../editor/scene/elements.ts'
import { arrowMover } from '../../editor/scene/follow-arrows.ts'
import { resized } from '../../editor/scene/resize.ts'
import { type Snapped, snapMove, snapValue } from '../../editor/scene/snap.ts'
import { boundsOf } from '../../elements/bounds.ts'
import { contains, type Point, type Rect, rectBetween } from '../../geometry/rect.ts'
import { shownLook } from '../look.ts'
import type { Canvas } from './canvas.ts'
import { guideNode, rectNode, scaleOf } from './scene-over.ts'
import { arrangedOf, select, takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'

/** A drag to the pointer's position; `isFree`: without snapping; `cancel` restores the state before it. */
export type Drag = { move: (to: Point, isFree: boolean) => void; end: () => void; cancel: () => void }

/** Moves the selection, and the ends of arrows with it; a press without movement selects. */
export function moveDrag(store: Store, canvas: Canvas, start: Point): Drag | undefined {
  const arranged = arrangedOf(store)
  const rect = arranged && boundsOfSelected(arranged)
  if (arranged === undefined || rect === undefined) return undefined
  const others = restsOf(arranged)
  const movedBy = arrowMover(arranged, arranged.scene)
  let by = { dx: 0, dy: 0 }
  return {
    move(to, isFree) {
      const wanted = { dx: to.x - start.x, dy: to.y - start.y }
      const isClick = Math.hypot(wanted.dx, wanted.dy) * scaleOf(canvas) < 3 && by.dx === 0 && by.dy === 0
      if (isClick) return
      const moved = isFree ? rounded(wanted) : snapMove(rect, wanted, { others, reach: 5 / scaleOf(canvas) })
      by = moved
      canvas.show({ ...arranged.scene, elements: [...movedBy(by).elements] }, shownLook())
      showFrame(canvas, { rect, moved })
    },
    cancel() {
      store.narrowTo = undefined
      select(store, store.selected)
    },
    end() {
      const { narrowTo } = store
      store.narrowTo = undefined
      if (by.dx !== 0 || by.dy !== 0) takeArranged(store, movedBy(by))
      else select(store, narrowTo === undefined ? store.selected : [narrowTo])
    },
  }
}

/** Boxes and circles that do not move: dragging snaps to their edges and middles. */
const restsOf = ({ elements, selected }: Arranged): Rect[] =>
  elements
    .filter((element, index) => !selected.includes(index) && (element.type === 'box' || element.type === 'circle'))
    .map(boundsOf)

const rounded = ({ dx, dy }: { dx: number; dy: number }): Snapped => ({
  dx: Math.round(dx),
  dy: Math.round(dy),
  guides: [],
})

type Move = { rect: Rect; moved: Snapped }

const showFrame = (canvas: Canvas, { rect, moved: { dx, dy, guides } }: Move): void => {
  const frame = rectNode({ ...rect, x: rect.x + dx, y: rect.y + dy }, 'frame', 2)
  canvas.over.replaceChildren(frame, ...guides.map(guideNode))
}

/** Resizes the selected element by one of its handles. */
export const resizeDrag = (store: Store, canvas: Canvas, handle: string): Drag | undefined => {
  const arranged = arrangedOf(store)
  if (arranged === undefined) return undefined
  let next = arranged
  return {
    move(to, isFree) {
      const place = isFree ? { x: Math.round(to.x), y: Math.round(to.y) } : { x: snapValue(to.x), y: snapValue(to.y) }
      next = { ...arranged, ...mapSelected(arranged, (element) => resized(element, handle, place)) }
      canvas.show({ ...arranged.scene, elements: [...next.elements] }, shownLook())
    },
    cancel: () => store.changed(),
    end: () => next !== arranged && takeArranged(store, next),
  }
}

/** Selects what is in a box; a press on nothing clears the selection. */
export const boxDrag = (
  store: Store,
  canvas: Canvas,
  { start, keep }: { start: Point; keep: readonly number[] },
): Drag => {
  let to = start
  const box = () =>
    rectBetween(Math.min(start.x, to.x), Math.min(start.y, to.y), Math.max(start.x, to.x), Math.max(start.y, to.y))
  return {
    move(point) {
      to = point
      canvas.over.replaceChildren(rectNode(box(), 'lasso'))
    },
    cancel: () => select(store, keep),
    end() {
      const elements = arrangedOf(store)?.elements ?? []
      const inside = elements.flatMap((element, index) => (contains(box(), boundsOf(element)) ? [index] : []))
      select(store, [...keep, ...inside])
    },
  }
}
