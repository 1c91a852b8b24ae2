/**
 * Shows a look of diagrams on a page: its pictures, the links and forms that keep it, and the panel that it is chosen in.
 */
import { type Ground, grounds, lookOn, lookParameters, type PictureLook } from '../pages/universal/picture-look.ts'
import { chosenLook } from './look.ts'
import { pageTheme } from './page-theme.ts'

/** Shows the chosen look: in the page, its links and its forms, and in the address. */
export function showLook(): void {
  history.replaceState(history.state, '', withLook(location.href, chosenLook()))
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
      const sketch = image.previousElementSibling
      if (sketch instanceof HTMLSourceElement) sketch.srcset = sketchedAddress(sketch.srcset, ground)
    }
  for (const link of below.querySelectorAll<HTMLAnchorElement>('a[data-picture]'))
    link.href = paintedAddress(link.href, pageTheme())
  for (const link of below.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"], [data-set])'))
    if (link.origin === location.origin && isPage.test(link.pathname)) link.href = withLook(link.href, chosenLook())
  for (const { dataset } of below.querySelectorAll<HTMLElement>('main [data-theme]')) {
    dataset['theme'] = chosenLook().theme
    if (dataset['accent'] !== undefined) dataset['accent'] = chosenLook().accent
  }
}

/** Applies the look to what is added to the page, once per look: a search re-adds the same cards on every keystroke. */
export const paintOnce = (nodes: Iterable<HTMLElement>): void => {
  const { theme, accent } = chosenLook()
  const look = `${theme} ${accent} ${pageTheme()}`
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
  if (sketched.test(address)) return sketchedAddress(address, ground)
  const url = new URL(address)
  const { theme, accent } = lookOn(ground, chosenLook())
  url.search = `?theme=${theme}&accent=${accent}`
  return url.href
}

/** The URL of a sketch, whose name ends with its look. */
const sketchedAddress = (address: string, ground: Ground): string => {
  const { theme, accent } = lookOn(ground, chosenLook())
  return address.replace(sketched, `-${theme}-${accent}.svg`)
}

const sketched = /-[a-z]+-[a-z]+\.svg$/

const isPage = /\/(?:diagrams\/[^/.]+|compare|sandbox|edit|docs(?:\/[^/.]+)?)?$/

/** Forms keep the look. */
const keepInForms = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('#find, #pick, .chooser')) {
    for (const [name, value] of Object.entries(lookParameters(chosenLook()))) {
      form.querySelector(`input[type=hidden][name=${name}]`)?.remove()
      if (value !== undefined)
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    }
  }
}

/** The links of the panel point to the current page in another look. */
export const refreshPanel = (): void => {
  const current = chosenLook()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.look a')) {
    const [name = '', value = ''] = (link.dataset['set'] ?? '').split('=')
    if (current[name as keyof PictureLook] === value) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
    link.href = withLook(location.href, { ...current, [name]: value })
  }
}
