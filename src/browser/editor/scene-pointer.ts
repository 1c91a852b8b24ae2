/**
 * The scene by mouse, pen and finger: select a part, then one of its elements; drag, resize, select with a box, and edit
 * text in place.
 */
import { partOf } from '../../editor/scene/elements.ts'
import type { Canvas } from './canvas.ts'
import { elementNear, pointAt } from './pointing.ts'
import { boxDrag, type Drag, moveDrag, resizeDrag } from './scene-drag.ts'
import { drawDrag } from './scene-draw.ts'
import { arrangedOf, select } from './scene-state.ts'
import type { Store } from './store.ts'
import { editWords } from './words-in-place.ts'

/** Listens to the diagram while the draft is a scene. */
export function startPointer(store: Store, canvas: Canvas): void {
  const { svg } = canvas
  let drag: Drag | undefined
  const end = (): void => {
    drag?.end()
    drag = undefined
  }
  // A second finger zooms the page: what the first one began is no drag.
  const cancel = (): void => {
    drag?.cancel()
    drag = undefined
  }
  svg.addEventListener('pointerdown', (event) => {
    if (store.draft.kind !== 'scene' || event.button !== 0) return
    if (!event.isPrimary) return cancel()
    drag = dragFrom(store, canvas, event)
    if (drag !== undefined) capture(svg, event)
  })
  svg.addEventListener('pointermove', (event) => drag?.move(pointAt(canvas, event), event.altKey))
  svg.addEventListener('pointerup', end)
  svg.addEventListener('pointercancel', cancel)
  svg.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || drag === undefined) return
    cancel()
    event.stopImmediatePropagation()
  })
  svg.addEventListener('dblclick', (event) => {
    if (store.draft.kind !== 'scene') return
    const index = elementNear(canvas, event)
    if (index !== undefined) editWords(store, canvas, index)
  })
}

/** Captures the pointer, wherever it moves. */
const capture = (svg: SVGSVGElement, event: PointerEvent): void => {
  event.preventDefault()
  svg.focus({ preventScroll: true })
  svg.setPointerCapture(event.pointerId)
}

const dragFrom = (store: Store, canvas: Canvas, event: PointerEvent): Drag | undefined => {
  const handle = (event.target as SVGElement).dataset['handle']
  const start = pointAt(canvas, event)
  if (store.shape !== undefined) return drawDrag(store, canvas, start)
  if (handle !== undefined) return resizeDrag(store, canvas, handle)
  const index = elementNear(canvas, event)
  if (index === undefined) return boxDrag(store, canvas, { start, keep: event.shiftKey ? store.selected : [] })
  pick(store, index, event.shiftKey)
  return moveDrag(store, canvas, start)
}

/** The first press selects the part, a second one the element; with Shift it is added or removed. */
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
