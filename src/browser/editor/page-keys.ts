/**
 * The keys of the editor that work wherever the focus is, loaded once the editor is there.
 */
import { takesText } from '../takes-text.ts'
import { loadLaterStyles } from './later-styles.ts'
import type { Store } from './store.ts'

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y step through the whole draft, Ctrl+O and Ctrl+S open and save, wherever the focus is; `?` shows the keys where it is no word. */
export function startPageKeys(store: Store): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === '?' && !takesText(event.composedPath()[0]))
      return store.load(
        () => Promise.all([import('./keys.ts'), loadLaterStyles()]),
        ([{ toggleKeys }]) => toggleKeys(),
      )
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.target as Element).closest('#find') !== null) return
    const key = event.key.toLowerCase()
    if (!'zyos'.includes(key)) return
    event.preventDefault()
    if (key === 'o' || key === 's')
      store.load(
        () => import('./disk.ts'),
        ({ openFromDisk, saveToDisk }) => (key === 's' ? saveToDisk : openFromDisk)(store),
      )
    else store.step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  })
}
