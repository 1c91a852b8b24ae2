/**
 * The diagram of data by mouse, pen and finger: a press picks a part, a double press edits its words, a drag moves it or
 * one of its ends.
 *
 * A finger drags only what is picked: until then, it scrolls the page.
 */
import type { Canvas } from './canvas.ts'
import { canPin, editPart, pickAt } from './picture-actions.ts'
import { endDrag, nodeDrag, type PartDrag } from './picture-drag.ts'
import { elementNear, pointAt } from './pointing.ts'
import type { Store } from './store.ts'

/** Listens to the diagram while the draft is data. */
export function startPicturePointer(store: Store, canvas: Canvas): void {
  const { svg } = canvas
  let drag: PartDrag | undefined
  const stop = (way: 'end' | 'cancel') => (): void => {
    drag?.[way]()
    drag = undefined
  }
  svg.addEventListener('pointerdown', (event) => {
    if (store.draft.kind !== 'data' || event.button !== 0) return
    if (!event.isPrimary) return stop('cancel')()
    drag = dragFrom(store, canvas, event)
    // The picture may be drawn again under the pointer: its release belongs to the press all the same.
    svg.setPointerCapture(event.pointerId)
  })
  svg.addEventListener('pointermove', (event) => drag?.move(pointAt(canvas, event)))
  // Else the page would scroll, and the drag would be over.
  svg.addEventListener('touchmove', (event) => drag?.holds === true && event.preventDefault(), { passive: false })
  svg.addEventListener('pointerup', stop('end'))
  svg.addEventListener('pointercancel', stop('cancel'))
  svg.addEventListener('keydown', ({ key }) => key === 'Escape' && stop('cancel')())
  svg.addEventListener('dblclick', (event) => {
    const index = elementNear(canvas, event)
    const at = index === undefined ? undefined : partWith(store, index)
    if (at !== undefined && index !== undefined) editPart(store, canvas, at, index)
  })
}

/** The part of the data that an element was drawn from; what the kit adds has none. */
export const partWith = ({ draft, shown }: Store, index: number): string | undefined => {
  const at = shown?.parts.find(({ elements }) => elements.includes(index))?.at
  return draft.kind !== 'data' || at?.startsWith('@') ? undefined : at
}

const dragFrom = (store: Store, canvas: Canvas, event: PointerEvent): PartDrag | undefined => {
  const start = pointAt(canvas, event)
  const end = (event.target as SVGElement).dataset['end']
  if (end === 'from' || end === 'to') return endDrag(store, canvas, { edge: store.picked, end, start })
  const index = elementNear(canvas, event)
  const at = (index === undefined ? undefined : partWith(store, index)) ?? ''
  const wasPicked = store.picked === at
  const drag = at !== '' && canPin(store, at) && (wasPicked || event.pointerType !== 'touch')
  const click = (): void => pickAt(store, canvas, at)
  return drag
    ? nodeDrag(store, canvas, { at, start, click })
    : { move: () => {}, end: click, cancel: () => {}, holds: false }
}
