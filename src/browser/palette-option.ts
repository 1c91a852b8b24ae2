/**
 * The options of the palette: each a link to a diagram, with its picture.
 */
import type { SearchDocument } from '../catalog/search-document.ts'
import { sketchAddress } from '../pages/universal/picture-look.ts'
import type { Look } from '../render/palette.ts'

/** Where pages and search documents are, and the look of pictures. */
export type PaletteSite = { root: string; documents: string; look: Look }

type OptionWords = { words: string; at: number; site: PaletteSite }

/** An option: picture, name, and the words it was found by. */
export const optionOf = (
  { id, name }: SearchDocument,
  { words, at, site: { root, look } }: OptionWords,
): HTMLElement => {
  const option = make('a', { id: `found-${at}`, href: `${root}diagrams/${id}`, tabIndex: -1 })
  option.setAttribute('role', 'option')
  option.dataset['of'] = id
  const image = make('img', { src: root + sketchAddress(id, look), alt: '', width: 96, height: 64 })
  const text = make('span')
  text.append(make('b', { textContent: name }), make('small', { textContent: words }))
  option.append(image, text)
  return option
}

/** An element with properties. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

/** The option for no diagram. */
export const noneOf = (words: string): HTMLElement => {
  const option = make('a', { id: 'found-none', href: '#', tabIndex: -1, textContent: words })
  option.setAttribute('role', 'option')
  option.dataset['of'] = ''
  return option
}
