/**
 * Edits a text in place, in a field over the diagram. Enter commits, Escape cancels.
 */
import { textOf, valueOf } from '../../editor/form/cell-text.ts'
import { pathText, valueAt } from '../../editor/json-path.ts'
import { fieldOfWords } from '../../editor/picture/words-at.ts'
import type { Canvas } from './canvas.ts'
import { focusField } from './focus.ts'
import { arrangedOf, setWords } from './scene-state.ts'
import type { Store } from './store.ts'

/** Opens the field for a text element of a scene. */
export function editWords(store: Store, canvas: Canvas, index: number): void {
  const element = arrangedOf(store)?.elements[index]
  if (element?.type === 'text')
    openField(canvas, index, {
      value: element.text,
      done: changing(element.text, (words) => setWords(store, index, words)),
    })
}

/** Opens the field for the value that a text element shows; the form has those that are computed of others. */
export const editValue = (store: Store, canvas: Canvas, { at, index }: { at: string; index: number }): void => {
  const element = store.shown?.scene.elements[index]
  const path = element?.type === 'text' ? fieldOfWords(store.draft.content, at, element.text) : undefined
  const value = path === undefined ? undefined : valueAt(store.draft.content, path)
  // A field of one line would join the lines of words that have breaks.
  const isOneLine = typeof value !== 'string' || !value.includes('\n')
  if (path === undefined || value === undefined || !isOneLine) return void focusField(at)
  const type = typeof value === 'number' ? 'number' : 'text'
  const cell = { key: '', label: '', hint: '', required: false, type } as const
  const shown = textOf(value, cell)
  const change = (words: string): void => {
    store.set(path, valueOf(words, cell, value))
    store.say(`${pathText(path)} changed`)
  }
  openField(canvas, index, { value: shown, done: changing(shown, change) })
}

/** Opens the field for a text that is not part of the scene yet; calls back with its words, none if it is canceled. */
export const newWords = (canvas: Canvas, index: number, use: (words: string) => void): void =>
  openField(canvas, index, { value: '', done: (keep, words) => use(keep ? words.trim() : '') })

type Words = { value: string; done: (keep: boolean, words: string) => void }

const changing =
  (value: string, change: (words: string) => void): Words['done'] =>
  (keep, words) => {
    if (keep && words !== value) change(words)
  }

const openField = (canvas: Canvas, index: number, { value, done }: Words): void => {
  const group = canvas.group(index)
  if (group === undefined) return
  const field = fieldOver(group, canvas.host, value)
  whenDone(field, (keep) => {
    field.remove()
    canvas.svg.focus({ preventScroll: true })
    done(keep, field.value)
  })
  canvas.host.append(field)
  field.focus()
  field.select()
}

/** A field over an element, slightly larger, with room for all of the words. */
const fieldOver = (group: Element, host: HTMLElement, value: string): HTMLInputElement => {
  const field = document.createElement('input')
  const { left, top, width, height } = group.getBoundingClientRect()
  const frame = host.getBoundingClientRect()
  field.type = 'text'
  field.value = value
  field.className = 'words-in-place'
  field.setAttribute('aria-label', 'Words')
  field.style.left = `${left - frame.left + host.scrollLeft - 8}px`
  field.style.top = `${top - frame.top + host.scrollTop - 6}px`
  field.style.width = `${Math.max(width + 48, 120, Math.min(8 * value.length + 24, 360))}px`
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
