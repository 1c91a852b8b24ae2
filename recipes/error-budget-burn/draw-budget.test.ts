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

test('shares of bad days that do not add up to the share of all are said to be rounded', () => {
  const isSaid = (...bad: number[]): boolean => {
    const drawing = drawRecipe(burn as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Failed time',
      unit: 'min',
      slo: 99,
      minutes: 100,
      columns: { start: '2026-11-01', step: 1, unit: 'day' },
      rows: [{ name: 'checkout', values: [...bad, ...Array.from({ length: 10 - bad.length }, () => 0)] }],
    })
    return drawing.ok && drawing.scene.elements.some((each) => each.type === 'text' && each.text.includes('rounded'))
  }
  // Of 10 min, 30.4% twice are 60.8%: 30 and 30, but 61.
  expect([isSaid(3.04, 3.04), isSaid(3, 3)]).toEqual([true, false])
})
