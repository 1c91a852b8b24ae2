/** What is said of an error budget: the values that headings may quote, and the words in the picture. */
import { count } from '../../drawing/describe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { type BudgetData, budgetOf } from './budget.ts'

const percent = (share: number): string => formatFor([Math.round(share)], '%').short(Math.round(share))

const columnWords: Record<string, string> = { min: 'minute', h: 'hour', day: 'day', week: 'week', month: 'month' }

/** All words, from all the data. */
export const budgetWords = (data: BudgetData) => {
  const { budget, bad, badShare, days, left, plan, restShare } = budgetOf(data)
  const unit = Array.isArray(data.columns) ? 'day' : (columnWords[data.columns.unit] ?? 'column')
  const [whole, { measure, rows }] = [formatFor([budget], data.unit).full(budget), data]
  return {
    budget: whole,
    bad: count(bad.length, `bad ${unit}`),
    other: bad.length === 0 ? count(days.length, unit) : `${days.length - bad.length} other ${unit}s`,
    share: percent(badShare),
    rest: percent(restShare),
    left: percent(Math.max(0, left)),
    over: percent(Math.max(0, -left)),
    days: count(plan.length - days.length, unit),
    unit,
    measure: `Error budget of ${rows[0]?.name} left (100% = ${whole} of ${measure.charAt(0).toLowerCase()}${measure.slice(1)})`,
  }
}
