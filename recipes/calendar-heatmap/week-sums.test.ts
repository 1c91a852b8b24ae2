import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const wordsOf = (values: number[]): string[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Deployments per day',
    columns: { start: '2025-01-06', step: 1, unit: 'day' },
    rows: [{ name: 'Deployments', values }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
}

test('the highest week is at a line with its sum, however many are as high', () => {
  const weeks = Array.from({ length: 40 }, (_, week) => [week === 30 || week === 33 ? 41 : 3, 0, 0, 0, 0, 0, 0])
  expect(wordsOf(weeks.flat()).filter((each) => each === '41')).toHaveLength(1)
  const all = wordsOf(Array.from({ length: 40 }, () => 0))
  expect(all.filter((each) => each === 'Total')).toHaveLength(2)
})
