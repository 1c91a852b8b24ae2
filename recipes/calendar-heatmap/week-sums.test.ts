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

test('each of the highest weeks has its sum over it; under the words over all bars these say it', () => {
  const weeks = Array.from({ length: 40 }, (_, week) => [week === 30 || week === 33 ? 41 : 3, 0, 0, 0, 0, 0, 0])
  const words = wordsOf(weeks.flat())
  expect(words.filter((each) => each === '41')).toHaveLength(2)
  expect(words).toContain('Total per week')
  const early = wordsOf([41, ...weeks.flat().map((value) => Math.min(value, 3))])
  expect(early).toContain('Total per week, 44 at most')
})
