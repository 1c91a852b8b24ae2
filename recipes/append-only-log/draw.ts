/**
 * A log as a row of records in segment files; below it a bar for each consumer over the records that it has yet to read.
 * All bars end at the high watermark.
 */
import { groups } from 'd3-array'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { grays } from '../../drawing/fills.ts'
import { drawCellRows, type RowCell } from '../../drawing/grid/cell-rows.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type Consumer, type LogData, lagOf, slowestOf, watermarkOf } from './watermark.ts'

/** The height of a record; from the records to the first bar; a bar and what is free below it; the label of the watermark. */
const size = { record: 56, first: 28, bar: 20, row: 32, label: 24 }

const pending = { fill: 'none', dashed: true } as const
const free = { as: 'small', fill: 'none', stroke: 'rule' } as const

/** Draws records in segments with their offsets, and below them what consumers have yet to read. */
export function drawLog(data: LogData, sheet: Sheet): void {
  const { items, size: group, first, pointers } = data
  const watermark = watermarkOf(data)
  const fileAt = (index: number) => (index % group === 0 ? `${String(first + index).padStart(20, '0')}.log` : undefined)
  sheet.ifTooWide(items, 'shorten keys or make segments smaller')
  const records = items.map((item, index): RowCell => {
    const look = first + index >= watermark ? ({ as: 'codeMuted', ...pending } as const) : {}
    return { source: item, words: item.name, above: String(first + index), group: fileAt(index), look }
  })
  const end = {
    source: '@end',
    words: 'free',
    above: String(first + items.length),
    group: fileAt(items.length),
    look: free,
  }
  const below = size.first + pointers.length * size.row + size.label + 72
  const cells = drawCellRows([...records, end], { h: size.record, group, gap: 16, below }, sheet)
  pointers.forEach((consumer, index) => {
    drawUnread(consumer, { index, data, cells }, sheet)
  })
  drawWatermark(data, cells[watermark - first], sheet)
  sheet.prove('pending', ...items.slice(items.length - data.pending))
  const slowest = slowestOf(data)
  if (slowest !== undefined) for (const name of ['slowest', 'lag']) sheet.prove(name, slowest)
}

type UnreadOf = { index: number; data: LogData; cells: readonly Rect[] }

/** A consumer's bar, on each line that has some of its records; its name before it where it has room, and its lag right of the watermark. */
const drawUnread = (consumer: Consumer, { index, data, cells }: UnreadOf, sheet: Sheet): void => {
  const [lag, down] = [lagOf(consumer, data), size.first + index * size.row]
  const [from, mark] = [consumer.index - data.first, watermarkOf(data) - data.first]
  const look = sheet.isFocus(consumer) ? emphasis.strong : grays[2]
  for (const [, line] of groups(cells.slice(from, mark), ({ y }) => y)) {
    const [left, right] = [line[0]?.x ?? 0, line.at(-1)]
    if (right === undefined) continue
    const bar = { x: left, y: bottomOf(right) + down, w: rightOf(right) - left, h: size.bar }
    sheet.put(consumer, [square(bar, look)])
  }
  const [start, end] = [cells[from], cells[mark]]
  if (start === undefined || end === undefined) return
  const fill = sheet.isFocus(consumer) ? ('accent' as const) : ('ink' as const)
  const name = `${consumer.name}, next ${consumer.index}`
  const before = block([{ text: name, as: { size: 14, fill, ...(fill === 'accent' ? { bold: true } : {}) } }])
  const isBefore = start.x >= widthOf(name, 'item') + 12
  const at = { x: start.x - 8, y: bottomOf(start) + down, w: 0, h: size.bar }
  if (isBefore) sheet.put(consumer, place(before, at, { align: 'end' }), 'over')
  const [figure, words] = [
    block([{ text: String(lag), as: { size: 14, bold: true, fill } }]),
    block([{ text: isBefore ? (index === 0 ? 'behind' : undefined) : `behind: ${name}`, as: { size: 14, fill } }]),
  ]
  // Figures end at one edge, and words begin at one, in all rows.
  const room = Math.max(...data.pointers.map((each) => widthOf(String(lagOf(each, data)), 'item')))
  const spot = { x: end.x + 16, y: bottomOf(end) + down, w: room, h: size.bar }
  sheet.put(consumer, place(figure, spot, { align: 'end' }), 'over')
  sheet.put(consumer, place(words, { ...spot, x: spot.x + room + 6, w: 0 }, { align: 'start' }), 'over')
}

/** A line at the first offset that cannot be read yet. */
const drawWatermark = (data: LogData, cell: Rect | undefined, sheet: Sheet): void => {
  if (cell === undefined) return
  const y = bottomOf(cell) + size.first + data.pointers.length * size.row
  const offset = watermarkOf(data)
  sheet.put('pending', [line(cell.x, cell.y - 4, cell.x, y, { stroke: 'ink' })], 'over')
  const words = `high watermark ${offset}: consumers read below it`
  const x = Math.max(cell.x, widthOf(words, 'label'))
  sheet.put('pending', [lineOfText(words, { x, y: y + 14, as: 'label', align: 'end' })], 'over')
  const above = { x: cell.x + 8, y: bottomOf(cell) + 14, as: 'small' } as const
  if (data.pending > 0) sheet.put('pending', [lineOfText('not yet fully replicated', above)], 'over')
}
