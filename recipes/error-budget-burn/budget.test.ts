import { expect, test } from 'vitest'
import { type BudgetData, budgetOf, daysOf, runsOf } from './budget.ts'

const data = (values: (number | null)[]): BudgetData => ({
  measure: 'Bad minutes',
  columns: { start: '2026-11-01', step: 1, unit: 'day' },
  rows: [{ name: 'bad', values: values.map((value) => ({ value })) }],
  slo: 99.9,
  minutes: 1440,
})

test('99.9% of 30 days allows 43.2 minutes', () => {
  expect(budgetOf(data(Array.from({ length: 30 }, () => 0)))).toBeCloseTo(43.2)
})

test('what is left and its balance follow from what was spent', () => {
  // Two days, so a budget of 2.88 minutes; half of it is spent on the first day.
  const [day] = daysOf(data([1.44, null]))
  expect(day?.left).toBeCloseTo(50)
  expect(day?.balance).toBeCloseTo(0)
})

test('runs of surplus and deficit meet where the lines cross', () => {
  const runs = runsOf(daysOf(data([0, 3, 0, 0])))
  expect(runs.map(({ isSurplus, days }) => [isSurplus, days.length])).toEqual([
    [true, 2],
    [false, 3],
    [true, 3],
  ])
})
