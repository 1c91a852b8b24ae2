/**
 * The styles of what the editor shows on demand, which its page names but does not load at the start.
 */

let loading: Promise<unknown> | undefined

/** Loads them once, and waits no longer than one notices; without them, what is shown is plain, but works. */
export const loadLaterStyles = (): Promise<unknown> =>
  (loading ??= new Promise<unknown>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('#later-styles')!
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => resolve((loading = undefined)))
    // Switched off first, so that what could not be loaded before is requested again.
    link.disabled = true
    link.disabled = false
    setTimeout(resolve, 300)
  }))
