/** A monthly cloud bill from $48.2k to $41.7k: what was added, what was saved, and that it adds up exactly. */

import { bands, named } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { kind, number } from '../../drawing/data/fields.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { checkEntries, overall, stepsOf } from './steps.ts'
import { amountsOf, signedShare, waterfall } from './waterfall.ts'

const form = valuesForm({
  rows: [2, 20],
  fields: {
    kind: kind(['change', 'total'], 'change (default), or total: a bar from zero'),
    value: number('A signed change, or the total to begin with; later totals are computed').optional(),
  },
})

export default defineRecipe({
  name: 'Waterfall chart',
  family: 'Charts',
  description:
    'Two totals as bars from zero and, floating between them, one signed bar per cause that starts where the last one ended; brackets sum up groups of causes. Also called bridge chart, cascade chart or variance walk.',
  useWhen:
    'You explain why one total became another: a cloud bill, a bundle size, a latency budget before and after. Needs the first total and up to 18 causes with signed amounts, in a cost review or a quarterly report.',
  avoidWhen:
    'Many items have two values each: use `slope-chart`. Spans of one request run over time: use `trace-waterfall`. Amounts split and merge: use `sankey-traffic`. Parts of totals without a change: use `stacked-bar-100`.',
  aliases: ['cost breakdown', 'variance analysis', 'budget walk', 'profit and loss'],
  visual: 89,
  ease: 74,
  overall: 84,
  rationale:
    'Every bar begins where the last one ended, so the sum can be followed with a finger. The zero base leaves the steps small beside the totals, and a changed amount moves every bar after it. You supply the first total and signed causes; later totals are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: alsoChecked(form, ({ rows }) => checkEntries(rows)),
  sample: {
    title: 'Four savings outweighed three increases: the bill fell by {fall}',
    subtitle: 'Monthly cloud bill by cause, September to October 2026',
    measure: 'Bill per month',
    unit: '$',
    focus: ['October'],
    source: 'Illustrative data',
    rows: [
      { name: 'September', kind: 'total', value: 48_200 },
      { name: 'Traffic growth', group: 'Increases', state: 'negative', value: 4700 },
      { name: 'Second region', group: 'Increases', state: 'negative', value: 2300 },
      { name: 'Log storage price', group: 'Increases', state: 'negative', value: 1300 },
      { name: 'Smaller databases', group: 'Savings', state: 'positive', value: -5600 },
      { name: 'CI on spot machines', group: 'Savings', state: 'positive', value: -4100 },
      { name: 'Old objects to cold tier', group: 'Savings', state: 'positive', value: -3200 },
      { name: 'Staging off at night', group: 'Savings', state: 'positive', value: -1900 },
      { name: 'October', kind: 'total' },
    ],
  },
  draw: (data, sheet) => {
    const names = named(data.rows, (row) => (row as { kind?: string }).kind === 'total')
    const marks = waterfall(stepsOf(data.rows), { sheet, unit: data.unit })
    // Without a total, the axis says what the bars add up to.
    const x = linear({ ...data, hidden: data.rows.some((row) => row.kind === 'total') })
    plot({ sheet, x, y: bands(names, { padding: 0.35 }), w: 1000, row: 48 }, marks)
  },
  derive: ({ rows, unit }) => {
    const steps = stepsOf(rows)
    const { change, share, last } = overall(steps)
    const { full } = formatFor(amountsOf(steps), unit)
    const percent = share === undefined ? {} : { percent: signedShare(share) }
    return { fall: full(-change), rise: full(change), last: full(last), ...percent }
  },
  describe: ({ rows, unit, measure }) => {
    const steps = stepsOf(rows)
    const { first, last, change } = overall(steps)
    const { full, signed } = formatFor(amountsOf(steps), unit)
    const changes = steps.filter(({ row }) => row.kind === 'change')
    const causes = changes.map(({ row, from, to }) => `${row.name} ${signed(to - from)}`)
    return `${measure}: bars from zero for the totals and ${count(changes.length, 'floating bar')} between them, each starting where the one before ended. From ${full(first)}: ${enumerate(causes, 9)}. The last total is ${full(last)}, a change of ${signed(change)}.`
  },
})
