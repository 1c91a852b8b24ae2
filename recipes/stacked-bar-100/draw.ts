/**
 * Bars of equal length, divided into parts: the first part is what rows are compared by, its shares are a column.
 */
import { sum } from 'd3-array'
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { namedBands } from '../../drawing/chart/bands.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, titled, withoutGrid } from '../../drawing/chart/scale.ts'
import { isFocusColumn } from '../../drawing/chart/series.ts'
import { sideColumns, sideNote } from '../../drawing/chart/side-words.ts'
import {
  columnItems,
  readColumns,
  type SeriesCell,
  type SeriesData,
  type SeriesRow,
} from '../../drawing/data/numbers.ts'
import { grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { focusable, roles, type TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { areNear, partNames } from './part-names.ts'
import { leadingRow, missingWords, ordered, partsIn, type SharesData } from './parts.ts'
import { roundingNote } from './rounding-note.ts'

/** Draws the rows on the sheet. */
export function drawShares(data: SharesData, sheet: Sheet): void {
  const rows = ordered(data)
  const totals = rows.map(({ values }) => sum(values, ({ value }) => value ?? 0))
  const words = totals.map(formatFor(totals, data.unit).full)
  const totalWords = new Set(words).size === 1 ? [] : words.map((text) => block([{ text, as: 'value' }]))
  const [leading, missing] = [leadingRow(data), missingWords(data)]
  if (missing !== undefined) sheet.footnote(missing)
  const marks = rows.flatMap((row, y) => {
    const isFirst = isInFocus(data, { cell: row.values[0] ?? { value: 0 }, index: 0, sheet })
    const large = row === leading && sheet.quotes('share') ? roles.claim : ({ size: 16, bold: true } as const)
    const as: TypeStyle = { ...large, fill: isFirst ? 'accent' : 'ink' }
    return [
      segments(row, { y, data, sheet }),
      sideNote(row.values[0] ?? row, y, [{ text: partsIn(row, data)[0]?.words, as }], { side: 'left' }),
    ]
  })
  for (const name of ['row', 'share', 'part']) sheet.prove(name, leading?.values[0] ?? '@y')
  const note = roundingNote(
    rows.map((row) => ({ name: row.name, words: partsIn(row, data).map(({ words }) => words) })),
  )
  if (note !== undefined) sheet.footnote(note)
  const many = rows.length > 12
  const width = Math.max(0, ...totalWords.map(({ w }) => w))
  const measure = measureOver(data.measure, width)
  const names = namesOver(rows[0], data, sheet)
  const isKeyed = !areNear(names)
  for (const [index, { name, cell }] of isKeyed ? names.entries() : [])
    sheet.key(swatchEntry(name, fillOf(data, { cell, index, sheet })))
  const bands = namedBands(rows, sheet, 0.26)
  const y = measure === undefined ? titled(bands, data.measure) : bands
  plot({ sheet, x: withoutGrid(linear({ hidden: true })), y, least: 880, row: many ? 36 : 48 }, [
    ...(isKeyed ? [] : [partNames(names, (measure?.w ?? 0) - width - beyond)]),
    ...(measure === undefined ? [] : [measureMark(measure, width)]),
    // Totals are at the ends, unless all are the same.
    sideColumns(
      rows.flatMap((row, y) => totalWords.slice(y, y + 1).map((cell) => ({ source: row, at: y, cells: [cell] }))),
      { side: 'right', aligns: ['end'] },
    ),
    ...marks,
  ])
}

type Cell = { cell: SeriesCell | SeriesRow; index: number; sheet: Sheet }

const isInFocus = (data: SeriesData, { cell, index, sheet }: Cell): boolean =>
  sheet.isFocus(cell) || isFocusColumn(data, index, sheet)

/** The other parts fade in even steps, those of few parts from a paler one on. */
const fadesOf = (others: number) => {
  const [palest, ...all] = grays.slice(0, -1)
  const fades = (others > 4 ? [palest, ...all] : all).toReversed()
  return others === 1 ? fades.slice(2, 3) : others === 2 ? [fades[1], fades[3]] : fades.slice(-others)
}

/** The first part, which rows are compared by, is the darkest. */
const fillOf = (data: SeriesData, at: Cell) => {
  if (isInFocus(data, at)) return { fill: 'accent', stroke: 'none' } as const
  return (at.index === 0 ? grays.at(-1) : fadesOf(readColumns(data).names.length - 1)[at.index - 1]) ?? grays[0]
}

/** How long bars are at least, in pixels. */
const leastBar = 480

/** Where the parts of the first bar are, with their names. */
const namesOver = (row: SeriesRow | undefined, data: SeriesData, sheet: Sheet) =>
  (row === undefined ? [] : partsIn(row, data)).map(({ name, cell, from, share, words }, index) => {
    const isFocus = isInFocus(data, { cell, index, sheet })
    const as = focusable('value', isFocus)
    // A share that its part has no room for is said with its name.
    const isSaid = index === 0 || share <= 0 || widthOf(words, 'value') + 10 <= share * leastBar
    return {
      source: columnItems(data)[index] ?? '@x',
      cell,
      name,
      text: isSaid ? name : `${name} ${words}`,
      as,
      from,
      to: from + share,
    }
  })

/** What is measured over the totals, ending with them; none where it is too long for that. */
const measureOver = (measure: string, width: number): Block | undefined => {
  const words = block([{ text: measure, as: 'tick' }], Math.max(width, 88))
  return width > 0 && words.lines.length <= 2 && words.w <= Math.max(width, 96) ? words : undefined
}

/** From the bars to the totals, in pixels. */
const beyond = 12

/** The same as a mark. */
const measureMark = (words: Block, width: number): ChartMark => ({
  top: words.h + 15,
  draw: (frame) => {
    const { area, room } = frame
    const rect = { x: area.x + area.w + room.right + beyond + width, y: area.y - 15 - words.h, w: 0, h: words.h }
    frame.put('measure', place(words, rect, { align: 'end' }), 'rule')
  },
})

type Setting = { y: number; data: SeriesData; sheet: Sheet }

/** The parts of a row with their shares where these fit; the first one's is before the bar. */
const segments = (row: SeriesRow, { y, data, sheet }: Setting): ChartMark => ({
  x: [0, 1],
  draw: (frame) => {
    for (const [index, { cell, share, from, words }] of partsIn(row, data).entries()) {
      const rect = rectOf(frame, { x: [from, from + share], y })
      if (rect.w <= 0) continue
      const fill = fillOf(data, { cell, index, sheet })
      const as: TypeStyle = { size: 14, fill: fill.fill === 'accent' || index === 0 ? 'surface' : 'ink' }
      const said = index > 0 && widthOf(words, as) + 10 <= rect.w ? block([{ text: words, as }]) : block([])
      // A gap of one pixel parts neighbors; a sliver at the end is in its bar, not behind it.
      const w = Math.max(1, rect.w - 1)
      const x = Math.min(rect.x, Math.round(frame.x.at(1)) - 1 - w)
      frame.put(cell, [square({ ...rect, x, w }, fill), ...place(said, rect)])
    }
  },
})
