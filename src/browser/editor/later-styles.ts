/**
 * The styles of what the editor shows on demand, which its page names but does not load at the start.
 */

let loading: Promise<void> | undefined

/** Loads them once, and waits no longer than one notices; without them, what is shown is plain, but works. */
export function loadLaterStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#later-styles')
  if (!link) return Promise.resolve()
  loading ??= new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve((loading = undefined)))
    // Switched off first, so that what could not be loaded before is requested again.
    link.disabled = true
    link.disabled = false
  })
  return Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, 300))])
}
