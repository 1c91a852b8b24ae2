/**
 * Lists that narrow screens fold: the style sheet shows their content on wide ones whatever their state.
 */

/** Opens a `details` where the style sheet shows it anyway, so that its state matches; below a width, folds it. */
export function foldBelow(selector: string, width: string): void {
  const details = document.querySelector<HTMLDetailsElement>(selector)
  if (details === null) return
  const narrow = matchMedia(`(max-width: ${width})`)
  const apply = (): void => {
    details.open = !narrow.matches
  }
  apply()
  narrow.addEventListener('change', apply)
}
