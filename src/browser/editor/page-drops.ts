/**
 * What is pasted or dropped anywhere on the page is opened.
 */
import { openAny, openFile } from './open.ts'
import type { Store } from './store.ts'

/** Listens to the page. */
export function startDrops(store: Store): void {
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const isInField = event.composedPath().some((each) => each instanceof Element && each.matches(fields))
    if (text.trim() !== '' && !isInField) void openAny(store, text)
  })
  document.addEventListener('dragover', (event) => event.preventDefault())
  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? []
    if (file === undefined) return
    event.preventDefault()
    void openFile(store, file)
  })
}

const fields = 'input, select, textarea, [contenteditable]'
