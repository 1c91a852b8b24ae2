/**
 * Switches the theme and accent of all diagrams on a page instantly; without this, the same links reload the page.
 *
 * A choice is in the URL, so that links include it, and in this browser, so that it lasts.
 */
import {
  defaultPictureLook,
  type Ground,
  grounds,
  lookOn,
  lookParameters,
  type PictureLook,
} from '../pages/universal/picture-look.ts'
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
      show({ ...current, [name]: value })
      keepLook(lookParameters(current))
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

const show = (look: PictureLook): void => {
  current = look
  history.replaceState(history.state, '', withLook(location.href, look))
  painted = new WeakMap()
  paint()
  keepInForms()
  refreshPanel()
  document.dispatchEvent(new CustomEvent('look'))
}

/** The URL of a page in a look. Commas need no encoding in a query. */
const withLook = (address: string, look: PictureLook): string => {
  const url = new URL(address, location.href)
  for (const [name, value] of Object.entries(lookParameters(look))) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href.replaceAll('%2C', ',')
}

/** Applies the current look to everything below a node, and makes its links keep it. */
export const paint = (below: ParentNode = document): void => {
  for (const ground of grounds)
    for (const image of below.querySelectorAll<HTMLImageElement>(`img.on-${ground}`)) {
      const address = paintedAddress(image.src, ground)
      if (image.src !== address) image.src = address
    }
  for (const link of below.querySelectorAll<HTMLAnchorElement>('a[data-picture]'))
    link.href = paintedAddress(link.href, pageTheme())
  for (const link of below.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"], [data-set])'))
    if (link.origin === location.origin && isPage.test(link.pathname)) link.href = withLook(link.href, current)
  for (const plate of below.querySelectorAll<HTMLElement>('main [data-theme]')) plate.dataset['theme'] = current.theme
}

/** Applies the look to what is added to the page, once per look: a search re-adds the same cards on every keystroke. */
export const paintOnce = (nodes: Iterable<HTMLElement>): void => {
  const look = `${current.theme} ${current.accent} ${pageTheme()}`
  for (const node of nodes) {
    if (painted.get(node) === look) continue
    painted.set(node, look)
    paint(node)
  }
}

/** The look last applied to each added node. */
let painted = new WeakMap<HTMLElement, string>()

/** The URL of an image on a page in this theme. */
const paintedAddress = (address: string, ground: Ground): string => {
  const url = new URL(address)
  const { theme, accent } = lookOn(ground, current)
  url.search = `?theme=${theme}&accent=${accent}`
  return url.href
}

const isPage = /\/(?:diagrams\/[^/.]+|compare|sandbox|edit|docs(?:\/[^/.]+)?)?$/

/** Forms keep the look. */
const keepInForms = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('#find, #pick, .chooser')) {
    for (const [name, value] of Object.entries(lookParameters(current))) {
      form.querySelector(`input[type=hidden][name=${name}]`)?.remove()
      if (value !== undefined)
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    }
  }
}

/** The links of the panel point to the current page in another look. */
export const refreshPanel = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.look a')) {
    const [name = '', value = ''] = (link.dataset['set'] ?? '').split('=')
    if (current[name as keyof PictureLook] === value) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
    link.href = withLook(location.href, { ...current, [name]: value })
  }
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
