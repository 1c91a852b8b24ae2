/**
 * The diagram of data by keyboard: arrows go from part to part, with Alt they move it; Enter goes to its field, F2 edits
 * its words in place, Delete removes it, and typing replaces what is in its field.
 */
import { rectOfPart } from '../../editor/picture/edge-ends.ts'
import { neighborOf, type StepWay } from '../../editor/picture/neighbor.ts'
import type { Canvas } from './canvas.ts'
import { focusField } from './focus.ts'
import { canPin, canRemove, editPart, movePart, pickAt, removePart, titleOfPart } from './picture-actions.ts'
import type { Store } from './store.ts'

/** Listens to the diagram. */
export function startPictureKeys(store: Store, canvas: Canvas): void {
  canvas.svg.addEventListener('keydown', (event) => {
    if (store.draft.kind !== 'data' || event.isComposing || event.ctrlKey || event.metaKey) return
    if (act(store, canvas, event)) event.preventDefault()
  })
}

const act = (store: Store, canvas: Canvas, { key, altKey }: KeyboardEvent): boolean => {
  const at = store.picked
  const way = ways[key]
  if (way !== undefined) return walk(store, canvas, way, altKey)
  if (at === '' || altKey) return false
  if (key === 'Escape') store.pick('')
  else if (key === 'Enter') return focusField(at)
  else if (key === 'F2') editPart(store, canvas, at)
  else if ((key === 'Delete' || key === 'Backspace') && canRemove(store, at)) removePart(store, at)
  else {
    // The key then types into the field, whose words are selected.
    if (Array.from(key).length === 1 && key !== ' ') focusField(at)
    return false
  }
  return true
}

const ways: Record<string, StepWay> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const walk = (store: Store, canvas: Canvas, way: StepWay, moves: boolean): boolean => {
  const { picked, shown } = store
  if (shown === undefined) return false
  if (moves) {
    if (canPin(store, picked)) movePart(store, picked, way)
    return true
  }
  const others = shown.parts.flatMap(({ at }) => {
    const rect = at === picked || at.startsWith('@') ? undefined : rectOfPart(shown, at)
    return rect === undefined ? [] : [{ at, rect }]
  })
  const own = rectOfPart(shown, picked)
  const next = own === undefined ? others[0]?.at : neighborOf(own, others, way)
  if (next === undefined) return true
  pickAt(store, canvas, next)
  store.say(titleOfPart(store, next))
  return true
}
