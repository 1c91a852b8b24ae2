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
  const nodes = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  const edges = shortLinks('a > b\na > c\nb > d\nc > d\nd > a')
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const looks = drawing.parts
    .filter(({ at }) => at.startsWith('nodes'))
    .map(({ elements }) => elements.map((index) => drawing.scene.elements[index]).find((each) => each?.type === 'path'))
    .map((each) => (each?.type === 'path' ? `${each.stroke} ${each.fill}` : ''))
  expect(looks.toSorted()).toEqual(['accent soft', 'accent soft', 'ink surface', 'ink surface'])
})
