/**
 * An error budget: what an objective allows to fail, what is left of it after each column, and which columns were bad.
 */
import { cumsum } from 'd3-array'
import { readColumns, type SeriesCell, type SeriesData } from '../../drawing/data/numbers.ts'
import { inColumn } from './window.ts'

export type BudgetData = SeriesData & { slo: number; minutes?: number | undefined }

/** A column up to the last one measured; of one that was not, nothing is known to be spent: its place, what was left before it and after it, and an even burn, in percent of the budget. */
export type BudgetDay = { cell: SeriesCell; x: number; before: number; y: number; base: number; spent: number }

/** How many times an even share a bad column spends, and the most that it takes in percent. */
const [times, most] = [3, 50]

/** The budget in the unit of the data; all else in percent of it. `least` is what makes a column bad. */
export const budgetOf = (data: BudgetData) => {
  const [{ at }, values] = [readColumns(data), data.rows[0]?.values ?? []]
  const budget = ((100 - data.slo) / 100) * inColumn(data).units * at.length
  const plan = at.map((x, index) => ({ x, y: 100 * (1 - (index + 1) / at.length) }))
  const spent = cumsum(values, ({ value }) => value ?? 0)
  const last = values.findLastIndex(({ value }) => value !== null)
  const leftAt = (index: number): number => 100 * (1 - (spent[index] ?? 0) / budget)
  const days = plan.slice(0, last + 1).flatMap(({ x, y }, index): BudgetDay[] => {
    const cell = values[index]
    if (cell === undefined) return []
    const before = index === 0 ? 100 : leftAt(index - 1)
    return [{ cell, x, before, y: leftAt(index), base: y, spent: (100 * (cell.value ?? 0)) / budget }]
  })
  // As it is said: to a tenth of a percent.
  const least = Math.min(most, Math.round((1000 * times) / at.length) / 10)
  const bad = days.filter((day) => day.spent >= least)
  const left = days.at(-1)?.y ?? 100
  const badShare = bad.reduce((sum, day) => sum + day.spent, 0)
  const measured = days.filter(({ cell }) => cell.value !== null).length
  return { budget, plan, days, measured, bad, least, left, badShare, restShare: 100 - left - badShare }
}
