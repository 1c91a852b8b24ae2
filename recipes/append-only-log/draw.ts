/**
 * A log as a row of records in segment files; below it a bar for each consumer over the records that it has yet to read.
 * All bars end at the high watermark. Records of the key that is looked up are in the accent.
 */
import { groups } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import type { WordCellLook } from '../../drawing/grid/word-cell.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { count } from '../../src/scene/count.ts'
import { drawCellRows, type RowCell } from './cell-rows.ts'
import { areBefore, drawUnread, size, type UnreadOf } from './unread.ts'
import { foundIn, type LogData, offsetOf, slowestOf, watermarkOf } from './watermark.ts'
import { drawWatermark } from './watermark-line.ts'

const pending = { fill: 'none', dashed: true } as const

/** Draws records in segments with their offsets, and below them what consumers have yet to read. */
export function drawLog(given: LogData, sheet: Sheet): void {
  const data = { ...given, pointers: given.pointers.toSorted((a, b) => a.index - b.index) }
  const { items, size: group, first } = data
  const mark = watermarkOf(data) - first
  const fileAt = (index: number) => (index % group === 0 ? `${String(first + index).padStart(20, '0')}.log` : undefined)
  sheet.ifTooWide(items, 'shorten keys or make segments smaller')
  const records = items.map((item, index): RowCell => {
    const look = lookOf({
      isPending: index >= mark,
      isFound: foundIn(data).includes(item),
      isFocus: sheet.isFocus(item),
    })
    return { source: item, words: item.name, above: String(first + index), group: fileAt(index), look }
  })
  const end = {
    source: '@end',
    words: '',
    above: String(first + items.length),
    group: fileAt(items.length),
  }
  const below = (from: number, to: number): number => {
    const rows = unreadOn(data, from, to).length
    return rows * size.row + size.names + (rows > 0 ? size.first : 0) + (from <= mark && mark < to ? size.label : 0)
  }
  const cells = drawCellRows([...records, end], { h: size.record, group, below }, sheet)
  drawEnd(cells.at(-1), sheet)
  drawConsumers(data, cells, sheet)
  drawWatermark(data, cells[mark], sheet)
  drawFound(data, sheet)
  sheet.prove('pending', ...items.slice(items.length - data.pending))
  const slowest = slowestOf(data)
  if (slowest !== undefined) for (const name of ['slowest', 'lag']) sheet.prove(name, slowest)
}

/** The place of the next record is open to the right, as no slot is there before it is written. */
const drawEnd = (cell: Rect | undefined, sheet: Sheet): void => {
  if (cell === undefined) return
  const { x, y, w, h } = cell
  const right = x + Math.max(w, widthOf('append', 'small') + 8)
  sheet.put('@end', [path(`M ${right} ${y} H ${x} V ${y + h} H ${right}`, { stroke: 'rule' })], 'ground')
  sheet.put('@end', [lineOfText('append', { x: (x + right) / 2, y: y + h / 2, as: 'small', align: 'middle' })])
}

type RecordIs = { isPending: boolean; isFound: boolean; isFocus: boolean }

/** What is found is tinted; a focus colors words alone. */
const lookOf = ({ isPending, isFound, isFocus }: RecordIs): WordCellLook => ({
  ...(isPending ? { as: 'codeMuted' as const, ...pending } : {}),
  ...(isFound ? emphasis.soft : {}),
  ...(isFound || isFocus ? { as: { size: 14, mono: true, fill: 'accent' } as const } : {}),
})

/** The consumers with a row below the cells from one to before another: on the line of the watermark all. */
const unreadOn = (data: LogData, from: number, to: number) => {
  const mark = watermarkOf(data) - data.first
  if (from <= mark && mark < to) return data.pointers
  return from > mark ? [] : data.pointers.filter(({ index }) => index - data.first < to)
}

/** Who reads the newest record is first, so that no line to a bar passes another one, but where tracks lead to all bars. */
const inRows = (data: LogData, cells: readonly Rect[]): LogData => {
  const isOneLine = cells.every(({ y }) => y === cells[0]?.y)
  if (isOneLine && areBefore({ data, cells, from: 0 })) return data
  return { ...data, pointers: data.pointers.toSorted((a, b) => b.index - a.index) }
}

/** The rows of all consumers, line by line. */
const drawConsumers = (given: LogData, cells: readonly Rect[], sheet: Sheet): void => {
  const data = inRows(given, cells)
  let from = 0
  for (const [, line] of groups(cells, ({ y }) => y)) {
    const to = from + line.length
    unreadOn(data, from, to).forEach((consumer, row) => {
      const place: UnreadOf = { row, data, cells, from, to }
      drawUnread(consumer, place, sheet)
    })
    from = to
  }
}

/** How many records the key has that is looked up. */
const drawFound = (data: LogData, sheet: Sheet): void => {
  if (data.find === undefined) return
  const offsets = foundIn(data).map((item) => offsetOf(item, data))
  if (offsets.length === 0) sheet.footnote(`No record has the key ${data.find.name}.`)
  else
    sheet.key(
      swatchEntry(
        `${data.find.name}: ${count(offsets.length, 'record')}, the latest at ${offsets.at(-1)}`,
        emphasis.soft,
      ),
    )
}
