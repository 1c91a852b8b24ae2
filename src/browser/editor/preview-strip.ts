/**
 * On a small screen the picture is above the form, and a keyboard takes half of what is left: while a field has the
 * focus, the picture is a strip around the part that is edited.
 *
 * What the strip gives up becomes a margin below it, so that nothing moves under a finger. Some keyboards are closed
 * without the field losing its focus: what can be done with the picture is back then, too.
 */
import { takesText } from '../takes-text.ts'

/** Listens to the form; `main` has the picture. */
export function startPreviewStrip(main: HTMLElement, form: HTMLElement): void {
  const isSmall = matchMedia('(max-width: 37.49rem), (max-width: 60rem) and (max-height: 40rem)')
  let timer: ReturnType<typeof setTimeout> | undefined
  const fold = (): void => {
    clearTimeout(timer)
    if (!isSmall.matches || main.classList.contains('is-strip')) return
    const before = main.offsetHeight
    main.classList.add('is-strip')
    main.style.marginBottom = `${before - main.offsetHeight}px`
  }
  const unfold = (): void => {
    main.classList.remove('is-strip')
    main.style.marginBottom = ''
  }
  form.addEventListener('focusin', (event) => takesText(event.composedPath()[0]) && fold())
  // The focus may go on to the next field.
  form.addEventListener('focusout', () => (timer = setTimeout(unfold, 200)))
  isSmall.addEventListener('change', unfold)
  onKeyboard((isOpen) => {
    if (!isOpen) unfold()
    else if (form.contains(document.activeElement) && takesText(document.activeElement ?? undefined)) fold()
  })
}

/** Less is the bar of the browser, which comes and goes while one scrolls. */
const leastKeyboard = 120

/** Says when the keyboard of a screen is opened or closed, by what it leaves of the window. */
const onKeyboard = (tell: (isOpen: boolean) => void): void => {
  let height = visualViewport?.height ?? 0
  visualViewport?.addEventListener('resize', () => {
    const change = (visualViewport?.height ?? 0) - height
    height += change
    if (Math.abs(change) >= leastKeyboard) tell(change < 0)
  })
}

/** Scrolls the picture in the strip to the part that is marked. */
export const centerInStrip = (host: HTMLElement, mark: Element | null): void => {
  if (mark === null || host.closest('.is-strip') === null) return
  const [box, part] = [host.getBoundingClientRect(), mark.getBoundingClientRect()]
  host.scrollTop += part.top + part.height / 2 - (box.top + box.height / 2)
}
