/** Throughput of four JSON parsers on two sizes of payload: one of them does not slow down. */

import { bands, named } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { focusCells, readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { columnKey, headsOf, lanes, mostLanes, panels } from './groups.ts'

export default defineRecipe({
  name: 'Grouped bar',
  family: 'Charts',
  description:
    'Items with one bar for each of two or three conditions, side by side from a common zero with their values; with more conditions, one column of bars for each. Also called paired bar, clustered bar, multi-series bar or benchmark chart.',
  useWhen:
    'You compare items under several conditions by amount: parsers by payload size, databases by workload, releases by platform. Needs one value for each pair, for 2 to 16 items under 2 to 6 conditions of one unit.',
  avoidWhen:
    'One value per item: use `ordered-bar`. The conditions are before and after: use `slope-chart`. The values are parts of a total: use `stacked-bar-100`. Many ordered conditions: use `xy-heatmap`, or `line-chart` over time.',
  aliases: ['side by side bars', 'multi series bar', 'benchmark', 'column chart', 'compare options'],
  visual: 88,
  ease: 82,
  overall: 85,
  rationale:
    'Bars of one item touch, so that its own difference is seen first, and every value is written. A new item is one bar per condition and moves those below it; four or more conditions need a column each. You supply one value of one unit for each pair.',
  reviewed: '2026-11-21',
  revision: 1,
  data: seriesForm({ rows: [2, 16], columns: [2, 6] }),
  sample: {
    title: 'On 1 MB payloads, on-demand parsing is {times} as fast as a DOM',
    subtitle: 'Throughput of four kinds of JSON parser on one core, medians of 30 runs; higher is better',
    measure: 'Throughput',
    unit: 'MB/s',
    focus: ['On demand, SIMD > 1 MB payload'],
    source: 'Illustrative data',
    columns: ['1 kB payload', '1 MB payload'],
    rows: [
      { name: 'On demand, SIMD', values: [1180, 1640] },
      { name: 'Generated from a schema', values: [1080, 1240] },
      { name: 'Streaming', values: [810, 840] },
      { name: 'DOM', values: [420, 385] },
    ],
  },
  draw: (data, sheet) => {
    const names = named(data.rows, (row) => sheet.isFocus(row))
    const cellCount = readColumns(data).names.length
    if (cellCount <= mostLanes) {
      columnKey(data, sheet)
      const y = bands(names, { padding: 0.25 })
      plot({ sheet, x: linear({ ...data, hidden: true }), y, w: 760, row: 32 * cellCount + 8 }, lanes(data, sheet))
    } else {
      const x = bands(headsOf(data), { padding: 0.12 })
      const title = formatFor(valuesOf(data.rows), data.unit).titled(data.measure)
      plot(
        { sheet, x: (values) => ({ ...x(values), title }), y: bands(names, { padding: 0.3 }), row: 36, xOver: true },
        panels(data, sheet),
      )
    }
  },
  derive: (data) => {
    const cell = focusCells(data)[0]
    const index = data.rows.map(({ values }) => values.findIndex((each) => each === cell)).find((at) => at >= 0) ?? 0
    const column = data.rows.flatMap(({ values }) => values[index]?.value ?? [])
    const times = (cell?.value ?? Math.max(...column)) / Math.min(...column)
    return Number.isFinite(times) && times > 0 ? { times: writeTimes(times) } : {}
  },
  describe: (data: SeriesData) => {
    const { full } = formatFor(valuesOf(data.rows), data.unit)
    const { names } = readColumns(data)
    const rows = data.rows.map(({ name, values }) => {
      const all = values.map(({ value }) => (value === null ? 'not measured' : full(value)))
      return `${name} ${all.join(', ')}`
    })
    return `${data.measure} of ${count(rows.length, 'item')} under ${count(names.length, 'condition')} (${enumerate(names)}), as bars from a common zero: ${enumerate(rows, 8)}.`
  },
})
