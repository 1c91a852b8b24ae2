/**
 * Grouped bars of more than three conditions: a column of bars for each.
 */
import { block, widthOf } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { bar, plainBar } from '../../drawing/chart/bar.ts'
import { figureAfter } from '../../drawing/chart/figure-after.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { type AxisPlanner, titled } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { columnItems, readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import {
  axesOf,
  inFocus,
  isInFocus,
  proveContrast,
  quotedContrast,
  standsOut,
  valueStyle,
  wordsOf,
} from './bar-words.ts'
import { facets } from './facets.ts'
import { factorWords } from './lanes.ts'

/** More conditions: a column of bars for each. */
export function drawColumns(data: SeriesData, sheet: Sheet): void {
  const contrast = quotedContrast(data, sheet)
  const { names } = readColumns(data)
  const isFactorApart = names.length <= mostApart
  const { areOwn, like } = scalesOf(data)
  const write = wordsOf(data, contrast, { inColumns: true, isFactorApart, like })
  const { x, y } = axesOf(data, 0.3, sheet)
  // One tick among columns with scales of their own would be read for all.
  const bare: AxisPlanner = (values) => ({ ...x(values), ticks: [], grid: [0] })
  const columns = names.map((_, lane) => ({
    source: '@x',
    x: lane,
    marks: data.rows.flatMap((row, at) => {
      const item = row.values[lane]
      if (item === undefined) return []
      const isFocus = isInFocus(data, { item, row, lane, sheet })
      const look = isFocus ? inFocus : (standsOut(item, contrast) ?? plainBar)
      const place = { x: [0, item.value ?? 0] as [number, number], y: at }
      if (item !== contrast?.most || !isFactorApart)
        return [bar(item, place, { ...look, words: write(item), as: valueStyle(item, { isFocus, contrast }) })]
      const figure = factorWords(contrast, { isFocus, isQuoted: sheet.quotes('times') })
      const words = block([{ text: write(item), as: onBar }])
      return [bar(item, place, look), figureAfter(item, place, { figure, words, areInside: true })]
    }),
  }))
  proveContrast(contrast, data, sheet)
  const cells = data.rows.flatMap(({ values }) => values)
  if (cells.some(({ value }) => value === null)) sheet.footnote('A dash was not measured.')
  for (const mark of data.marks ?? [])
    sheet.note(mark, 'text', 'is not drawn over four or more columns, each with its own axis')
  if (areOwn) sheet.footnote('Each column has its own scale, from zero: bars are compared within a column.')
  const measure = formatFor(valuesOf(data.rows), data.unit, { like }).titled(data.measure)
  // Each column has room for its widest words and bars beside them.
  const words = Math.max(...cells.map((item) => widthOf(write(item), valueStyle(item, { isFocus: true, contrast }))))
  const w = Math.min(room.w, Math.max(880, beside + names.length * (words + leastBar)))
  const named: AxisPlanner = (values) => ({ ...titled(y, measure)(values), names: beside / w })
  plot({ sheet, x: bands(headsOf(data), { padding: 0.12 }), y: named, row: 36, w, xOver: true }, [
    facets(columns, { x: areOwn ? bare : x, areOwn }),
  ])
}

/** In so many columns the factor has room of its own; its bar has its value inside. */
const mostApart = 5
const onBar = { size: 14, bold: true, fill: 'surface' } as const

/** The longest bar of each column; none where columns have no names, or bars go both ways. */
const longestIn = ({ rows, columns }: SeriesData): number[] => {
  if (!Array.isArray(columns) || rows.some(({ values }) => values.some(({ value }) => (value ?? 0) < 0))) return []
  return columns.map((_, lane) => Math.max(0, ...rows.map(({ values }) => values[lane]?.value ?? 0)))
}

/** Whether columns have scales of their own, as on one the longest bar of one would be a sliver beside that of another; and what the unit of all is for. */
const scalesOf = (data: SeriesData): { areOwn: boolean; like: number[] } => {
  const longest = longestIn(data)
  const [least, most] = [Math.min(...longest), Math.max(...longest)]
  const areOwn = longest.length > 0 && least > 0 && most > sliver * least
  // On scales of their own, short columns are read in whole units, where the long ones still can be.
  return { areOwn, like: areOwn && most < far * least ? [least] : valuesOf(data.rows) }
}

/** So many times as long a bar is a sliver beside, and has too many digits in the unit of the other. */
const [sliver, far] = [12, 1000]

/** What names take beside the columns, and the least length of the longest bar with what is around it. */
const [beside, leastBar] = [224, 84]

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
