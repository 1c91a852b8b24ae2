/** Throughput of four JSON parsers on two sizes of payload: one of them alone slows down on the larger. */
import { block } from '../../drawing/block.ts'
import { bands, namedBands } from '../../drawing/chart/bands.ts'
import { type BarLook, type BarPlace, bar, plainBar } from '../../drawing/chart/bar.ts'
import { facets } from '../../drawing/chart/facets.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, reachingBeyond, titled } from '../../drawing/chart/scale.ts'
import { isFocusColumn, valuesOf } from '../../drawing/chart/series.ts'
import { columnItems, readColumns, type SeriesCell, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { besideLane, type Contrast, contrastOf, cuts, factorWords, laneFills, lanesFor } from './lanes.ts'

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
  draw: (data, sheet) => (readColumns(data).names.length > 3 ? drawColumns(data, sheet) : drawLanes(data, sheet)),
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

/** Up to three conditions: their bars touch, item by item. */
function drawLanes(data: SeriesData, sheet: Sheet): void {
  const { names } = readColumns(data)
  const contrast = contrastOf(data)
  const lanes = lanesFor(names.length, contrast?.column)
  const fills = laneFills(names.length)
  const write = wordsOf(data, contrast)
  const marks = data.rows.flatMap(({ values }, y) =>
    values.flatMap((item, lane): ChartMark[] => {
      const part = lanes.parts[lane] ?? [0, 1]
      const at: BarPlace = { x: [0, item.value ?? 0], y, part }
      const isFocus = isInFocus(data, { item, lane, sheet })
      const look = isFocus ? inFocus : (standsOut(item, contrast) ?? fills[lane] ?? inFocus)
      const drawn = bar(item, at, { ...look, words: write(item), as: valueStyle(item, { isFocus, contrast }) })
      if (item !== contrast?.most) return [drawn]
      const factor = besideLane(item, factorWords(contrast, isFocus), { at: y, part, lanes, side: 'right' })
      return [drawn, cuts(contrast, at), factor]
    }),
  )
  const heads = names.map((text, lane) => {
    const words = block([{ text, as: lane === contrast?.column ? { size: 12 } : 'small' }], 160)
    const part = lanes.parts[lane] ?? [0, 1]
    return besideLane(columnItems(data)[lane] ?? '@y', words, { at: 0, part, lanes, side: 'left' })
  })
  if (contrast !== undefined) for (const name of proven) sheet.prove(name, contrast.most)
  plot({ sheet, ...axesOf(data, lanes.padding, sheet), row: lanes.row }, [...heads, ...marks])
}

/** More conditions: a column of bars for each. */
function drawColumns(data: SeriesData, sheet: Sheet): void {
  const contrast = contrastOf(data)
  const write = wordsOf(data, contrast)
  const { names } = readColumns(data)
  const { x, y } = axesOf(data, 0.3, sheet)
  const heads = names.map((text, index) => {
    const item = columnItems(data)[index]
    return { paragraphs: [{ text, as: 'head' as const }], ...(item === undefined ? {} : { item }) }
  })
  const columns = names.map((_, lane) => ({
    source: '@x',
    x: lane,
    marks: data.rows.flatMap(({ values }, at) => {
      const item = values[lane]
      if (item === undefined) return []
      const isFocus = isInFocus(data, { item, lane, sheet })
      const look = isFocus ? inFocus : (standsOut(item, contrast) ?? plainBar)
      const words = `${write(item)}${item === contrast?.most ? ` (${writeTimes(contrast.times)})` : ''}`
      return [
        bar(item, { x: [0, item.value ?? 0], y: at }, { ...look, words, as: valueStyle(item, { isFocus, contrast }) }),
      ]
    }),
  }))
  if (contrast !== undefined) for (const name of proven) sheet.prove(name, contrast.most)
  const across = titled(bands(heads, { padding: 0.12 }), formatFor(valuesOf(data.rows), data.unit).titled(data.measure))
  plot({ sheet, x: across, y, row: 36, xOver: true }, [facets(columns, { x })])
}

/** The values that the heading may quote. */
const proven = ['times', 'item', 'least', 'condition']
const inFocus: BarLook = { fill: 'accent' }

const isInFocus = (
  data: SeriesData,
  { item, lane, sheet }: { item: SeriesCell; lane: number; sheet: Sheet },
): boolean => sheet.isFocus(item) || isFocusColumn(data, lane, sheet)

/** The greatest value and the one it is measured in are solid. */
const standsOut = (item: SeriesCell, contrast: Contrast | undefined): BarLook | undefined =>
  item === contrast?.most ? { fill: 'ink' } : item === contrast?.unit ? { fill: 'muted' } : undefined

const valueStyle = (item: SeriesCell, { isFocus, contrast }: { isFocus: boolean; contrast: Contrast | undefined }) => {
  if (item.value === null) return 'note' as const
  if (item === contrast?.most) return { size: 16, bold: true, fill: isFocus ? 'accent' : 'ink' } as const
  if (isFocus) return { size: 14, bold: true, fill: 'accent' } as const
  return item === contrast?.unit ? 'item' : 'value'
}

/** How values are written: the unit once, at the first. */
const wordsOf = (data: SeriesData, contrast: Contrast | undefined): ((item: SeriesCell) => string) => {
  const format = formatFor(valuesOf(data.rows), data.unit)
  const first = data.rows.flatMap(({ values }) => values).find(({ value }) => value !== null)
  return (item) => {
    if (item.value === null) return 'not measured'
    if (item === contrast?.unit) return `${format.short(item.value)} = 1×`
    return item === first || item === contrast?.most ? format.full(item.value) : format.short(item.value)
  }
}

const axesOf = (data: SeriesData, padding: number, sheet: Sheet) => ({
  x: reachingBeyond(titled(linear({ hidden: true }), data.measure), 8),
  y: namedBands(data.rows, sheet, padding),
})
