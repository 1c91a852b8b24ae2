import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { budgetOf } from './budget.ts'
import burn from './recipe.ts'
import { budgetWords, toGo } from './words.ts'

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

test('a bad day spends three times an even share, or half of the budget', () => {
  const days = budgetOf(data([4, 4.4, 0, ...Array.from({ length: 27 }, () => 0)]))
  expect([days.least.toFixed(1), days.bad.length]).toEqual(['10.0', 1])
  expect(budgetOf(data([0, 0, 0])).least).toBe(50)
})

test('what makes a day bad is what the footnote says', () => {
  // Three even shares of 28 days are 10.71% of the budget.
  const spending = (percent: number) => {
    const { budget, ...rest } = budgetOf(data([0, ...Array<null>(27).fill(null)]))
    return { ...rest, bad: budgetOf(data([(percent * budget) / 100, ...Array<null>(27).fill(null)])).bad.length }
  }
  expect([spending(10.7).least, spending(10.705).bad, spending(10.69).bad]).toEqual([10.7, 1, 0])
  const drawing = drawRecipe(burn as unknown as AnyRecipe, {
    ...burn.sample,
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [{ name: 'checkout', values: [4.4, ...Array<number>(27).fill(0)] }],
    marks: [],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
  expect(words).toContain('A bad day spends at least 10.7% of the budget.')
})

test('bad days, the others and what is left make up the budget', () => {
  const { badShare, restShare, left } = budgetOf(
    data([14.2, 0.5, 9.8, null, ...Array.from({ length: 26 }, () => null)]),
  )
  expect(badShare + restShare + left).toBeCloseTo(100, 9)
  expect(badShare).toBeCloseTo((100 * 24) / 43.2, 9)
})

test('what the budget counts is said once, whether its unit or its measure says it', () => {
  const said = (measure: string, unit?: string) => {
    const { measure: words } = budgetWords({ ...data(Array.from({ length: 30 }, () => 0)), measure, unit } as never)
    return /= (.*)\)/.exec(words)?.[1]
  }
  expect(said('Failed time', 'min')).toBe('43.2 min of failed time')
  expect(said('Failed requests', 'requests')).toBe('43.2 failed requests')
  expect(said('Minutes of failed checkout', 'min')).toBe('43.2 minutes of failed checkout')
})

test('a measure that speaks of the budget is not said twice', () => {
  const { measure } = budgetWords({
    ...data(Array.from({ length: 30 }, () => 0)),
    measure: 'Error budget left',
    unit: 'min',
  })
  expect(measure).toBe('bad: error budget left (100% = 43.2 min)')
})

test('a window that is over has nothing to go', () => {
  expect([toGo(data([1, 0, null])), toGo(data([1, 0, 0]))]).toEqual(['1 day to go', 'at the end'])
})

test('a column is as long as it says: a week of minutes has 10,080 of them, and is called a week', () => {
  const weekly = {
    ...data([1, 2, 3]),
    unit: 'min',
    minutes: undefined,
    columns: { start: '2026-07-06', step: 7, unit: 'day' },
  } as never
  expect(budgetOf(weekly).budget).toBeCloseTo(3 * 10.08)
  expect(budgetWords(weekly).unit).toBe('week')
  const dates = { ...data([1, 2]), minutes: undefined, columns: ['2026-07-01', '2026-07-02'].map((name) => ({ name })) }
  expect([budgetOf(dates as never).budget, budgetWords(dates as never).unit]).toEqual([expect.closeTo(2.88), 'day'])
  const units = (columns: object) => budgetWords({ ...data([1, 2]), columns } as never).unit
  expect(units(['Sprint 1', 'Sprint 2'].map((name) => ({ name })))).toBe('period')
  expect(units(['Mon', 'Tue'].map((name) => ({ name })))).toBe('day')
  expect(units({ start: '2026-07-01', step: 1, unit: 'month' })).toBe('month')
  expect(units({ start: '2026-07-01T00:00Z', step: 6, unit: 'h' })).toBe('period')
})

test('the share of each bad day is in its part of the bar, too, where there is room', () => {
  const sharesOf = (values: number[]): string[] => {
    const drawing = drawRecipe(burn as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Failed time',
      unit: 'min',
      slo: 99,
      minutes: 100,
      columns: { start: '2026-11-01', step: 1, unit: 'day' },
      rows: [{ name: 'checkout', values }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.fill === 'surface' ? [each.text] : [],
    )
  }
  expect(sharesOf([0, 3.5, 0, 3, 0, 0, 0, 0, 0, 0])).toEqual(['35%', '30%'])
  expect(sharesOf([0, 10, 0, 0, 0, 0, 0, 0, 0, 0])).toEqual([])
})
