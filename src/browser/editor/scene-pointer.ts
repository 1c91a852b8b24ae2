/**
 * The scene by mouse, pen and finger: select a part, then one of its elements; drag, resize, select by a box, and edit
 * words in place.
 *
 * While one drags, only what moves is changed on the screen; the step is taken when one lets go.
 */
import { boundsOf } from '../../../drawing/bounds.ts'
import { boundsOfSelected, mapSelected, moveSelected, partOf } from '../../editor/scene/elements.ts'
import { resized } from '../../editor/scene/resize.ts'
import { snapMove, snapValue } from '../../editor/scene/snap.ts'
import { contains, type Point, rectBetween } from '../../geometry/rect.ts'
import { shownLook } from '../look.ts'
import type { Canvas } from './canvas.ts'
import { guideNode, rectNode, scaleOf } from './scene-over.ts'
import { arrangedOf, select, takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'
import { editWords } from './words-in-place.ts'

type Drag = { move: (to: Point, isFree: boolean) => void; end: () => void }

/** Listens to the picture while the draft is a scene. */
export function startPointer(store: Store, canvas: Canvas): void {
  const { svg } = canvas
  let drag: Drag | undefined
  svg.addEventListener('pointerdown', (event) => {
    if (store.draft.kind !== 'scene' || event.button !== 0) return
    drag = dragFrom(store, canvas, event)
    if (drag === undefined) return
    event.preventDefault()
    svg.focus({ preventScroll: true })
    svg.setPointerCapture(event.pointerId)
  })
  svg.addEventListener('pointermove', (event) => drag?.move(pointAt(canvas, event), event.altKey))
  const end = (): void => {
    drag?.end()
    drag = undefined
  }
  svg.addEventListener('pointerup', end)
  svg.addEventListener('pointercancel', end)
  svg.addEventListener('dblclick', (event) => {
    const index = elementNear(canvas, event)
    const element = arrangedOf(store)?.elements[index ?? -1]
    if (index !== undefined && element?.type === 'text') editWords(store, canvas, index)
  })
}

const pointAt = ({ svg }: Canvas, { clientX, clientY }: MouseEvent): Point => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
  return { x, y }
}

/** The element under the pointer, or a few pixels beside it: lines are thin. */
const elementNear = (canvas: Canvas, { clientX, clientY }: MouseEvent): number | undefined => {
  for (const [dx, dy] of [
    [0, 0],
    [4, 0],
    [-4, 0],
    [0, 4],
    [0, -4],
  ] as const) {
    const found = canvas.elementAt(document.elementFromPoint(clientX + dx, clientY + dy))
    if (found !== undefined) return found
  }
  return undefined
}

const dragFrom = (store: Store, canvas: Canvas, event: PointerEvent): Drag | undefined => {
  const handle = (event.target as SVGElement).dataset['handle']
  const start = pointAt(canvas, event)
  if (handle !== undefined) return resizeDrag(store, canvas, handle)
  const index = elementNear(canvas, event)
  if (index === undefined) return boxDrag(store, canvas, { start, keep: event.shiftKey ? store.selected : [] })
  pick(store, index, event.shiftKey)
  return moveDrag(store, canvas, start)
}

/** The first press selects the part, a second one the element; with Shift either is added or taken out. */
const pick = (store: Store, index: number, adds: boolean): void => {
  const arranged = arrangedOf(store)
  if (arranged === undefined) return
  const part = partOf(arranged, index)
  const { selected } = store
  if (adds) {
    const isIn = selected.includes(index)
    select(store, isIn ? selected.filter((each) => !part.includes(each)) : [...selected, ...part])
  } else if (!selected.includes(index)) select(store, part)
  else if (part.length > 1 && selected.length === part.length) store.narrowTo = index
}

const moveDrag = (store: Store, canvas: Canvas, start: Point): Drag => {
  const arranged = arrangedOf(store)
  const rect = arranged && boundsOfSelected(arranged)
  const chosen = new Set(arranged?.selected)
  const others = (arranged?.elements ?? [])
    .filter((element, index) => !chosen.has(index) && (element.type === 'box' || element.type === 'circle'))
    .map(boundsOf)
  let by = { dx: 0, dy: 0 }
  return {
    move(to, isFree) {
      if (arranged === undefined || rect === undefined) return
      const wanted = { dx: to.x - start.x, dy: to.y - start.y }
      const isClick = Math.hypot(wanted.dx, wanted.dy) * scaleOf(canvas) < 3 && by.dx === 0 && by.dy === 0
      if (isClick) return
      const snapped = isFree
        ? { dx: Math.round(wanted.dx), dy: Math.round(wanted.dy), guides: [] }
        : snapMove(rect, wanted, { others, reach: 5 / scaleOf(canvas) })
      by = snapped
      for (const index of arranged.selected)
        canvas.group(index)?.setAttribute('transform', `translate(${by.dx} ${by.dy})`)
      const moved = { ...rect, x: rect.x + by.dx, y: rect.y + by.dy }
      canvas.over.replaceChildren(rectNode(moved, 'frame', 2), ...snapped.guides.map(guideNode))
    },
    end() {
      for (const index of arranged?.selected ?? []) canvas.group(index)?.removeAttribute('transform')
      const { narrowTo } = store
      store.narrowTo = undefined
      if (arranged !== undefined && (by.dx !== 0 || by.dy !== 0))
        takeArranged(store, moveSelected(arranged, by.dx, by.dy))
      else select(store, narrowTo === undefined ? store.selected : [narrowTo])
    },
  }
}

const resizeDrag = (store: Store, canvas: Canvas, handle: string): Drag | undefined => {
  const arranged = arrangedOf(store)
  if (arranged === undefined) return undefined
  let next = arranged
  return {
    move(to, isFree) {
      const place = isFree ? { x: Math.round(to.x), y: Math.round(to.y) } : { x: snapValue(to.x), y: snapValue(to.y) }
      next = { ...arranged, ...mapSelected(arranged, (element) => resized(element, handle, place)) }
      canvas.show({ ...arranged.scene, elements: [...next.elements] }, shownLook())
    },
    end: () => next !== arranged && takeArranged(store, next),
  }
}

/** Selects what lies in a box; a press on nothing selects nothing. */
const boxDrag = (store: Store, canvas: Canvas, { start, keep }: { start: Point; keep: readonly number[] }): Drag => {
  let to = start
  const box = () =>
    rectBetween(Math.min(start.x, to.x), Math.min(start.y, to.y), Math.max(start.x, to.x), Math.max(start.y, to.y))
  return {
    move(point) {
      to = point
      canvas.over.replaceChildren(rectNode(box(), 'lasso'))
    },
    end() {
      const elements = arrangedOf(store)?.elements ?? []
      const inside = elements.flatMap((element, index) => (contains(box(), boundsOf(element)) ? [index] : []))
      select(store, [...keep, ...inside])
    },
  }
}
