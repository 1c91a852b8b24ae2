/** A month of error budget for an objective of 99.9%: what two outages cost, and what an even burn would have left. */

import * as z from 'zod'
import { seriesForm } from '../../drawing/data/numbers.ts'
import { numbersIn } from '../../drawing/data/short-numbers.ts'
import { enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { budgetOf } from './budget.ts'
import { drawBudget, isBeyond } from './draw-budget.ts'
import { inColumn } from './window.ts'
import { badDayWords, budgetWords, toGo, unmeasuredWords } from './words.ts'

/** Minutes of failed checkouts each day; the last six days are still to come. */
const failed = '0.5 0.4 0.6 0.3 0.5 0.4 0.7 0.5 14.2 0.6 0.5 0.4 0.5 0.6 0.4 0.5 0.4 0.5 0.6 0.5 9.8 0.5 0.6 0.5'

const fields = {
  slo: z.number().min(50).max(99.9999).default(99.9).describe('The objective in percent: 99.9 allows 0.1% to fail'),
  minutes: z
    .number()
    .positive()
    .max(1e9)
    .optional()
    .describe('Units in a column, such as requests; 1440 for minutes of a day'),
}

export default defineRecipe({
  name: 'Error-budget burn',
  family: 'Time & planning',
  description:
    'What is left of an error budget as a step line against an even burn, with each bad day as a labeled drop, and a bar on the same scale that shows where the budget went. Also called error-budget balance, SLO burn-down or burn chart.',
  useWhen:
    'You need to decide whether to release or to stabilize: how much failure a service level objective still allows, and which days spent the rest. Needs the objective and what failed each day, for windows of 7 to 90 days.',
  avoidWhen:
    'You compare many objectives with their targets: use `bullet-chart`. You need what happened in one outage: use `incident-timeline`. You track work that remains: use `sprint-burndown`. Causes add up to one total: use `waterfall-chart`.',
  visual: 88,
  ease: 64,
  overall: 83,
  rationale:
    'Drops in the line and their sum in the bar share one scale, so a few bad days look different from a steady loss at a glance. One changed day moves all later steps. You supply the objective and what failed each day; which days are bad is computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: seriesForm({ rows: [1, 1], columns: [2, 120], least: 0, open: true, fields }),
  sample: {
    title: '{bad} spent {share} of November’s error budget',
    subtitle: 'A 99.9% objective allows checkout to fail for {budget}; {left} of it must last {days}',
    source: 'Illustrative data',
    measure: 'Failed time',
    unit: 'min',
    slo: 99.9,
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [{ name: 'checkout', values: [...numbersIn(failed), ...Array<null>(6).fill(null)] }],
    marks: [
      { column: '2026-11-09', text: 'Nov 9: failed rollback' },
      { column: '2026-11-21', text: 'Nov 21: expired cert' },
    ],
  },
  draw: (data, sheet) => {
    const { bad, badShare, budget, least } = budgetOf(data)
    for (const mark of (data.marks ?? []).filter(isBeyond))
      sheet.warn(
        mark,
        'value',
        `is over 100% and not drawn: levels are in percent of the budget of ${formatFor([budget], data.unit).full(budget)}`,
      )
    const { unit } = budgetWords(data)
    const { units, isAssumed } = inColumn(data)
    if (isAssumed)
      sheet.warn(
        'minutes',
        undefined,
        `is not given: ${formatFor([units], data.unit).full(units)} in each ${unit} are assumed`,
      )
    sheet.footnote(`A bad ${unit} spends at least ${least}% of the budget.`)
    const said = bad.reduce((sum, { spent }) => sum + Math.round(spent), 0)
    if (said !== Math.round(badShare)) sheet.footnote('Shares are rounded one by one.')
    const missing = unmeasuredWords(data)
    if (missing !== undefined) sheet.footnote(missing)
    sheet.share = shareStrokes
    drawBudget(data, sheet)
  },
  derive: budgetWords,
  describe: (data) => {
    const { budget, bad, share, rest, left, over } = budgetWords(data)
    const missing = unmeasuredWords(data)
    const worst = enumerate(badDayWords(data), 6, '')
    const state = budgetOf(data).left < 0 ? `overspent by ${over}` : `${left} left`
    return `What is left of an error budget of ${budget} as a step line, against an even burn to zero: ${state}, ${toGo(data)}. A bar on the same scale shows where it went: ${share} in ${bad}${worst === '' ? '' : ` (${worst})`}, ${rest} in all others.${missing === undefined ? '' : ` ${missing}`}`
  },
})
