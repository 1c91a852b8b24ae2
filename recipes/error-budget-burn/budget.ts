/**
 * Error budgets: what is left after each day, against an even burn over the whole window.
 */
import { block } from '../../drawing/block.ts'
import { half, type Mark } from '../../drawing/chart/mark.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'

export type BudgetData = SeriesData & { slo: number; minutes: number }

/** What is left at a column and what an even burn would leave, in percent of the budget; `balance` is the difference. */
export type Day = { x: number; left: number; even: number; balance: number }

/** The budget in units of the data: what the objective allows to fail in the whole window. */
export const budgetOf = ({ rows, slo, minutes }: BudgetData): number =>
  ((100 - slo) / 100) * minutes * Math.max(1, ...rows.map(({ values }) => values.length))

/** Every day that was measured; the balance of a day without a value is that of the day before. */
export function daysOf(data: BudgetData): Day[] {
  const { at } = readColumns(data)
  const values = data.rows[0]?.values ?? []
  const budget = budgetOf(data)
  const last = values.findLastIndex(({ value }) => value !== null)
  let spent = 0
  return values.slice(0, last + 1).map(({ value }, index) => {
    spent += value ?? 0
    const left = budget === 0 ? 0 : 100 * (1 - spent / budget)
    const even = 100 * (1 - (index + 1) / values.length)
    return { x: at[index] ?? 0, left, even, balance: left - even }
  })
}

/** The even burn at every column, measured or not. */
export const evenBurn = (data: BudgetData): { x: number; y: number }[] => {
  const { at } = readColumns(data)
  return at.map((x, index) => ({ x, y: 100 * (1 - (index + 1) / at.length) }))
}

/** Runs of days with one sign; where the lines cross, both runs have the crossing. */
export function runsOf(days: readonly Day[]): { isSurplus: boolean; days: Day[] }[] {
  const runs: { isSurplus: boolean; days: Day[] }[] = []
  days.forEach((day, index) => {
    const isSurplus = day.balance >= 0
    const run = runs.at(-1)
    if (run?.isSurplus === isSurplus) {
      run.days.push(day)
      return
    }
    const before = days[index - 1]
    const crossing = before === undefined ? [] : [crossingOf(before, day)]
    run?.days.push(...crossing)
    runs.push({ isSurplus, days: [...crossing, day] })
  })
  return runs
}

const crossingOf = (a: Day, b: Day): Day => {
  const share = a.balance / (a.balance - b.balance)
  const between = (from: number, to: number): number => from + (to - from) * share
  const left = between(a.left, b.left)
  return { x: between(a.x, b.x), left, even: left, balance: 0 }
}

/** The areas between both lines, and the largest balance of each with its sign where it has room. */
export const balances = (data: BudgetData): Mark => ({
  draw: (frame) => {
    for (const { isSurplus, days } of runsOf(daysOf(data))) {
      const at = (x: number, y: number): string => `${half(frame.x.at(x))} ${half(frame.y.at(y))}`
      const around = [...days.map(({ x, left }) => at(x, left)), ...days.toReversed().map(({ x, even }) => at(x, even))]
      if (days.length > 1)
        frame.put(
          '@balance',
          [path(`M ${around.join(' L ')} Z`, { fill: isSurplus ? 'rule' : 'negative', stroke: 'none' })],
          'mark',
        )
      const most = days.reduce((best, day) => (Math.abs(day.balance) > Math.abs(best.balance) ? day : best))
      if (Math.abs(most.balance) < 1) continue
      const sign = isSurplus ? '+' : '−'
      const words = block([
        {
          text: `${sign}${Math.abs(Math.round(most.balance))}%`,
          as: { size: 14, bold: true, fill: isSurplus ? 'positive' : 'negative' },
        },
      ])
      const [x, y] = [half(frame.x.at(most.x)), half(frame.y.at(most.left))]
      const rect = { x: x - words.w / 2, w: words.w, h: words.h }
      frame.say(data.rows[0] ?? '@balance', [
        { words, rect: { ...rect, y: isSurplus ? y - words.h - 10 : y + 10 } },
        { words, rect: { ...rect, x: isSurplus ? x + 10 : x - words.w - 10, y: y - words.h / 2 } },
        { words, rect: { ...rect, x: isSurplus ? x + 10 : x - words.w - 10, y: isSurplus ? y - words.h - 4 : y + 6 } },
      ])
    }
  },
})
