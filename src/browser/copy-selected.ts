/**
 * Copies text where the browser has no clipboard for pages: old ones, and plain http.
 */

/** Selects the text and runs the document's copy command; false if that is not allowed. */
export function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  const before = document.activeElement
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
