/**
 * The key `/` leads to the search from anywhere on a page.
 */

/** Listens to the key. */
export function startSearchKey(): void {
  const search = document.querySelector<HTMLInputElement>('#q')
  if (search === null) return
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key !== '/' || takesText(event.target)) return
    event.preventDefault()
    search.focus()
    search.select()
  })
}

/** Whether keys are text there. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
