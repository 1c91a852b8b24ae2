import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import burn from './recipe.ts'

test('a bad day whose words have no room is no red mark without a word', () => {
  const values = [240, 310, 190, 60, 160, 16, 40, 30, 280, 390, 420, 370, 360, 250, 330, 210]
  const data = {
    title: 'A claim',
    measure: 'Failed time',
    unit: 'min',
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [{ name: 'checkout', values }],
  }
  const drawing = drawRecipe(burn as unknown as AnyRecipe, data)
  expect(drawing.ok && drawing.warnings).toEqual([])
})
