/**
 * Edits a text in place, in a field over the diagram. Enter commits, Escape cancels.
 */
import type { Canvas } from './canvas.ts'
import { arrangedOf, setWords } from './scene-state.ts'
import type { Store } from './store.ts'

/** Opens the field for a text element. */
export function editWords(store: Store, canvas: Canvas, index: number): void {
  const element = arrangedOf(store)?.elements[index]
  const group = canvas.group(index)
  if (element?.type !== 'text' || group === undefined) return
  const field = fieldOver(group, canvas.host)
  field.value = element.text
  whenDone(field, (keep) => {
    if (keep && field.value !== element.text) setWords(store, index, field.value)
    field.remove()
    canvas.svg.focus({ preventScroll: true })
  })
  canvas.host.append(field)
  field.focus()
  field.select()
}

/** An empty field over an element, slightly larger. */
const fieldOver = (group: Element, host: HTMLElement): HTMLInputElement => {
  const field = document.createElement('input')
  const { left, top, width, height } = group.getBoundingClientRect()
  const frame = host.getBoundingClientRect()
  field.type = 'text'
  field.className = 'words-in-place'
  field.setAttribute('aria-label', 'Words')
  field.style.left = `${left - frame.left + host.scrollLeft - 8}px`
  field.style.top = `${top - frame.top + host.scrollTop - 6}px`
  field.style.width = `${Math.max(width + 48, 120)}px`
  field.style.height = `${height + 12}px`
  return field
}

/** Calls `close` once: on Enter or when the focus leaves, to commit; on Escape, to cancel. */
const whenDone = (field: HTMLInputElement, close: (keep: boolean) => void): void => {
  let isDone = false
  const end = (keep: boolean): void => {
    if (isDone) return
    isDone = true
    close(keep)
  }
  field.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Enter' || event.key === 'Escape') end(event.key === 'Enter')
  })
  field.addEventListener('blur', () => end(true))
}
