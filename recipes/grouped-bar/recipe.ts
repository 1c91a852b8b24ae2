/** Throughput of four JSON parsers on two sizes of payload: one of them alone slows down on the larger. */
import { bands, named } from '../../drawing/chart/bands.ts'
import { type BarPlace, bar, plainBar } from '../../drawing/chart/bar.ts'
import { facets } from '../../drawing/chart/facets.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, type Tick, titled } from '../../drawing/chart/scale.ts'
import { isFocusColumn, valuesOf } from '../../drawing/chart/series.ts'
import { columnItems, focusCells, readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'

export default defineRecipe({
  name: 'Grouped bar',
  family: 'Charts',
  description:
    'Items with one bar for each of two or three conditions, side by side from a common zero with their values; with more conditions, one column of bars for each. Also called paired bar, clustered bar, multi-series bar or benchmark chart.',
  useWhen:
    'You compare items under several conditions by amount: parsers by payload size, databases by workload, releases by platform. Needs one value for each pair, for 2 to 16 items under 2 to 6 conditions of one unit.',
  avoidWhen:
    'One value per item: use `ordered-bar`. The conditions are before and after: use `slope-chart`. The values are parts of a total: use `stacked-bar-100`. Many ordered conditions: use `xy-heatmap`, or `line-chart` over time.',
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
    const format = formatFor(valuesOf(data.rows), data.unit)
    const { names: conditions } = readColumns(data)
    const isApart = conditions.length > looks.length
    const bars = data.rows.flatMap(({ values }, y) =>
      values.map((item, x) => {
        const isFocus = sheet.isFocus(item) || isFocusColumn(data, x, sheet)
        const tone = isFocus ? inFocus : (looks[isApart ? 1 : x] ?? inFocus)
        const as = sheet.isFocus(item) ? ({ size: 16, bold: true, fill: 'accent' } as const) : ('value' as const)
        const part = isApart ? undefined : ([x / conditions.length, (x + 1) / conditions.length] as [number, number])
        const place: BarPlace = { x: [0, item.value ?? 0], y, ...(part && { part }) }
        return {
          x,
          marks: item.value === null ? [] : [bar(item, place, { ...tone, words: format.short(item.value), as })],
        }
      }),
    )
    const [x, y] = [linear({ ...data, hidden: true }), bands(names, { padding: isApart ? 0.3 : 0.25 })]
    if (isApart) {
      const heads = titled(bands(headsOf(data), { padding: 0.12 }), format.titled(data.measure))
      const marksOf = (column: number) => bars.flatMap((each) => (each.x === column ? each.marks : []))
      const columns = conditions.map((_, index) => ({ source: '@x', x: index, marks: marksOf(index) }))
      plot({ sheet, x: heads, y, row: 36, xOver: true }, [facets(columns, { x })])
      return
    }
    for (const [index, text] of conditions.entries()) {
      const { fill, edge } = isFocusColumn(data, index, sheet) ? inFocus : (looks[index] ?? inFocus)
      sheet.key(swatchEntry(text, { fill, stroke: edge }))
    }
    const marks = bars.flatMap((each) => each.marks)
    plot({ sheet, x, y, w: 760, row: 32 * conditions.length + 8 }, marks)
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
    const write = ({ value }: { value: number | null }): string => (value === null ? 'not measured' : full(value))
    const rows = data.rows.map(({ name, values }) => `${name} (${values.map(write).join(', ')})`)
    return `${data.measure} of ${count(rows.length, 'item')} under ${count(names.length, 'condition')} (${enumerate(names)}), as bars from a common zero: ${enumerate(rows, 8)}.`
  },
})

/** The tones of lanes: with more conditions than these, lanes could not be told apart. */
const looks = [{ fill: 'surface', edge: 'muted' }, plainBar, { fill: 'ink', edge: 'ink' }] as const
const inFocus = { fill: 'accent', edge: 'accent' } as const

/** The names of the conditions over their columns. */
const headsOf = (data: SeriesData): Omit<Tick, 'at'>[] =>
  readColumns(data).names.map((text, index) => {
    const item = columnItems(data)[index]
    return { paragraphs: [{ text, as: 'head' }], ...(item === undefined ? {} : { item }) }
  })
