/**
 * Bars of several conditions: in lanes of one band where few, in a column of bars each where many.
 */

import { max, min } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { bar, rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { half, type Mark, squarePath } from '../../drawing/chart/mark.ts'
import type { Tick } from '../../drawing/chart/scale.ts'
import { isFocusColumn, valuesOf } from '../../drawing/chart/series.ts'
import { type Cell, columnItems, readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'

/** With more conditions, lanes could not be told apart by tone. */
export const mostLanes = 3

type Look = { fill: Color; edge: Color }

const tones: Look[] = [
  { fill: 'surface', edge: 'muted' },
  { fill: 'muted', edge: 'muted' },
  { fill: 'ink', edge: 'ink' },
]
const inFocus: Look = { fill: 'accent', edge: 'accent' }

const lookOf = (data: SeriesData, index: number, sheet: Sheet): Look =>
  isFocusColumn(data, index, sheet) ? inFocus : (tones[index] ?? inFocus)

/** What the tones of the lanes mean. */
export function columnKey(data: SeriesData, sheet: Sheet): void {
  for (const [index, text] of readColumns(data).names.entries()) {
    const { fill, edge } = lookOf(data, index, sheet)
    sheet.key(swatchEntry(text, { fill, stroke: edge }))
  }
}

/** One lane a condition. */
export function lanes(data: SeriesData, sheet: Sheet): Mark[] {
  const { short } = formatFor(valuesOf(data.rows), data.unit)
  const count = readColumns(data).names.length
  return data.rows.flatMap(({ values }, y) =>
    values.flatMap((cell, index): Mark[] => {
      if (cell.value === null) return []
      const isFocus = sheet.isFocus(cell)
      const { fill, edge } = isFocus ? inFocus : lookOf(data, index, sheet)
      const as = isFocus ? ({ size: 16, bold: true, fill: 'accent' } as const) : 'value'
      return [
        bar(cell, { x: [0, cell.value], y, lane: { index, count } }, { fill, edge, words: short(cell.value), as }),
      ]
    }),
  )
}

/** The names of the conditions over their columns. */
export const headsOf = (data: SeriesData): Omit<Tick, 'at'>[] =>
  readColumns(data).names.map((text, index) => {
    const item = columnItems(data)[index]
    return { paragraphs: [{ text, as: 'head' }], ...(item === undefined ? {} : { item }) }
  })

/** One column of bars a condition, all to one scale. */
export function panels(data: SeriesData, sheet: Sheet): Mark[] {
  const values = valuesOf(data.rows)
  const { short } = formatFor(values, data.unit)
  const words = Math.max(...values.map((value) => widthOf(short(value), { size: 14, bold: true }))) + 8
  const low = Math.min(0, min(values) ?? 0)
  const high = Math.max(0, max(values) ?? 0, low + 1e-9)
  const at = ({ x }: Frame, index: number, value: number): number => {
    const [left, right] = [x.at(index) - x.width / 2 + (low < 0 ? words : 0), x.at(index) + x.width / 2 - words]
    return half(left + ((value - low) / (high - low)) * (right - left))
  }
  return [
    ...readColumns(data).names.map(
      (_, index): Mark => ({
        draw: (frame) => {
          const { y, h } = frame.area
          const zero = at(frame, index, 0)
          frame.rule('@x', { x: zero, y, x2: zero, y2: y + h })
        },
      }),
    ),
    ...data.rows.flatMap(({ values: cells }, y) =>
      cells.map(
        (cell, index): Mark => ({ draw: (frame) => panelBar(frame, cell, { y, index, at, short, sheet, data }) }),
      ),
    ),
  ]
}

type PanelBar = {
  y: number
  index: number
  at: (frame: Frame, index: number, value: number) => number
  short: (value: number) => string
  sheet: Sheet
  data: SeriesData
}

const panelBar = (frame: Frame, cell: Cell, { y, index, at, short, sheet, data }: PanelBar): void => {
  if (cell.value === null) return
  const isFocus = sheet.isFocus(cell) || isFocusColumn(data, index, sheet)
  const [zero, end] = [at(frame, index, 0), at(frame, index, cell.value)]
  const band = rectOf(frame, { x: index, y })
  const rect = { ...band, x: Math.min(zero, end), w: Math.abs(end - zero) }
  const isForward = cell.value >= 0
  const said = lineOfText(short(cell.value), {
    x: isForward ? end + 8 : end - 8,
    y: band.y + band.h / 2,
    align: isForward ? 'start' : 'end',
    as: isFocus ? { size: 14, bold: true, fill: 'accent' } : 'value',
  })
  const bars = rect.w > 0 ? [path(squarePath(rect), { fill: isFocus ? 'accent' : 'muted', stroke: 'none' })] : []
  frame.put(cell, [...bars, said])
}
