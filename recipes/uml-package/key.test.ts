import { expect, test } from 'vitest'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** What is before the words for cycles in the key: the folder, and the line beside it. */
const keyOf = (lines: string): object[] => {
  const nodes = ['a', 'b', 'c'].map((name) => ({ name }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes, edges: shortLinks(lines) })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const at = elements.findIndex((each) => each.type === 'text' && each.text === 'On a cycle')
  return at < 0 ? [] : elements.slice(at - 4, at - 1)
}

const tab = { type: 'path', stroke: 'ink' }
const folder = { ...tab, fill: 'surface' }

test('the key shows packages on a cycle as they are filled, with the imports between them', () => {
  expect(keyOf('a > b > c > a\nb > a')).toMatchObject([folder, tab, { type: 'line', stroke: 'ink', dashed: true }])
})

test('where no import closes all cycles and all are in the accent, the key shows the packages as well', () => {
  expect(keyOf('a > b > a\nb > c > b')).toMatchObject([folder, tab, { type: 'line', stroke: 'accent' }])
})

test('without a cycle the key names none', () => {
  expect(keyOf('a > b > c')).toEqual([])
})

test('only the two packages of an import that alone closes every cycle are tinted', () => {
  const looksOf = (names: string, links: string): string[] => {
    const nodes = names.split('').map((name) => ({ name }))
    const data = { title: 'A claim', nodes, edges: shortLinks(links) }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.parts
      .filter(({ at }) => at.startsWith('nodes'))
      .map(({ elements }) => elements.map((at) => drawing.scene.elements[at]).find((each) => each?.type === 'path'))
      .map((each) => (each?.type === 'path' ? `${each.stroke} ${each.fill}` : ''))
      .toSorted()
  }
  const looks = looksOf('abcd', 'a > b\na > c\nb > d\nc > d\nd > a')
  expect(looks).toEqual(['accent soft', 'accent soft', 'ink surface', 'ink surface'])
  expect(looksOf('abc', 'a > b > a\nb > c > b')).toEqual(Array(3).fill('ink surface'))
})

test('all packages are filled, and those on a cycle have a darker edge than those beside it', () => {
  const looksOf = (links: string[]) => {
    const nodes = ['a', 'b', 'c'].map((name) => ({ name, kind: 'package' }))
    const edges = links.map((link) => ({ from: link.charAt(0), to: link.charAt(1) }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Three', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return nodes.map((_, index) => {
      const own = drawing.parts.find(({ at }) => at === `nodes.${index}`)?.elements ?? []
      const shapes = own.flatMap((each) => drawing.scene.elements[each] ?? []).filter(({ type }) => type === 'path')
      const filled = shapes.find((each) => each.type === 'path' && each.fill === 'surface')
      return filled?.type === 'path' ? (filled.stroke ?? 'muted') : undefined
    })
  }
  expect(looksOf(['ab', 'ba', 'bc'])).toEqual(['ink', 'ink', 'muted'])
  expect(looksOf(['ab', 'bc'])).toEqual(['muted', 'muted', 'muted'])
})
