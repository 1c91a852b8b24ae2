/** A day of an API: its errors peak at night, in the hour with the least traffic. */
import { missingNames } from '../../drawing/chart/missing.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { type MeasuresData, measuresForm, readColumns, type SeriesRow } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawPanels } from './draw.ts'
import { columnName, highestOf, measuresOf, shareOfHighest, tiesOf, valueAt } from './extremes.ts'

export default defineRecipe({
  name: 'Columns with a line',
  family: 'Charts',
  description:
    'A volume as columns and a rate as a line in two panels over the same time, each on its own scale from zero, joined where each is highest: whether one follows the other is seen without a second axis. Also called combo chart, column and line chart or volume chart.',
  useWhen:
    'You ask whether a rate follows a volume: errors and requests, latency and queries, cost and jobs. Needs two measures with different units over the same columns; good for 12 to 48 columns (4 to 120), and one highest place in each.',
  avoidWhen:
    'Several series have one unit: use `line-chart`. How two measures move together matters more than when: use `connected-scatter`, or `scatter-plot` without an order. Many services at once: use `sparkline-dashboard`. Parts of the volume count: use `stacked-area`.',
  visual: 90,
  ease: 70,
  overall: 85,
  rationale:
    'Slots lead from the line to its column, so a high line over a low column needs no second axis to be seen. Exact values between the slots are read off two scales. You supply two values for each column; both highest places and shares are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: measuresForm({
    rows: [2, 2],
    columns: [4, 120],
    of: 'A volume, drawn as columns; then a rate, drawn as a line',
  }),
  sample: {
    title: 'The error rate peaks at {rate}, at {share} of peak traffic',
    subtitle: 'A day of the checkout API by hour (UTC); at {busiest}, its busiest hour, {quiet} of requests failed',
    source: 'Illustrative data',
    focus: ['Error rate'],
    columns: { start: '2026-11-17T00:00Z', step: 1, unit: 'h' },
    rows: [
      {
        name: 'Requests per hour',
        values: [
          14200, 10800, 8600, 7400, 7900, 9800, 15400, 24800, 34600, 40200, 42800, 44100, 47300, 45600, 42900, 41800,
          43700, 48200, 53600, 58900, 56200, 46800, 33100, 21700,
        ],
      },
      {
        name: 'Error rate',
        unit: '%',
        values: [
          0.21, 0.24, 1.32, 4.1, 2.35, 0.38, 0.24, 0.22, 0.26, 0.24, 0.27, 0.25, 0.29, 0.27, 0.24, 0.26, 0.25, 0.28,
          0.31, 0.34, 0.32, 0.28, 0.25, 0.22,
        ],
      },
    ],
    marks: [{ column: '2026-11-17T02:00Z', text: 'Index rebuild starts' }],
  },
  draw: (data, sheet) => {
    drawPanels(data, sheet)
    const units = data.rows.map(({ unit }) => unit)
    if (units[0] === '%' && units[1] !== '%')
      sheet.warn('rows.0', undefined, 'is a rate, but is drawn as columns: write the volume first')
    const missing = missingNames(data)
    if (missing !== undefined) sheet.footnote(`Not measured: ${missing}.`)
    const { bars, line } = measuresOf(data)
    for (const said of tieWords(data)) sheet.footnote(said)
    const [worst, busiest] = [highestOf(line), highestOf(bars)]
    const prove = (name: string, cell: object | undefined): void => {
      if (cell !== undefined) sheet.prove(name, cell)
    }
    if (worst !== undefined) {
      for (const name of ['worst', 'rate']) prove(name, line.values[worst])
      prove('share', bars.values[worst])
    }
    if (busiest !== undefined) {
      for (const name of ['busiest', 'most']) prove(name, bars.values[busiest])
      prove('quiet', line.values[busiest])
    }
  },
  derive: (data) => {
    const { bars, line } = measuresOf(data)
    const [worst = 0, busiest = 0] = [highestOf(line), highestOf(bars)]
    return {
      worst: columnName(data, worst),
      rate: valueAt(line, worst),
      share: shareOfHighest(bars, worst) ?? 'an unknown share',
      busiest: columnName(data, busiest),
      most: valueAt(bars, busiest),
      quiet: valueAt(line, busiest),
    }
  },
  describe: (data) => {
    const { bars, line } = measuresOf(data)
    const [worst = 0, busiest = 0] = [highestOf(line), highestOf(bars)]
    const [{ names }, missing] = [readColumns(data), missingNames(data)]
    return `${bars.name} as columns under ${line.name} as a line, ${count(names.length, 'column')} from ${names[0]} to ${names.at(-1)}. ${line.name} is highest at ${columnName(data, worst)}: ${valueAt(line, worst)}, when ${bars.name} is ${valueAt(bars, worst)}${shareOfPeak(bars, worst, busiest)}. ${bars.name} is highest at ${columnName(data, busiest)}: ${valueAt(bars, busiest)}, when ${line.name} is ${valueAt(line, busiest)}.${['', ...tieWords(data)].join(' ')}${missing === undefined ? '' : ` Not measured: ${missing}.`}`
  },
})

/** What the columns are where the line is highest, of the highest of them. */
const shareOfPeak = ({ values }: SeriesRow, at: number, highest: number): string => {
  const [own, most] = [at, highest].map((index) => values[index]?.value ?? 0) as [number, number]
  return own >= 0 && most > own ? `, ${percentOf(own, most)} of its highest` : ''
}

/** Where the highest value of a row is more than once: the heading names the first of them. */
const tieWords = (data: MeasuresData): string[] =>
  [data.rows[1], data.rows[0]].flatMap((row) => {
    const ties = row === undefined ? [] : tiesOf(row)
    return ties.length === 0
      ? []
      : [
          `The highest value of ${row?.name} is in ${ties.length} columns: ${enumerate(ties.map((at) => columnName(data, at)))}.`,
        ]
  })
