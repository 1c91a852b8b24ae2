/**
 * Switches the theme and accent of all diagrams on a page instantly; without this, the same links reload the page.
 *
 * A choice is in the URL, so that links include it, and in this browser, so that it lasts. The code that shows another
 * look is loaded with the first choice.
 */
import { defaultPictureLook, lookOn, lookParameters, type PictureLook } from '../pages/universal/picture-look.ts'
import { pageTheme } from './page-theme.ts'
import { keepLook, readLook } from './theme-choice.ts'

/** Makes the panels switch without a reload, and restores the stored choice. */
export function startLook(): void {
  restore()
  restoreOnReturn()
  for (const panel of panels()) {
    panel.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-set]')
      if (link === null || !plainClick(event)) return
      event.preventDefault()
      const [name = '', value = ''] = (link.dataset['set'] ?? '').split('=')
      const next: PictureLook = { ...current, [name]: value }
      show(next)
      keepLook(lookParameters(next))
    })
  }
}

/** A stored look applies unless the URL says otherwise. */
const restore = (): void => {
  const sent = pick(Object.fromEntries(new URLSearchParams(location.search)))
  const wanted = { ...defaultPictureLook, ...readLook(), ...sent } as PictureLook
  if (wanted.theme !== current.theme || wanted.accent !== current.accent) show(wanted)
}

const pick = ({ theme, accent }: Record<string, string>): Record<string, string> => ({
  ...(theme ? { theme } : {}),
  ...(accent ? { accent } : {}),
})

/** The chosen look, from the URL. */
const lookInAddress = (): PictureLook => {
  const sent = Object.fromEntries(new URLSearchParams(location.search))
  return { ...defaultPictureLook, ...(pick(sent) as Partial<PictureLook>) }
}

let current: PictureLook = lookInAddress()

/** The chosen look. */
export const chosenLook = (): PictureLook => current

const show = (look: PictureLook): void => {
  current = look
  void import('./paint-look.ts').then(({ showLook }) => showLook())
}

/** A page restored from the back/forward cache shows what was chosen in between. */
const restoreOnReturn = (): void => {
  let kept = JSON.stringify(readLook())
  addEventListener('pagehide', () => (kept = JSON.stringify(readLook())))
  addEventListener('pageshow', ({ persisted }) => {
    const look = readLook()
    if (persisted && JSON.stringify(look) !== kept) show({ ...defaultPictureLook, ...look } as PictureLook)
  })
}

const panels = (): NodeListOf<HTMLElement> => document.querySelectorAll('.look')

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The chosen look, as the page shows it now. */
export const shownLook = () => lookOn(pageTheme(), current)
