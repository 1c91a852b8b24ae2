/** Throughput of four JSON parsers on two sizes of payload: one of them alone slows down on the larger. */
import { valuesOf } from '../../drawing/chart/series.ts'
import { groupsInNotes, readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { drawLanes } from './draw.ts'
import { drawColumns } from './draw-columns.ts'
import { contrastOf } from './lanes.ts'

export default defineRecipe({
  name: 'Grouped bar',
  family: 'Charts',
  description:
    'Items with one bar for each of two to six conditions, touching, with their values; the longest bar is cut into lengths of the shortest under the same condition, so the factor can be counted. Also called paired bar, clustered bar, multi-series bar or benchmark chart.',
  useWhen:
    'You compare items under several conditions and want to know how many times faster, larger or cheaper the best is: parsers by payload size, databases by workload. Needs one value per pair in one unit, for 2 to 16 items under 2 to 6 conditions.',
  avoidWhen:
    'One value per item: use `ordered-bar`. The conditions are before and after: use `slope-chart`. The values are parts of a total: use `stacked-bar-100`. Many ordered conditions: use `xy-heatmap`, or `line-chart` over time.',
  visual: 90,
  ease: 82,
  overall: 86,
  rationale:
    'The cuts turn a factor into something that can be counted, and the place of a bar in its pair tells its condition. Four or more conditions get a column each and lose the cuts. You supply one value per pair; the factor is computed from the longest bar.',
  reviewed: '2026-11-23',
  revision: 1,
  data: groupsInNotes(seriesForm({ rows: [2, 16], columns: [2, 6] })),
  sample: {
    title: 'At 1 MB, SIMD on demand is {times} as fast as DOM parsing',
    subtitle: 'Four kinds of JSON parser on one core, medians of 30 runs; higher is better',
    measure: 'Throughput',
    unit: 'MB/s',
    focus: ['SIMD on demand > 1 MB payload'],
    source: 'Illustrative data',
    columns: ['1 kB payload', '1 MB payload'],
    rows: [
      { name: 'SIMD on demand', values: [1180, 1640] },
      { name: 'Generated from a schema', values: [1080, 1240] },
      { name: 'Streaming', values: [810, 840] },
      { name: 'DOM', values: [420, 385] },
    ],
  },
  draw: (data, sheet) => (readColumns(data).names.length > 3 ? drawColumns(data, sheet) : drawLanes(data, sheet)),
  meanings: {
    times: 'the greatest value of the least above zero under its condition, where none is below zero',
    item: 'what has the greatest value',
    least: 'what has the least value above zero under the same condition',
    condition: 'under which the greatest value is',
  },
  derive: (data) => {
    const contrast = contrastOf(data)
    if (contrast === undefined) return {}
    const { times, row, column, unit } = contrast
    return {
      times: writeTimes(times),
      item: data.rows[row]?.name ?? '',
      least: data.rows.find(({ values }) => values.includes(unit))?.name ?? '',
      condition: readColumns(data).names[column] ?? '',
    }
  },
  describe: (data: SeriesData) => {
    const { full } = formatFor(valuesOf(data.rows), data.unit)
    const { names } = readColumns(data)
    const write = ({ value }: { value: number | null }): string => (value === null ? 'not measured' : full(value))
    const rows = data.rows.map(({ name, values }) => `${name} (${values.map(write).join(', ')})`)
    return `${data.measure} of ${count(rows.length, 'item')} under ${count(names.length, 'condition')} (${enumerate(names)}), as bars from a common zero: ${enumerate(rows, 8)}.`
  },
})
