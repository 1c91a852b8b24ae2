/** A month of error budget for an objective of 99.9%: what two outages cost, and what an even burn would have left. */

import { cumsum } from 'd3-array'
import * as z from 'zod'
import { nameAndNote } from '../../drawing/block.ts'
import { across } from '../../drawing/chart/bands.ts'
import { difference } from '../../drawing/chart/difference.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { line } from '../../drawing/chart/line.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { sideNote } from '../../drawing/chart/side-words.ts'
import { readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { numbersIn } from '../../drawing/data/short-numbers.ts'
import { count } from '../../drawing/describe.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor, wholePercent } from '../../drawing/values/format.ts'

/** Minutes of failed checkouts each day; the last six days are still to come. */
const failed = '0.5 0.4 0.6 0.3 0.5 0.4 0.7 0.5 14.2 0.6 0.5 0.4 0.5 0.6 0.4 0.5 0.4 0.5 0.6 0.5 9.8 0.5 0.6 0.5'

const fields = {
  slo: z.number().min(50).max(99.9999).default(99.9).describe('The objective in percent: 99.9 allows 0.1% to fail'),
  minutes: z.number().positive().max(1e9).default(1440).describe('Units in a column: 1440 minutes a day, or requests'),
}

/** The budget, what is left of it, and how many columns are still to come. */
const derive = (data: BudgetData) => {
  const { days, plan, budget } = budgetOf(data)
  const [most = 0, next = 0] = valuesOf(data.rows).toSorted((a, b) => b - a)
  const [left, share] = [days.at(-1)?.y ?? 100, (100 * (most + next)) / budget].map(percent)
  const rest = count(plan.length - days.length, 'day')
  return { budget: formatFor([budget], data.unit).full(budget), left: left ?? '', share: share ?? '', days: rest }
}

export default defineRecipe({
  name: 'Error-budget burn',
  family: 'Time & planning',
  description:
    'What is left of an error budget after each day, as a line against an even burn over the window, with surplus and deficit filled and the largest of each labeled. Also called error-budget balance, SLO burn-down or burn chart.',
  useWhen:
    'You decide whether to release or to stabilize: how much failure a service level objective still allows, and what spent the rest. You need the objective and what failed each day; good for windows of 7 to 90 days.',
  avoidWhen:
    'You track the work that remains: use `sprint-burndown`. You need what happened in one outage: use `incident-timeline`. Several series change over time: use `line-chart`. Causes add up to one total: use `waterfall-chart`.',
  visual: 85,
  ease: 66,
  overall: 80,
  rationale:
    'The filled stretches show when and how far the service was off its budget, and a dot shows what is left for the days to come. Areas are computed, so a changed day means drawing it again. You supply the objective and what failed each day.',
  reviewed: '2026-11-22',
  revision: 1,
  data: seriesForm({ rows: [1, 1], columns: [2, 120], least: 0, fields }),
  sample: {
    title: 'Two bad days spent {share} of November’s error budget',
    subtitle: 'A 99.9% objective allows {budget} of failed checkouts; {left} of it is left for the last {days}',
    source: 'Illustrative data',
    measure: 'Failed time',
    unit: 'min',
    slo: 99.9,
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [{ name: 'checkout', values: [...numbersIn(failed), ...Array<null>(6).fill(null)] }],
    marks: [
      { column: '2026-11-09', text: 'Nov 9: failed rollback' },
      { column: '2026-11-21', text: 'Nov 21: expired certificate' },
    ],
  },
  draw: (data, sheet) => {
    const [columns, { days, plan }, said, row] = [readColumns(data), budgetOf(data), derive(data), data.rows[0] ?? {}]
    const [last, now] = [days.at(-1), { name: leftWords(days.at(-1)?.y), note: `${said.days} to go` }]
    const words = nameAndNote(now, undefined, [{ size: 16, bold: true, fill: 'accent' }, 'note'])
    plot(
      { sheet, x: across(columns), y: linear({ measure: measureOf(data, said.budget), unit: '%' }), w: 1040, h: 400 },
      [
        ...columnMarks(data.marks, columns),
        ...difference(row, days, { above, below, layer: 'mark', peak: wholePercent }),
        line(data.rows, plan, { dashed: true }),
        sideNote(data.rows, 0, [{ text: 'even burn', as: 'note' }]),
        line(row, days, { stroke: 'ink' }),
        ...(last === undefined ? [] : [dot(row, last, { stroke: 'accent', r: 6, words })]),
      ],
    )
    sheet.key(swatchEntry('Surplus', { fill: above.fill, stroke: 'none' }))
    sheet.key(swatchEntry('Deficit', { fill: below.fill, stroke: 'none' }))
  },
  derive,
  describe: (data) => {
    const { budget, left, days } = derive(data)
    return `What is left of an error budget of ${budget} after each day, against an even burn to zero: ${left} with ${days} to go. Surplus and deficit between both lines are filled.`
  },
})

const percent = (share: number): string => formatFor([Math.round(share)], '%').short(Math.round(share))

/** What is left, or by how much more than all of it was spent. */
const leftWords = (left = 100): string => (left < 0 ? `overspent by ${percent(-left)}` : `${percent(left)} left`)

/** What the axis shows, and what all of it is. */
const measureOf = ({ rows, measure }: BudgetData, budget: string): string =>
  `Error budget of ${rows[0]?.name} left; 100% is ${budget} of ${measure.charAt(0).toLowerCase()}${measure.slice(1)}`

const [above, below] = [{ fill: 'rule', ink: 'positive' } as const, { fill: 'negative', ink: 'negative' } as const]

type BudgetData = SeriesData & { slo: number; minutes: number }

/** What the objective allows to fail, an even burn of it, and what is left after each measured day, in percent. */
export const budgetOf = (data: BudgetData) => {
  const [{ at }, values] = [readColumns(data), data.rows[0]?.values ?? []]
  const budget = ((100 - data.slo) / 100) * data.minutes * at.length
  const plan = at.map((x, index) => ({ x, y: 100 * (1 - (index + 1) / at.length) }))
  const spent = cumsum(values, ({ value }) => value ?? 0)
  const last = values.findLastIndex(({ value }) => value !== null)
  const leftAt = (index: number): number => 100 * (1 - (spent[index] ?? 0) / budget)
  const days = plan.slice(0, last + 1).map(({ x, y }, index) => ({ x, y: leftAt(index), base: y }))
  return { budget, plan, days }
}
