/**
 * The options of the palette: links to diagrams with their pictures, and to what has none.
 */
import type { SearchDocument } from '../catalog/search-document.ts'
import { sketchAddress } from '../pages/universal/picture-look.ts'
import type { Look } from '../render/palette.ts'

/** Where pages, search documents and the styles of the palette are, and the look of pictures. */
export type PaletteSite = { root: string; documents: string; styles: string; look: Look }

/** An option for a diagram: picture, name, and the words it was found by. */
export const optionOf = ({ id, name }: SearchDocument, words: string, { root, look }: PaletteSite): HTMLElement => {
  const option = wordsOption(name, { href: `${root}diagrams/${id}`, words })
  option.dataset['of'] = id
  option.prepend(make('img', { src: root + sketchAddress(id, look), alt: '', width: 72, height: 48 }))
  return option
}

/** An option without a picture; `words` say what it is or where. */
export const wordsOption = (name: string, { href, words }: { href: string; words?: string }): HTMLElement => {
  const option = make('a', { href, tabIndex: -1 })
  option.setAttribute('role', 'option')
  const text = make('span')
  text.append(make('b', { textContent: name }), ...(words === undefined ? [] : [make('small', { textContent: words })]))
  option.append(text)
  return option
}

/** An element with properties. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

/** The option for no diagram. */
export const noneOf = (words: string): HTMLElement => {
  const option = wordsOption(words, { href: '#' })
  option.dataset['of'] = ''
  return option
}
