/** Five service objectives as bullet graphs: four are met, one is missed. */
import { kind, number, optionalList, words } from '../../drawing/data/fields.ts'
import { completing } from '../../drawing/data/form.ts'
import { valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawBullets } from './draw.ts'
import { bulletKinds, isMet, kindOf, wordsOf } from './scales.ts'

/** A name within a sentence: a capital goes that begins several words in small letters; one word may be a noun of German. */
const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}\P{Lu}*\s\P{Lu}*$)/u, (first) => first.toLowerCase())

export default defineRecipe({
  name: 'Bullet chart',
  family: 'Charts',
  description:
    'One row per measure: a bar for the actual value, a mark at the target, and bands for good, fair and poor behind them. Each row has its own scale, so that all targets are on one line; rows where less is better are apart. Also called bullet graph, target chart or KPI chart.',
  useWhen:
    'You ask which objectives are met and how far off the others are, for 1 to 14 measures in different units: latency, error rate, lead time. Needs a value and a target for each, and ideally one or two bounds between good and poor. Works for 99.95% against 99.9%, too.',
  avoidWhen:
    'All values share one unit and have no target: use `ordered-bar`. You follow progress toward a target over time: use `line-chart`. You watch one objective use up its budget: use `error-budget-burn`. Values before and after: use `slope-chart`.',
  visual: 89,
  ease: 72,
  overall: 83,
  rationale:
    'All targets on one line make a miss the only bar on the wrong side, whatever its unit. Rows of different kind cannot be compared in length, only against the line. You supply a value, a target and which side is good; bounds for the bands are optional.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completing(
    valuesForm({
      rows: [1, 14],
      marks: false,
      least: 0,
      fields: {
        target: number('The value to reach, or to stay below').min(0),
        better: kind(['higher', 'lower'], 'Which side of the target is good'),
        bands: optionalList(number('Where a band ends').min(0), { max: 2, of: 'Where poor, fair and good meet' }),
        unit: words(20, 'The unit of this row, else that of all').optional(),
      },
    }),
    (data) => {
      for (const row of data.rows) row.unit ??= data.unit
      return data
    },
  ),
  sample: {
    title: '{met} of {rows} objectives are met; {missed} is not',
    subtitle: 'Checkout service, October 2026, against the objectives of the year',
    measure: 'Service objectives',
    source: 'Illustrative data',
    rows: [
      ['Response time', 'p95 of POST /checkout', 'ms', 412, 450, 'lower', [450, 800]] as const,
      ['Error budget left', '0.1% of requests may fail', '%', 38, 25, 'higher', [10, 25]] as const,
      ['Deployments', 'to production', 'a week', 23, 20, 'higher', [10, 20]] as const,
      ['Change failure rate', 'rolled back or fixed forward', '%', 7.4, 10, 'lower', [10, 15]] as const,
      ['Time to restore', 'median of three incidents', 'min', 84, 60, 'lower', [60, 120]] as const,
    ].map(([name, note, unit, value, target, better, bands]) => {
      return { name, note, unit, value, target, better, bands: [...bands] }
    }),
  },
  draw: ({ rows, measure }, sheet) => drawBullets(rows, measure, sheet),
  derive: ({ rows, title }) => {
    const isFirst = title.startsWith('{missed}')
    const names = rows.filter((row) => !isMet(row)).map(({ name }) => name)
    const missed = names.map((name, index) => (isFirst && index === 0 ? name : inSentence(name)))
    return { rows: rows.length, met: rows.length - missed.length, missed: enumerate(missed, 3) }
  },
  describe: ({ rows, measure }) => {
    // Grouped as they are drawn.
    const drawn = bulletKinds.flatMap((kind) => rows.filter((row) => kindOf(row) === kind))
    const items = drawn.map((row) => {
      const said = wordsOf(row)
      return `${row.name} ${said.value} (target ${said.target}, ${isMet(row) ? 'met' : 'missed'})`
    })
    return `${measure}: ${count(rows.length, 'bar')} on scales of their own, whose targets are all on one line. ${enumerate(items, 7)}.`
  },
})
