/** Five service objectives as Stephen Few specified bullet graphs (2013): four are met, one is missed. */
import { nice, pairs } from 'd3-array'
import { bands, namedBands } from '../../drawing/chart/bands.ts'
import { bars } from '../../drawing/chart/bar.ts'
import { facets } from '../../drawing/chart/facets.ts'
import { type ChartMark, square } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { thick } from '../../drawing/chart/rule.ts'
import { linear, titled, withoutGrid } from '../../drawing/chart/scale.ts'
import { sideNote } from '../../drawing/chart/side-words.ts'
import { kind, number, optionalList, words } from '../../drawing/data/fields.ts'
import { type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { toneOf } from '../../drawing/tone.ts'
import { formatFor } from '../../drawing/values/format.ts'

export default defineRecipe({
  name: 'Bullet chart',
  family: 'Charts',
  description:
    'One row per measure with a scale of its own: a bar for the actual value, a cross stroke for the target, and shaded bands for poor, fair and good behind them. Also called bullet graph, target chart or KPI chart.',
  useWhen:
    'You ask which objectives are met, and how far each measure is from its target, for 1 to 14 measures in different units: latency, error rate, lead time. Needs an actual value and a target each, and ideally one or two bounds between poor and good.',
  avoidWhen:
    'All values have one unit and no target: use `ordered-bar`. Progress toward the target over time matters: use `line-chart`. Values before and after: use `slope-chart`. Gauges say the same in ten times the space.',
  visual: 87,
  ease: 72,
  overall: 81,
  rationale:
    'Measures in different units are read the same way, and the one that misses its target is seen at once. Every row has a scale of its own, so a new one needs arithmetic for its bar, target, bands and ticks. You supply a value, a target and which side is good.',
  reviewed: '2026-11-22',
  revision: 1,
  data: valuesForm({
    rows: [1, 14],
    least: 0,
    fields: {
      target: number('The value to reach, or to stay below').min(0),
      better: kind(['higher', 'lower'], 'higher (default) or lower: which side of the target is good'),
      bands: optionalList(number('Where a band ends').min(0), { max: 2, of: 'Where poor, fair and good meet' }),
      unit: words(20, 'The unit of this row').optional(),
    },
  }),
  sample: {
    title: '{met} of {rows} objectives are met; {missed} is not',
    subtitle: 'Checkout service, October 2026, against the objectives of the year',
    measure: 'Service objectives',
    source: 'Illustrative data',
    rows: [
      ['Response time', 'p95 of POST /checkout', 'ms', 412, 450, 'lower', [450, 800]] as const,
      ['Error budget left', '0.1% of requests may fail', '%', 38, 25, 'higher', [10, 25]] as const,
      ['Deployments', 'to production', 'per week', 23, 20, 'higher', [10, 20]] as const,
      ['Change failure rate', 'rolled back or fixed forward', '%', 7.4, 10, 'lower', [10, 15]] as const,
      ['Time to restore', 'median of three incidents', 'min', 84, 60, 'lower', [60, 120]] as const,
    ].map(([name, note, unit, value, target, better, bands]) => {
      return { name, note, unit, value, target, better, bands: [...bands] }
    }),
  },
  draw: (data, sheet) => {
    const marks = data.rows.flatMap((row, y): ChartMark[] => {
      const { value, target, bands = [], unit } = row
      const most = Math.max(value, target, ...bands)
      const [, beyond] = nice(0, 1.05 * most || 1, 4)
      // Nothing is more than all of it.
      const end = unit === '%' && most <= 100 ? Math.min(beyond, 100) : beyond
      const bounds = [0, ...bands.toSorted((a, b) => a - b), end]
      const shown = row.better === 'higher' ? qualities[bands.length] : qualities[bands.length]?.toReversed()
      const { isMet, ...said } = judge(row)
      const fill = isMet ? toneOf(row, sheet) : 'negative'
      const marks = [
        ...pairs(bounds).map((x, at) => bars(row, [{ x, y }], { fill: 'none', edge: 'rule', ...shown?.[at] })),
        bars(row, [{ x: [0, value], y, part: [0.3, 0.7] }], { fill, edge: isMet ? 'none' : 'ink' }),
        thick(row, { x: target, y, part: [0.1, 0.9] }),
      ]
      const x = withoutGrid(linear({ unit, tight: true }))
      const as = { size: 16, bold: true, fill: fill === 'muted' ? 'ink' : fill } as const
      const words = [
        { text: `${isMet ? '✓' : '✗'} ${said.value}`, as },
        { text: said.target, as: 'note' as const },
      ]
      return [facets([{ source: row, y, marks }], { x }), sideNote(row, y, words)]
    })
    plot({ sheet, x: bands([]), y: titled(namedBands(data.rows, sheet, 0.6), data.measure), w: 1000, row: 80 }, marks)
    sheet.key(swatchEntry('Actual', { fill: 'muted', stroke: 'none' }))
    sheet.key({ text: 'Target', w: 4, sample: (rect) => [square(rect, { fill: 'ink' })] })
    for (const { text, ...look } of qualities[Math.max(...data.rows.map(({ bands = [] }) => bands.length))] ?? [])
      sheet.key(swatchEntry(text, { stroke: 'rule', ...look }))
  },
  derive: ({ rows }) => {
    const missed = rows.filter((row) => !judge(row).isMet).map(({ name }) => name.toLowerCase())
    return { rows: rows.length, met: rows.length - missed.length, missed: enumerate(missed, 3) || 'none' }
  },
  describe: ({ rows, measure }) => {
    const judged = rows.map((row) => ({ name: row.name, ...judge(row) }))
    const items = judged.map((row) => `${row.name} ${row.value} (${row.target}, ${row.isMet ? 'met' : 'missed'})`)
    return `${measure}: ${count(rows.length, 'bar')} on scales of their own, each with a stroke at its target. ${enumerate(items, 7)}.`
  },
})

type Bullet = ValueRow & { value: number; target: number; better: string; unit?: string | undefined }

/** Value and target in words, and whether the value is on the good side of the target, or on it. */
const judge = ({ value, target, better, unit }: Bullet) => {
  // What a person wrote is written as it is; a computed value has enough digits to differ from its target.
  const write = (each: number): string =>
    isTyped(each)
      ? formatFor([each], unit, { like: [value, target], exact: [each] }).full(each)
      : formatFor([value, target], unit).full(each)
  const [isMet, sign] = better === 'higher' ? [value >= target, '≥'] : [value <= target, '≤']
  return { isMet, value: write(value), target: `target ${sign} ${write(target)}` }
}

/** Whether a number has no more digits than a person writes. */
const isTyped = (value: number): boolean => Number(value.toPrecision(6)) === value

/** Qualities by how many bounds are between them, the worst first and densest; without bounds nothing is judged. */
const [poor, fair, good] = [{ text: 'Poor', fill: 'rule' }, { text: 'Fair', striped: true }, { text: 'Good' }] as const
const qualities = [[], [poor, good], [poor, fair, good]]
