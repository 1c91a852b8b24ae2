/**
 * Grouped bars: the bars of one item touch, or stand in a column for each condition where these are more than three.
 */
import { block, widthOf } from '../../drawing/block.ts'
import { bands, namedBands } from '../../drawing/chart/bands.ts'
import { type BarLook, type BarPlace, bar, plainBar } from '../../drawing/chart/bar.ts'
import { facets } from '../../drawing/chart/facets.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { type AxisPlanner, titled, valuesWritten } from '../../drawing/chart/scale.ts'
import { isFocusColumn, valuesOf } from '../../drawing/chart/series.ts'
import { columnItems, readColumns, type SeriesCell, type SeriesData } from '../../drawing/data/numbers.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { focusable } from '../../drawing/type.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { type Condition, conditionHead } from './conditions.ts'
import {
  besideLane,
  type Contrast,
  carriedOver,
  contrastOf,
  cuts,
  factorAfter,
  factorWords,
  laneFills,
  lanesFor,
} from './lanes.ts'

/** Up to three conditions: their bars touch, item by item; a head over them says which shade is which. */
export function drawLanes(data: SeriesData, sheet: Sheet): void {
  const { names } = readColumns(data)
  const contrast = contrastOf(data)
  const lanes = lanesFor(names.length)
  const fills = laneFills(names.length)
  const write = wordsOf(data, contrast, { isFactorApart: sheet.quotes('times') })
  const marks = data.rows.flatMap(({ values }, y) =>
    values.flatMap((item, lane): ChartMark[] => {
      const part = lanes.parts[lane] ?? [0, 1]
      const at: BarPlace = { x: [0, item.value ?? 0], y, part }
      const isFocus = isInFocus(data, { item, lane, sheet })
      const look = isFocus ? inFocus : (standsOut(item, contrast) ?? fills[lane] ?? inFocus)
      if (item === contrast?.most && sheet.quotes('times')) {
        const factor = factorWords(contrast, { isFocus, isQuoted: true })
        const value = block([{ text: write(item), as: focusable('value', isFocus) }])
        return [bar(item, at, look), cuts(contrast, at), factorAfter(contrast, at, [factor, value])]
      }
      const drawn = bar(item, at, { ...look, words: write(item), as: valueStyle(item, { isFocus, contrast }) })
      return item === contrast?.most ? [drawn, cuts(contrast, at)] : [drawn]
    }),
  )
  const conditions = names.map((text, lane): Condition => {
    const look = isFocusColumn(data, lane, sheet) ? inFocus : (fills[lane] ?? inFocus)
    return { source: columnItems(data)[lane] ?? '@y', text, look }
  })
  const carried = contrast === undefined ? [] : [carriedOver(contrast, { ...data, part: lanes.parts[contrast.column] })]
  if (contrast !== undefined) for (const name of proven) sheet.prove(name, contrast.most)
  const axes = axesOf(data, lanes.padding, sheet)
  // All names are near their bars, however short they are.
  const y: AxisPlanner = (values) => ({ ...axes.y(values), isEnd: true })
  // Names end at the axis, wherever they begin: the page is as wide with a name in bold as without.
  sheet.reserve({ x: 0, y: 0, w: 1, h: 1 })
  plot({ sheet, x: axes.x, y, least: 840, row: lanes.row, isRuled: false }, [
    ...carried,
    conditionHead(conditions),
    ...marks,
  ])
}

/** More conditions: a column of bars for each. */
export function drawColumns(data: SeriesData, sheet: Sheet): void {
  const contrast = contrastOf(data)
  const write = wordsOf(data, contrast, { inColumns: true, isFactorApart: true })
  const { names } = readColumns(data)
  const { x, y } = axesOf(data, 0.3, sheet)
  const columns = names.map((_, lane) => ({
    source: '@x',
    x: lane,
    marks: data.rows.flatMap(({ values }, at) => {
      const item = values[lane]
      if (item === undefined) return []
      const isFocus = isInFocus(data, { item, lane, sheet })
      const look = isFocus ? inFocus : (standsOut(item, contrast) ?? plainBar)
      return [
        bar(
          item,
          { x: [0, item.value ?? 0], y: at },
          { ...look, words: write(item), as: valueStyle(item, { isFocus, contrast }) },
        ),
      ]
    }),
  }))
  if (contrast !== undefined) for (const name of proven) sheet.prove(name, contrast.most)
  const cells = data.rows.flatMap(({ values }) => values)
  if (cells.some(({ value }) => value === null)) sheet.footnote('A dash was not measured.')
  const areOwn = differMuch(data)
  if (areOwn) sheet.footnote('Each column has its own scale, from zero: bars are compared within a column.')
  const measure = formatFor(valuesOf(data.rows), data.unit).titled(data.measure)
  // Each column has room for its widest words and bars beside them.
  const words = Math.max(...cells.map((item) => widthOf(write(item), valueStyle(item, { isFocus: true, contrast }))))
  const w = Math.min(room.w, Math.max(880, beside + names.length * (words + leastBar)))
  plot({ sheet, x: bands(headsOf(data), { padding: 0.12 }), y: titled(y, measure), row: 36, w, xOver: true }, [
    facets(columns, { x, areOwn }),
    ...factorMarks(contrast, sheet),
  ])
}

/** Whether on one scale the longest bar of a column would be a sliver beside that of another. */
const differMuch = ({ rows, columns }: SeriesData): boolean => {
  if (!Array.isArray(columns) || rows.some(({ values }) => values.some(({ value }) => (value ?? 0) < 0))) return false
  const longest = columns.map((_, lane) => Math.max(0, ...rows.map(({ values }) => values[lane]?.value ?? 0)))
  return Math.min(...longest) > 0 && Math.max(...longest) > sliver * Math.min(...longest)
}

const sliver = 12

/** What names and the factor take beside the columns, and the least length of the longest bar with what is around it. */
const [beside, leastBar] = [280, 72]

/** The name of each column, and its note. */
const headsOf = (data: SeriesData) =>
  readColumns(data).names.map((text, index) => {
    const item = columnItems(data)[index]
    const paragraphs = [
      { text, as: 'head' as const },
      { text: item?.note, as: 'note' as const },
    ]
    return { paragraphs, ...(item === undefined ? {} : { item }) }
  })

/** The factor beside the row of the greatest value. */
const factorMarks = (contrast: Contrast | undefined, sheet: Sheet): ChartMark[] => {
  if (contrast === undefined) return []
  const words = factorWords(contrast, { isFocus: sheet.isFocus(contrast.most), isQuoted: sheet.quotes('times') })
  return [besideLane(contrast.most, words, { at: contrast.row, side: 'right' })]
}

/** The values that the heading may quote. */
const proven = ['times', 'item', 'least', 'condition']
const inFocus: BarLook = { fill: 'accent' }

const isInFocus = (
  data: SeriesData,
  { item, lane, sheet }: { item: SeriesCell; lane: number; sheet: Sheet },
): boolean => sheet.isFocus(item) || isFocusColumn(data, lane, sheet)

/** The greatest value is solid; the one it is measured in is said in words, in the shade of its condition. */
const standsOut = (item: SeriesCell, contrast: Contrast | undefined): BarLook | undefined =>
  item === contrast?.most ? { fill: 'ink' } : undefined

const valueStyle = (item: SeriesCell, { isFocus, contrast }: { isFocus: boolean; contrast: Contrast | undefined }) => {
  if (item.value === null) return 'note' as const
  if (item === contrast?.most) return { size: 16, bold: true, fill: isFocus ? 'accent' : 'ink' } as const
  return item === contrast?.unit && !isFocus ? 'item' : focusable('value', isFocus)
}

/** How values are written: the unit once, at the first, or in columns in the title. */
const wordsOf = (
  data: SeriesData,
  contrast: Contrast | undefined,
  { inColumns = false, isFactorApart = false } = {},
): ((item: SeriesCell) => string) => {
  const format = formatFor(valuesOf(data.rows), data.unit, { all: true })
  const first = data.rows.flatMap(({ values }) => values).find(({ value }) => value !== null)
  return (item) => {
    if (item.value === null) return inColumns ? '–' : 'not measured'
    if (item === contrast?.unit) return `${format.short(item.value)} = 1×`
    if (item === contrast?.most && !isFactorApart) return `${format.full(item.value)} = ${writeTimes(contrast.times)}`
    return !inColumns && (item === first || item === contrast?.most)
      ? format.full(item.value)
      : format.short(item.value)
  }
}

const axesOf = (data: SeriesData, padding: number, sheet: Sheet) => ({
  x: valuesWritten(data),
  y: namedBands(data.rows, sheet, padding),
})
