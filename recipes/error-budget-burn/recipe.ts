/** A month of error budget for an objective of 99.9%: what two outages cost, and what an even burn would have left. */

import * as z from 'zod'
import { block } from '../../drawing/block.ts'
import { across } from '../../drawing/chart/bands.ts'
import { line } from '../../drawing/chart/line.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { readColumns, seriesForm } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { type BudgetData, balances, budgetOf, daysOf, evenBurn } from './budget.ts'
import { outlook } from './outlook.ts'

/** Minutes of failed checkouts each day; the last six days are still to come. */
const failed = [
  0.5, 0.4, 0.6, 0.3, 0.5, 0.4, 0.7, 0.5, 14.2, 0.6, 0.5, 0.4, 0.5, 0.6, 0.4, 0.5, 0.4, 0.5, 0.6, 0.5, 9.8, 0.5, 0.6,
  0.5,
]

const fields = {
  slo: z.number().min(50).max(99.9999).default(99.9).describe('The objective in percent: 99.9 allows 0.1% to fail'),
  minutes: z
    .number()
    .positive()
    .max(1e9)
    .default(1440)
    .describe('How much there is in a column, in units: 1440 minutes a day, or requests'),
}

/** The budget, what is left of it, and how many columns are still to come. */
const derive = (data: BudgetData) => {
  const days = daysOf(data)
  const budget = budgetOf(data)
  const values = data.rows[0]?.values.flatMap(({ value }) => value ?? []) ?? []
  const worst = values
    .toSorted((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, value) => sum + value, 0)
  const { full } = formatFor([budget, worst], data.unit)
  const rest = (data.rows[0]?.values.length ?? 0) - days.length
  return {
    budget: full(budget),
    worst: full(worst),
    left: `${Math.round(days.at(-1)?.left ?? 100)}%`,
    days: count(rest, 'day'),
  }
}

export default defineRecipe({
  name: 'Error-budget burn',
  family: 'Time & planning',
  description:
    'What is left of an error budget after each day, as a line against an even burn over the window, with surplus and deficit filled and their peaks labeled. Also called error-budget balance, SLO burn-down or burn chart.',
  useWhen:
    'You decide whether to release or to stabilize: how much failure a service level objective still allows, and what spent the rest. You need the objective and what failed each day; good for windows of 7 to 90 days.',
  avoidWhen:
    'You track the work that remains: use `sprint-burndown`. You need what happened in one outage: use `incident-timeline`. Several series change over time: use `line-chart`. Causes add up to one total: use `waterfall-chart`.',
  aliases: ['SLO', 'service level objective', 'error budget', 'burn rate', 'SRE', 'reliability', 'availability budget'],
  visual: 85,
  ease: 66,
  overall: 80,
  rationale:
    'The filled stretches show when and how far the service was off its budget, and a dot shows what is left for the days to come. Areas are computed, so a changed day means drawing it again. You supply the objective and what failed each day.',
  reviewed: '2026-11-22',
  revision: 1,
  data: seriesForm({ rows: [1, 1], columns: [2, 120], least: 0, fields }),
  sample: {
    title: '{left} of the error budget is left for the last {days}',
    subtitle: 'A 99.9% objective allows {budget} of failed checkouts in November; the two worst days cost {worst}',
    source: 'Illustrative data',
    measure: 'Failed time',
    unit: 'min',
    slo: 99.9,
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [
      {
        name: 'checkout',
        values: [...failed, ...Array.from({ length: 6 }, () => null)],
      },
    ],
    marks: [
      { column: '2026-11-09', text: 'Nov 9: failed rollback' },
      { column: '2026-11-21', text: 'Nov 21: expired certificate' },
    ],
  },
  draw: (data, sheet) => {
    const columns = readColumns(data)
    const days = daysOf(data)
    const [row] = data.rows
    if (row === undefined) return
    const even = block([{ text: 'even burn', as: 'note' }])
    plot({ sheet, x: across(columns), y: linear({ measure: 'Error budget left', unit: '%' }), w: 1040, h: 400 }, [
      ...outlook(data, derive(data)),
      ...columnMarks(data.marks, columns),
      balances(data),
      line(data.rows, evenBurn(data), { dashed: true, beside: [sideBlock(data.rows, even, { at: 0 })] }),
      line(
        row,
        days.map(({ x, left }) => ({ x, y: left })),
        { stroke: 'ink' },
      ),
    ])
    sheet.key(swatchEntry('Surplus', { fill: 'rule', stroke: 'none' }))
    sheet.key(swatchEntry('Deficit', { fill: 'negative', stroke: 'none' }))
  },
  derive,
  describe: (data) => {
    const { budget, left, days } = derive(data)
    return `What is left of an error budget of ${budget} after each day, against an even burn to zero: ${left} with ${days} to go. Surplus and deficit between both lines are filled.`
  },
})
