import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sceneOf, text } from '../../test/smallest-scene.ts'
import { renderScene } from '../render/render-scene.ts'
import type { Element } from '../scene/scene.ts'
import { charactersWithoutFont, embedFonts } from './embed-fonts.ts'

/** The SVG of some elements with its fonts, and the files that were read. */
const embedded = async (...elements: Element[]) => {
  const read: string[] = []
  const plain = renderScene({ ...sceneOf(text), elements })
  const svg = await embedFonts(plain, (file) => {
    read.push(file)
    return readFile(`assets/fonts/${file}`)
  })
  return { plain, svg, read }
}

const styles = /<style>\n(?<rules>[\s\S]*?)\n<\/style>\n/

const facesIn = (svg: string): string[] =>
  [...svg.matchAll(/font-family:'([^']+)';font-weight:(\d+);unicode-range:([^;]+);/g)].map((found) =>
    found.slice(1).join(' '),
  )

test('an SVG gets the letters it uses, in the face that each text names, and stays as it is otherwise', async () => {
  const { plain, svg, read } = await embedded(
    { ...text, text: 'abc a' },
    { ...text, text: 'B', bold: true },
    { ...text, text: 'x1', mono: true },
    { ...text, text: '"&"', mono: true, bold: true },
  )
  expect(svg.replace(styles, '')).toBe(plain)
  expect(facesIn(svg)).toEqual([
    'Inter 400 U+20,U+61-63',
    'Inter 600 U+42',
    'JetBrains Mono NL 400 U+31,U+78',
    'JetBrains Mono NL 600 U+22,U+26',
  ])
  expect(read).toHaveLength(4)
  expect(svg.indexOf('<style>')).toBeGreaterThan(svg.indexOf('</desc>'))
})

test('only the files of faces in use are read', async () => {
  expect((await embedded({ ...text, text: 'only mono', mono: true })).read).toEqual(['JetBrainsMono-Regular.ttf'])
})

test('without words, with words that no face has, and with fonts inside already, nothing is added', async () => {
  for (const element of [
    { ...text, text: '' },
    { ...text, text: '図' },
  ]) {
    const { plain, svg } = await embedded(element)
    expect(svg).toBe(plain)
  }
  const { svg } = await embedded({ ...text, text: 'a' })
  expect(svg).toMatch(styles)
  expect(await embedFonts(svg, () => Promise.reject(new Error('read')))).toBe(svg)
})

test('characters that the fonts of an SVG lack are listed once, without those that are never drawn', async () => {
  const lackedBy = (...elements: Element[]) =>
    charactersWithoutFont(renderScene({ ...sceneOf(text), elements }), (file) => readFile(`assets/fonts/${file}`))
  expect(await lackedBy({ ...text, text: 'abc → é € ₹' })).toEqual([])
  // Only the monospaced fonts have it, with which a PNG draws it.
  expect(await lackedBy({ ...text, text: 'gr├Âße' })).toEqual([])
  const words = { ...text, text: '名 🔌\u200d\ufe0f a' }
  expect(await lackedBy(words, { ...words, mono: true })).toEqual(['名', '🔌'])
})
