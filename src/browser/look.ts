/**
 * Switches the look of all pictures on a page at once; without this, the same links load the page anew.
 *
 * A picture's address holds its look, so switching is changing addresses.
 */
import { accents, type Look, themes } from '../render/palette.ts'

const defaults: Record<string, string> = { theme: themes[0], accent: accents[0] }

const panel = (): HTMLElement | null => document.querySelector('.look')

/** The chosen look. */
export const currentLook = (): Look => {
  const { theme = themes[0], accent = accents[0] } = panel()?.dataset ?? {}
  return { theme, accent } as Look
}

/** Writes a look into an address: always where it names a picture, elsewhere only what differs from the default. */
const withLook = (address: string, look: Look): string => {
  const url = new URL(address, location.href)
  const picture = url.pathname.endsWith('/svg')
  for (const [name, value] of Object.entries(look)) {
    if (picture || value !== defaults[name]) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  // Commas may stand in a query as they are.
  return url.href.replaceAll('%2C', ',')
}

/** Paints everything below a node in a look. */
export const paint = (below: ParentNode, look: Look): void => {
  for (const image of below.querySelectorAll<HTMLImageElement>('img[src*="/svg?"]'))
    image.src = withLook(image.src, look)
  const links = 'a[data-look], a[href*="diagrams/"]:not([href*="api/"])'
  for (const link of below.querySelectorAll<HTMLAnchorElement>(links)) link.href = withLook(link.href, look)
  for (const plate of below.querySelectorAll<HTMLElement>('[data-theme]')) plate.dataset['theme'] = look.theme
}

/** Forms that lead on keep the look. */
const keepInForms = (look: Look): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('#find, #pick, .chooser')) {
    for (const [name, value] of Object.entries(look)) {
      form.querySelector(`input[type=hidden][name=${name}]`)?.remove()
      if (value === defaults[name]) continue
      const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
      form.append(input)
    }
  }
}

/** The links of the panel lead to the page as it is now, in another look. */
const markPanel = (look: Look): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.look a')) {
    const [name = '', value = ''] = (link.dataset['set'] ?? '').split('=')
    const chosen = look[name as keyof Look] === value
    if (chosen) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
    link.href = withLook(location.href, { ...look, [name]: value })
  }
}

/** Shows the page in a look, and keeps it in the address. */
export const setLook = (look: Look): void => {
  Object.assign(panel()?.dataset ?? {}, look)
  history.replaceState(null, '', withLook(location.href, look))
  paint(document.querySelector('main') ?? document, look)
  keepInForms(look)
  markPanel(look)
  document.dispatchEvent(new CustomEvent('look', { detail: look }))
}

/** The address changed by other means: the panel's links follow. */
export const refreshLook = (): void => markPanel(currentLook())

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Makes the panel switch without loading. */
export const startLook = (): void => {
  panel()?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-set]')
    if (link === null || !plainClick(event)) return
    event.preventDefault()
    const [name = '', value = ''] = (link.dataset['set'] ?? '').split('=')
    setLook({ ...currentLook(), [name]: value })
  })
}
