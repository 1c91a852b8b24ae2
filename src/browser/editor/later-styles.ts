/**
 * The styles of what the editor shows on demand, which its page names but does not load at the start.
 */

/** Loads them if they are not there yet; without them, what is shown is plain, but works. */
export function loadLaterStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#later-styles')
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    // Switched off first, so that what could not be loaded before is requested again.
    link.disabled = true
    link.disabled = false
  })
}
