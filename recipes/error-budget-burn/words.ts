/** What is said of an error budget: the values that headings may quote, and the words in the picture. */
import { missingNames } from '../../drawing/chart/missing.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { type BudgetData, budgetOf } from './budget.ts'
import { columnWord } from './window.ts'

const percent = (share: number): string => formatFor([Math.round(share)], '%').short(Math.round(share))

/** Each bad column with what it spent, and why where a mark says it: `Nov 9: failed rollback 33%`. */
export const badDayWords = (data: BudgetData): string[] => {
  const columns = readColumns(data)
  return budgetOf(data).bad.map(({ x, spent }) => {
    const why = (data.marks ?? []).find(({ column }) => column !== undefined && placeOf(columns, column) === x)
    return `${why?.text ?? columns.names[columns.at.indexOf(x)]} ${percent(spent)}`
  })
}

/** The columns before the last one measured that were not: what failed in them is in no sum. */
export const unmeasuredWords = (data: BudgetData): string | undefined => {
  const missing = missingNames(data, { end: budgetOf(data).days.length })
  return missing === undefined ? undefined : `Not measured, and in no sum: ${missing}.`
}

const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

/** `43.2 min of failed time`, or `336k failed requests` where the measure says what is counted. */
const ofMeasure = (budget: number, { measure, unit = '' }: BudgetData): string => {
  const [{ full, short }, what] = [formatFor([budget], unit), lowered(measure)]
  const isSaid = unit.length > 2 && what.includes(unit.toLowerCase().replace(/s$/, ''))
  return isSaid ? `${short(budget)} ${what}` : `${full(budget)} of ${what}`
}

/** What the axis measures; a measure that speaks of the budget itself is not said twice. */
const axisWords = (budget: number, data: BudgetData): string => {
  const [name, what] = [data.rows[0]?.name, lowered(data.measure)]
  if (/\bbudget\b/i.test(what)) return `${name}: ${what} (100% = ${formatFor([budget], data.unit).full(budget)})`
  return `Error budget of ${name} left (100% = ${ofMeasure(budget, data)})`
}

/** All words, from all the data. */
export const budgetWords = (data: BudgetData) => {
  const { budget, bad, badShare, days, measured, left, plan, restShare } = budgetOf(data)
  const unit = columnWord(data)
  const whole = formatFor([budget], data.unit).full(budget)
  return {
    budget: whole,
    bad: count(bad.length, `bad ${unit}`),
    other: bad.length === 0 ? count(measured, unit) : `${measured - bad.length} other ${unit}s`,
    share: percent(badShare),
    rest: percent(restShare),
    left: percent(Math.max(0, left)),
    over: percent(Math.max(0, -left)),
    days: count(plan.length - days.length, unit),
    unit,
    measure: axisWords(budget, data),
  }
}

/** How long what is left must last: nothing of a window that is over. */
export const toGo = (data: BudgetData): string => {
  const { days, plan } = budgetOf(data)
  return plan.length > days.length ? `${budgetWords(data).days} to go` : 'at the end'
}
