/** Limits of grouped bars. */
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const draw = (columns: string[]) => {
  const rows = ['Small', 'Large'].map((name, row) => ({ name, values: columns.map((_, at) => 60 + 9 * row + at) }))
  const data = { title: 'A claim', measure: 'Accuracy', unit: '%', columns, rows, marks: [{ value: 80, text: 'Goal' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return { texts, warnings: drawing.warnings }
}

test('up to three conditions share an axis, and a limit has its value under the bars', () => {
  const { texts, warnings } = draw(['Zero-shot', 'Five-shot'])
  expect([texts.includes('Goal: 80%'), warnings]).toEqual([true, []])
})

test('more conditions have columns of their own, and a note says why no limit is drawn', () => {
  const { warnings } = draw(['a', 'b', 'c', 'd'])
  expect(warnings.map(({ level, at, problem }) => [level, at, problem])).toContainEqual([
    'note',
    'marks.0.text',
    'is not drawn over four or more columns, each with its own axis',
  ])
})
