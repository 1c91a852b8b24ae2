/**
 * Whether the HTML of a built page shows what its document says: each diagram in two looks with words for readers who
 * cannot see it, code as code, and what cannot be drawn in words.
 */

/** A picture of a page: the addresses in both looks, and its alternative texts. */
export type PagePicture = { light: string; dark: string; alts: string[] }

/** The pictures of a page in order: those that the system chooses, or those that the CSS of the site does. */
export const picturesIn = (html: string): PagePicture[] => {
  const images = [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].map(([tag]) => ({
    isSource: tag.startsWith('<source'),
    isLight: / class="?diagref-light/.test(tag),
    isDark: / class="?diagref-dark/.test(tag) || tag.includes('prefers-color-scheme'),
    address: attributeOf(tag, 'src') ?? attributeOf(tag, 'srcset') ?? attributeOf(tag, 'srcSet') ?? '',
    alt: attributeOf(tag, 'alt'),
  }))
  return images.flatMap((image, at): PagePicture[] => {
    const next = images[at + 1]
    if (image.isLight && next?.isDark === true) return [pictureOf(image, next)]
    return image.isSource && image.isDark && next !== undefined ? [pictureOf(next, image)] : []
  })
}

type PageImage = { address: string; alt: string | undefined }

const pictureOf = (light: PageImage, dark: PageImage): PagePicture => ({
  light: light.address,
  dark: dark.address,
  alts: [light, dark].flatMap(({ alt }) => alt ?? []),
})

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The SVG at an address of a page: within it, or a file that `read` knows by its address. */
export const svgAt = (address: string, read: (address: string) => string | undefined): string => {
  const [, inline] = /^data:image\/svg\+xml,(.*)$/s.exec(address) ?? []
  return inline === undefined ? (read(address) ?? '') : decodeURIComponent(inline)
}

const expected = [
  { alt: 'Gantt chart: The audit ends on Feb 20.', word: 'Collect evidence' },
  { alt: 'Request sequence: Signing in.', word: 'POST /session' },
]

/** What is wrong with the page; nothing, if all is there. */
export function faultsOfPage(html: string, read: (address: string) => string | undefined): string[] {
  const pictures = picturesIn(html)
  const faults = pictures.length === expected.length ? [] : [`${pictures.length} pictures, not ${expected.length}`]
  for (const [at, { alt, word }] of expected.entries()) {
    const { light = '', dark = '', alts = [] } = pictures[at] ?? {}
    const [one, other] = [svgAt(light, read), svgAt(dark, read)]
    if (!one.startsWith('<svg') || !other.startsWith('<svg'))
      faults.push(`picture ${at + 1} is not there in both looks`)
    if (!one.includes(word) || !other.includes(word)) faults.push(`picture ${at + 1} does not show "${word}"`)
    if (one === other) faults.push(`picture ${at + 1} looks the same in light and dark`)
    if (alts.length === 0 || !alts.every((each) => each.startsWith(alt)))
      faults.push(`picture ${at + 1} has the alternative text ${JSON.stringify(alts)}`)
  }
  if (!html.includes('untouched')) faults.push('code is gone')
  if (!html.includes('title: Nothing')) faults.push('the source that cannot be drawn is gone')
  if (!/<h2\b[^>]*>(?:(?!<\/h2>).)*Code/s.test(html)) faults.push('the Markdown below what cannot be drawn is spoiled')
  return faults
}

/** What a reader and the log must say about a fence that cannot be drawn. */
export const unknownRecipe = /there is no recipe (?:"|&quot;)gant-chart(?:"|&quot;)/
