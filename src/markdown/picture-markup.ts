/**
 * The markup of a picture in light and dark, as HTML that is also JSX.
 */
import { escapeXml } from '../render/markup.ts'
import type { Scene } from '../scene/scene.ts'

/** Addresses of a picture for pages in light and dark, and words for readers who cannot see it. */
export type PictureAddresses = { light: string; dark: string; alt: string }

/** The lines of a `<picture>`; `jsx` names attributes as MDX does. */
export const pictureLines = ({ light, dark, alt }: PictureAddresses, { jsx = false } = {}): string[] => [
  '<picture>',
  `  <source media="(prefers-color-scheme: dark)" ${jsx ? 'srcSet' : 'srcset'}="${dark}" />`,
  `  <img src="${light}" alt="${attribute(alt)}" />`,
  '</picture>',
]

/** Words for readers who cannot see a scene: its title, which is a claim, and its description. */
export const alternativeOf = ({ title, description }: Pick<Scene, 'title' | 'description'>): string =>
  oneLine(`${title}${/[.!?…]$/.test(title.trim()) ? '' : '.'} ${description}`)

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** An attribute's value: in one line, with nothing that ends it, or that Markdown or a template would read. */
export const attribute = (words: string): string =>
  escapeXml(oneLine(words)).replaceAll('{', '&#123;').replaceAll('}', '&#125;')

/** A relative path as an address: no sign of a list, a query or a fragment in it. */
export const addressOf = (path: string): string =>
  path
    .split('/')
    .map((name) =>
      name === '..'
        ? name
        : encodeURIComponent(name).replaceAll(
            /[()'!*]/g,
            (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
          ),
    )
    .join('/')
