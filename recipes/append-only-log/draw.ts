/**
 * A log in one line, or in several of whole segments: offsets above records, below them a lane for each consumer.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { consumersOf, endOf, type LogData, lagOf, type Pointer, type Segment, segmentsOf, watermarkOf } from './log.ts'

/** Heights of file names with offsets, of records and lanes; between segments, rows, records and lanes. */
const size = { head: 52, record: 56, lane: 40, between: 16, row: 40, above: 16 }

/** One line of the log: the offsets it has, the width of a record, and where the left edge of each offset is. */
type Row = { from: number; to: number; w: number; place: (offset: number) => number }
type On = { data: LogData; sheet: Sheet }

/** Draws the log on the sheet. */
export function drawLog(data: LogData, sheet: Sheet): void {
  const segments = segmentsOf(data)
  const left = up(
    Math.max(widthOf('offset', 'small'), ...consumersOf(data).map(({ name }) => widthOf(name, 'item'))) + 20,
  )
  const words = [...data.items.map(({ name }) => widthOf(name, 'code')), widthOf(String(endOf(data)), 'small'), 32]
  const file = widthOf(segments[0]?.file ?? '', 'codeSmall')
  const w = up(Math.max(...words.map((each) => each + 16), file / data.size))
  // The next free place is after the last record.
  const whole = left + (segments.length - 1) * size.between + (data.items.length + 1) * w
  const fit = Math.max(1, Math.floor((room.w - left - w) / (data.size * w + size.between)))
  // As many segments in each line as in the others: a short last line would leave the page half empty.
  let perRow = whole <= room.w ? segments.length : fit
  while (segments.length % perRow !== 0) perRow--
  sheet.ifTooWide(data.items, 'shorten keys and names or make segments smaller')
  let y = 0
  for (let first = 0; first < segments.length; first += perRow) {
    const shown = segments.slice(first, first + perRow)
    const [from, last] = [shown[0]?.from ?? 0, shown.length - 1]
    const to = first + perRow >= segments.length ? endOf(data) : from + shown.length * data.size
    const place = (offset: number): number =>
      left + (offset - from) * w + Math.min(Math.floor((offset - from) / data.size), last) * size.between
    y = drawRow(shown, { from, to, w, place }, { y: y + size.head, on: { data, sheet } }) + size.row
  }
  if (watermarkOf(data) < endOf(data))
    sheet.key(swatchEntry('Written, not yet on all in-sync replicas', { fill: 'none', dashed: true }))
  if (consumersOf(data).length > 0) sheet.key(swatchEntry('Still to read', { fill: 'muted', stroke: 'none' }))
}

/** The records of a line, the lanes of consumers below them, and the high watermark; gives where they end. */
const drawRow = (segments: Segment[], row: Row, { y, on }: { y: number; on: On }): number => {
  const { data, sheet } = on
  const isLast = row.to === endOf(data)
  const offsetAt = (offset: number) =>
    lineOfText(String(offset), { x: row.place(offset) + row.w / 2, y: y - 12, as: 'small', align: 'middle' })
  sheet.put(`@offsets-${row.from}`, [lineOfText('offset', { x: 0, y: y - 12, as: 'small' })])
  for (const { file, from, items } of segments) {
    const as = { size: 12, mono: true, fill: 'muted' } as const
    sheet.put(`@file-${from}`, [lineOfText(file, { x: row.place(from), y: y - 42, as })])
    items.forEach((item, index) => {
      const rect = { x: row.place(from + index), y, w: row.w, h: size.record }
      const isPending = from + index >= watermarkOf(data)
      const pending = { as: { size: 14, mono: true, fill: 'muted' }, fill: 'none', dashed: true } as const
      sheet.put(item, [offsetAt(from + index), ...wordCell(rect, item.name, isPending ? pending : {})])
    })
  }
  const append = lineOfText('append', { x: row.place(row.to) + 6, y: y + size.record / 2, as: 'note' })
  if (isLast) sheet.put('@end', [offsetAt(row.to), append])
  const isHere = ({ index }: Pointer): boolean => index >= row.from && (index < row.to || (isLast && index === row.to))
  const consumers = consumersOf(data).filter(
    (each) => isHere(each) || (each.index < row.from && watermarkOf(data) > row.from),
  )
  const lanes = y + size.record + size.above
  consumers.forEach((each, index) => drawLane(each, row, { y: lanes + index * size.lane, on }))
  const bottom = lanes + consumers.length * size.lane
  const watermark = data.pointers.find((each) => each.kind === 'high-watermark' && isHere(each))
  if (watermark === undefined) return bottom
  const x = row.place(watermark.index)
  const words = `${watermark.name}: consumers read up to here`
  const half = widthOf(words, 'item') / 2
  const fill = sheet.isFocus(watermark) ? 'accent' : 'ink'
  const as = { size: 14, bold: true, fill } as const
  sheet.put(watermark, [path(`M ${x} ${y + size.record} V ${bottom}`, { stroke: fill })], 'line')
  sheet.put(
    watermark,
    [lineOfText(words, { x: Math.max(half, Math.min(x, room.w - half)), y: bottom + 14, as, align: 'middle' })],
    'line',
  )
  return bottom + 28
}

/** Name, a hairline over what was read, the position, and a bar from there to the high watermark. */
const drawLane = (consumer: Pointer, row: Row, { y, on: { data, sheet } }: { y: number; on: On }): void => {
  const color = sheet.isFocus(consumer) ? 'accent' : 'muted'
  const middle = y + size.lane / 2
  const [left, start] = [row.place(row.from), row.place(Math.max(consumer.index, row.from))]
  const bar = { x: start, y: middle - 12, w: row.place(Math.min(watermarkOf(data), row.to)) - start, h: 24 }
  const as = { size: 14, bold: true, fill: color === 'accent' ? color : 'ink' } as const
  sheet.put(consumer, [lineOfText(consumer.name, { x: 0, y: middle, as })])
  if (start > left) sheet.put(consumer, [path(`M ${left} ${middle} H ${start}`, { stroke: 'rule' })], 'rule')
  const mark =
    bar.w > 0 ? cells(bar, { fill: color, stroke: 'none' }) : circle(start, middle, 5, { fill: color, stroke: color })
  const words = consumer.index >= row.from ? [lagWords(lagOf(consumer, data), bar, color)] : []
  sheet.put(consumer, [mark, ...words])
}

/** How far behind: in the bar, beside it where it is too short, before it at the edge of the page. */
const lagWords = (lag: number, bar: Rect, color: 'accent' | 'muted') => {
  const words = lag === 0 ? 'up to date' : `${lag} behind`
  const [w, y] = [widthOf(words, 'item'), bar.y + bar.h / 2]
  const as = { size: 14, bold: true, fill: color } as const
  if (w + 16 <= bar.w)
    return lineOfText(words, { x: bar.x + bar.w / 2, y, as: { ...as, fill: 'surface' }, align: 'middle' })
  return rightOf(bar) + 8 + w <= room.w
    ? lineOfText(words, { x: rightOf(bar) + 8, y, as })
    : lineOfText(words, { x: bar.x - 13, y, as, align: 'end' })
}
