/**
 * Lanes below the records: a bar over what each consumer has still to read, and a line at the high watermark.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Row } from './draw.ts'
import { endOf, type LogData, lagOf, type Pointer, watermarkOf } from './log.ts'

/** From records to lanes, heights of a lane and its bar, free pixels beside words, radius of a position. */
const size = { top: 16, lane: 40, bar: 24, beside: 8, words: 28, dot: 5 }

/** What is drawn below one line of the log. */
export type Lanes = { consumers: Pointer[]; watermark: Pointer | undefined }

/** How far names reach, and the word before the offsets. */
export const nameWidth = ({ pointers }: LogData): number =>
  up(Math.max(widthOf('offset', 'small'), ...consumersOf(pointers).map(({ name }) => widthOf(name, 'item'))) + 20)

/** The consumers that have something to read in a line or are at its end, and the high watermark if it is there. */
export const lanesBelow = (data: LogData, { from, to }: Row, isLast: boolean): Lanes => {
  const isHere = (index: number): boolean => index >= from && (index < to || (isLast && index === endOf(data)))
  const end = watermarkOf(data)
  return {
    consumers: consumersOf(data.pointers).filter(({ index }) => isHere(index) || (index < from && end > from)),
    watermark: data.pointers.find(({ kind, index }) => kind === 'high-watermark' && isHere(index)),
  }
}

/** Draws the lanes below a line of the log; gives where they end. */
export function drawLanes({ consumers, watermark }: Lanes, row: Row, on: { data: LogData; sheet: Sheet }): number {
  const top = row.y + size.top
  consumers.forEach((each, index) => {
    drawConsumer(each, { ...row, y: top + index * size.lane }, on)
  })
  const bottom = consumers.length === 0 ? row.y : top + consumers.length * size.lane
  if (watermark === undefined) return bottom
  const x = row.place(watermark.index)
  const words = `${watermark.name}: consumers read up to here`
  const w = widthOf(words, 'item')
  const fill = on.sheet.isFocus(watermark) ? 'accent' : 'ink'
  const y = Math.max(bottom, row.y + size.top)
  sheetLine(watermark, { x, from: row.y, to: y, stroke: fill }, on.sheet)
  const middle = Math.max(w / 2, Math.min(x, room.w - w / 2))
  const as = { size: 14, bold: true, fill } as const
  on.sheet.put(watermark, [lineOfText(words, { x: middle, y: y + size.words / 2, as, align: 'middle' })], 'line')
  return y + size.words
}

const consumersOf = (pointers: Pointer[]): Pointer[] => pointers.filter(({ kind }) => kind === 'consumer')

const sheetLine = (
  item: Pointer,
  { x, from, to, stroke }: { x: number; from: number; to: number; stroke: 'accent' | 'ink' },
  sheet: Sheet,
): void => sheet.put(item, [path(`M ${x} ${from} V ${to}`, { stroke })], 'line')

/** Name, a hairline over what was read, the position, and a bar from there to the high watermark. */
const drawConsumer = (consumer: Pointer, row: Row, { data, sheet }: { data: LogData; sheet: Sheet }): void => {
  const isFocus = sheet.isFocus(consumer)
  const color = isFocus ? 'accent' : 'muted'
  const middle = row.y + size.lane / 2
  const left = row.place(row.from)
  const start = row.place(Math.max(consumer.index, row.from))
  const end = row.place(Math.min(watermarkOf(data), row.to))
  const isStart = consumer.index >= row.from
  sheet.put(consumer, [
    lineOfText(consumer.name, { x: 0, y: middle, as: isFocus ? { size: 14, bold: true, fill: 'accent' } : 'item' }),
  ])
  if (start > left) sheet.put(consumer, [path(`M ${left} ${middle} H ${start}`, { stroke: 'rule' })], 'rule')
  const bar = { x: start, y: middle - size.bar / 2, w: end - start, h: size.bar }
  const words = isStart ? lagWords(consumer, { data, bar, isFocus }) : []
  sheet.put(consumer, [
    ...(bar.w > 0
      ? [cells(bar, { fill: color, stroke: 'none' })]
      : [circle(start, middle, size.dot, { fill: color, stroke: color })]),
    ...words,
  ])
}

/** How far behind: in the bar, or beside it where it is too short. */
const lagWords = (
  consumer: Pointer,
  { data, bar, isFocus }: { data: LogData; bar: { x: number; y: number; w: number; h: number }; isFocus: boolean },
) => {
  const lag = lagOf(consumer, data)
  const text = lag === 0 ? 'up to date' : `${lag} behind`
  const w = widthOf(text, 'item')
  const y = bar.y + bar.h / 2
  const bold = { size: 14, bold: true } as const
  if (w + 2 * size.beside <= bar.w)
    return [lineOfText(text, { x: bar.x + bar.w / 2, y, as: { ...bold, fill: 'surface' }, align: 'middle' })]
  const as = { ...bold, fill: isFocus ? 'accent' : 'muted' } as const
  const after = bar.x + bar.w + size.beside
  return after + w <= room.w
    ? [lineOfText(text, { x: after, y, as })]
    : [lineOfText(text, { x: bar.x - size.beside - size.dot, y, as, align: 'end' })]
}
