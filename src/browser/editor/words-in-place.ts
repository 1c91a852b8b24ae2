/**
 * The words of a text edited where they stand: a field over the picture. Enter keeps them, Escape does not.
 */
import type { Canvas } from './canvas.ts'
import { arrangedOf, setWords } from './scene-state.ts'
import type { Store } from './store.ts'

/** Opens the field for a text element. */
export function editWords(store: Store, canvas: Canvas, index: number): void {
  const element = arrangedOf(store)?.elements[index]
  const group = canvas.group(index)
  if (element?.type !== 'text' || group === undefined) return
  const field = document.createElement('input')
  const { left, top, width, height } = group.getBoundingClientRect()
  const frame = canvas.host.getBoundingClientRect()
  field.type = 'text'
  field.className = 'words-in-place'
  field.value = element.text
  field.setAttribute('aria-label', 'Words')
  field.style.left = `${left - frame.left + canvas.host.scrollLeft - 8}px`
  field.style.top = `${top - frame.top + canvas.host.scrollTop - 6}px`
  field.style.width = `${Math.max(width + 48, 120)}px`
  field.style.height = `${height + 12}px`
  let isDone = false
  const close = (keep: boolean): void => {
    if (isDone) return
    isDone = true
    if (keep && field.value !== element.text) setWords(store, index, field.value)
    field.remove()
    canvas.svg.focus({ preventScroll: true })
  }
  field.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Enter' || event.key === 'Escape') close(event.key === 'Enter')
  })
  field.addEventListener('blur', () => close(true))
  canvas.host.append(field)
  field.focus()
  field.select()
}
