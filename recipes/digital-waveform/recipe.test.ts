import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const said = (data: object): string => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.description
}

test('the description says the rule of the clock where data change with it', () => {
  expect(said(recipe.sample)).toContain('Data change on falling edges of CLK and are read on rising ones.')
  const signals = [
    { name: 'CLK', wave: '0101' },
    { name: 'D', wave: '01..', sampled: true },
  ]
  expect(said({ title: 'A claim', clock: 'CLK', signals })).not.toContain('Data change')
})

test('an arrow to a change is only between the row that changes and the one before it', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const indices = drawing.parts.find(({ at }) => at === '@changes')?.elements ?? []
  const lengths = indices.flatMap((index) => {
    const each = drawing.scene.elements[index]
    const [, from, to] = each?.type === 'path' ? (/^M[\d.]+ ([\d.]+)V([\d.]+)$/.exec(each.d) ?? []) : []
    return from === undefined ? [] : [Number(to) - Number(from)]
  })
  // Rows are 32 px apart; 6 px are free over an arrow, and its head is 10 px long.
  expect(lengths).toEqual([16, 16, 16, 16, 16])
})
