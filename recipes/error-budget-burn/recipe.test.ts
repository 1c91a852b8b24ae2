import { expect, test } from 'vitest'
import { budgetOf } from './recipe.ts'

const data = (values: (number | null)[]) => ({
  measure: 'Bad minutes',
  columns: { start: '2026-11-01', step: 1, unit: 'day' },
  rows: [{ name: 'bad', values: values.map((value) => ({ value })) }],
  slo: 99.9,
  minutes: 1440,
})

test('99.9% of 30 days allows 43.2 minutes', () => {
  expect(budgetOf(data(Array.from({ length: 30 }, () => 0))).budget).toBeCloseTo(43.2)
})

test('what is left follows from what was spent', () => {
  // Two days, so a budget of 2.88 minutes; half of it is spent on the first day.
  const [day] = budgetOf(data([1.44, null])).days
  expect(day?.y).toBeCloseTo(50)
  expect(day?.base).toBeCloseTo(50)
})
