/**
 * The scene by keyboard: arrows move the selection, Tab is left to the page.
 */
import { type Arranged, duplicateSelected, orderSelected, removeSelected } from '../../editor/scene/elements.ts'
import type { Point } from '../../geometry/rect.ts'
import type { Canvas } from './canvas.ts'
import { chooseByKey } from './draw-bar.tsx'
import { arrangedOf, nudge, select, takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'
import { editWords } from './words-in-place.ts'

/** Listens to the diagram and to the list of elements. */
export function startSceneKeys(store: Store, canvas: Canvas, list: HTMLElement): void {
  const handle = (event: KeyboardEvent): void => {
    if (store.draft.kind !== 'scene' || event.isComposing || isField(event.composedPath()[0])) return
    if (act(store, canvas, event)) event.preventDefault()
  }
  canvas.svg.addEventListener('keydown', handle)
  list.addEventListener('keydown', handle)
}

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable], [role=tab], summary')

const act = (store: Store, canvas: Canvas, event: KeyboardEvent): boolean => {
  const arranged = arrangedOf(store)
  if (arranged === undefined) return false
  const { key } = event
  const move = arrows[key]
  const step = event.shiftKey ? 1 : 8
  if (event.ctrlKey || event.metaKey) return command(store, arranged, key.toLowerCase())
  if (move !== undefined) nudge(store, step * move.x, step * move.y)
  else if (key === 'Delete' || key === 'Backspace') takeArranged(store, removeSelected(arranged))
  else if (key === ']' || key === '[') takeArranged(store, orderSelected(arranged, key === ']' ? 'front' : 'back'))
  else if (chooseByKey(store, key)) return true
  else if (key === 'Escape') select(store, [])
  else if (key === 'Enter' && event.target === canvas.svg && arranged.selected.length === 1)
    editWords(store, canvas, arranged.selected[0] ?? -1)
  else return false
  return true
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const command = (store: Store, arranged: Arranged, key: string): boolean => {
  if (key === 'a') select(store, [...arranged.elements.keys()])
  else if (key === 'd') takeArranged(store, duplicateSelected(arranged))
  else return false
  return true
}
