import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const rows = [
  { name: 'Look', value: 4 },
  { name: 'Pay', value: 1.5, state: 'negative' },
]
const data = { title: 'A claim', measure: 'Score', rows }
const textsOf = (more: object): string[] =>
  drawn({ ...data, ...more }).elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('the ends of the scale are numbers, with their words where they are given', () => {
  expect(textsOf({})).toEqual(expect.arrayContaining(['1', '5']))
  expect(textsOf({ ends: { low: 'bad', high: 'good' } })).toEqual(expect.arrayContaining(['1', 'bad', '5', 'good']))
})

test('the description says the lowest step, and how far it is below the one before it', () => {
  expect(drawn(data).description).toContain('The lowest is Pay with 1.5, 2.5 below the step before it.')
  expect(drawn({ ...data, rows: rows.toReversed() }).description).toContain('The lowest is Pay with 1.5.')
})
