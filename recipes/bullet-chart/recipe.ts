/** Five service objectives on a scale of their own each: four are met, one is missed. */

import * as z from 'zod'
import { namedBands } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { kind, number } from '../../drawing/data/fields.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { bulletKey, bullets, isMet, scaleFindings, writeRow } from './bullets.ts'

const form = valuesForm({
  rows: [1, 14],
  least: 0,
  fields: {
    target: number('The value to reach, or to stay below').min(0),
    better: kind(['higher', 'lower'], 'higher (default) or lower: which side of the target is good'),
    bands: z
      .array(number('Where a band ends'))
      .min(1)
      .max(2)
      .optional()
      .describe('Where one or two bands of quality end, rising: poor, fair and good, or the other way round'),
    max: number('The end of the scale; found from the values where it is left out').min(0).optional(),
    unit: z.string().trim().min(1).max(20).optional().describe('The unit of this row'),
  },
})

export default defineRecipe({
  name: 'Bullet chart',
  family: 'Charts',
  description:
    'One row per measure with a scale of its own: a bar for the actual value, a cross stroke for the target, and shaded bands for poor, fair and good behind them. Also called bullet graph, target chart or KPI chart.',
  useWhen:
    'You ask which objectives are met, and how far each measure is from its target, for 1 to 14 measures in different units: latency, error rate, lead time. Needs an actual value and a target each, and ideally one or two bounds between poor and good.',
  avoidWhen:
    'All values have one unit and no target: use `ordered-bar`. Progress toward the target over time matters: use `line-chart`. Values before and after: use `slope-chart`. Gauges say the same in ten times the space.',
  aliases: ['kpi', 'target', 'actual versus target', 'service level objectives', 'slo', 'gauge', 'okr', 'dora metrics'],
  visual: 87,
  ease: 72,
  overall: 81,
  rationale:
    'Measures in different units are read the same way, and the one that misses its target is seen at once. Every row has a scale of its own, so a new one needs arithmetic for its bar, target, bands and ticks. You supply a value, a target and which side is good.',
  reviewed: '2026-11-22',
  revision: 1,
  data: alsoChecked(form, ({ rows }) => scaleFindings(rows)),
  sample: {
    title: '{met} of {rows} objectives are met; {missed} is not',
    subtitle: 'Checkout service, October 2026, against the objectives of the year',
    measure: 'Service objectives',
    source: 'Illustrative data',
    rows: [
      {
        name: 'Response time',
        note: 'p95 of POST /checkout',
        unit: 'ms',
        value: 412,
        target: 500,
        better: 'lower',
        bands: [500, 800],
        max: 1000,
      },
      {
        name: 'Error budget left',
        note: '0.1% of requests may fail',
        unit: '%',
        value: 38,
        target: 25,
        bands: [10, 25],
        max: 100,
      },
      { name: 'Deployments', note: 'per week', value: 23, target: 20, bands: [10, 20], max: 40 },
      {
        name: 'Change failure rate',
        note: 'rolled back or fixed forward',
        unit: '%',
        value: 7.4,
        target: 10,
        better: 'lower',
        bands: [10, 15],
        max: 20,
      },
      {
        name: 'Time to restore',
        note: 'median of three incidents',
        unit: 'min',
        value: 84,
        target: 60,
        better: 'lower',
        bands: [60, 120],
        max: 200,
      },
    ],
  },
  draw: (data, sheet) => {
    bulletKey(data.rows, sheet)
    const y = namedBands(data.rows, sheet, 0.6)
    plot({ sheet, x: withoutGrid(linear({ hidden: true })), y, w: 1000, row: 80 }, bullets(data.rows, sheet))
  },
  derive: ({ rows }) => ({
    rows: String(rows.length),
    met: String(rows.filter(isMet).length),
    missed:
      enumerate(
        rows.filter((row) => !isMet(row)).map(({ name }) => name.toLowerCase()),
        3,
      ) || 'none',
  }),
  describe: ({ rows, measure }) => {
    const items = rows.map((row) => {
      const { value, target } = writeRow(row)
      return `${row.name} ${value} (target ${target}, ${isMet(row) ? 'met' : 'missed'})`
    })
    return `${measure}: ${count(rows.length, 'bar')} on scales of their own, each with a stroke at its target. ${enumerate(items, 7)}.`
  },
})
