/**
 * What a consumer has yet to read: a bar below the records on each line, and at the high watermark its name, its next
 * offset and its lag.
 */
import { baselineShift, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type Consumer, type LogData, lagOf, watermarkOf } from './watermark.ts'

/** The height of a record; from the records to the first bar; a bar and what is free below it; the label of the watermark; names of files and offsets. */
export const size = { record: 56, first: 36, bar: 24, row: 32, label: 40, names: 72 }

/** A row of a consumer below the cells of a line: those from one to before another. */
export type UnreadOf = { row: number; data: LogData; cells: readonly Rect[]; from: number; to: number }

/** Draws the bar of a line, named where the words at the watermark are on another one. */
export const drawUnread = (consumer: Consumer, at: UnreadOf, sheet: Sheet): void => {
  const { data, cells, row } = at
  const [next, mark] = [consumer.index - data.first, watermarkOf(data) - data.first]
  const [start, last] = [Math.max(next, at.from), Math.min(mark, at.to) - 1]
  const [left, right] = [cells[start], cells[last]]
  const y = bottomOf(cells[at.from] ?? nowhere) + size.first + row * size.row
  if (left !== undefined && right !== undefined && start <= last) {
    const bar = { x: left.x, y, w: rightOf(right) - left.x, h: size.bar }
    const isFocus = sheet.isFocus(consumer)
    sheet.put(consumer, [square(bar, isFocus ? strong : grays[2])])
    // From the record that is read next where no track leads there; rows are in an order in which it passes no other bar.
    if (start === next && !areBefore(at))
      sheet.put(consumer, [line(left.x, bottomOf(left), left.x, y, { stroke: isFocus ? 'accent' : 'muted' })], 'rule')
    if (mark >= at.to) drawName(consumer, bar, sheet)
  }
  if (mark < at.to) drawLag(consumer, { ...at, y }, sheet)
}

/** The bar in focus: without an edge, as its length is compared with others. */
const strong = { fill: 'accent', stroke: 'none' } as const

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** The name of a consumer in its bar, or before it where that is short. */
const drawName = (consumer: Consumer, bar: Rect, sheet: Sheet): void => {
  const isFocus = sheet.isFocus(consumer)
  const isInside = widthOf(consumer.name, 'label') <= bar.w - 16
  const fill = isFocus ? (isInside ? 'surface' : 'accent') : 'ink'
  const words = block([{ text: consumer.name, as: { size: 14, fill } }])
  const spot = isInside ? { ...bar, x: bar.x + 8 } : { ...bar, x: bar.x - 8, w: 0 }
  sheet.put(consumer, place(words, spot, { align: isInside ? 'start' : 'end' }), 'over')
}

/** A lag: the longest is the number that the picture is about. */
const figureOf = (consumer: Consumer, data: LogData, fill: 'accent' | 'ink'): TypeStyle => {
  const longest = Math.max(...data.pointers.map((each) => lagOf(each, data)))
  return { size: lagOf(consumer, data) === longest ? 28 : 16, bold: true, fill }
}

type LogLine = Pick<UnreadOf, 'data' | 'cells' | 'from'>

/** The first record of a line that a consumer has yet to read, or the one at the watermark. */
const startOf = ({ index }: Consumer, { data, cells, from }: LogLine): Rect =>
  cells[Math.max(index - data.first, from)] ?? cells[watermarkOf(data) - data.first] ?? nowhere

/** Where a name ends that begins with the line. */
const nameEnd = (consumer: Consumer): number => up(widthOf(nextOf(consumer), 'item') + 8, 4)

/** Whether all bars of a line begin after the ends of names that begin with it. */
export const areBefore = (line: LogLine): boolean =>
  line.data.pointers.every((each) => startOf(each, line).x >= nameEnd(each))

/** Its name at the left where all have room for that, a track from there to its bar, and its lag right of the watermark. */
const drawLag = (consumer: Consumer, { data, cells, from, y }: UnreadOf & { y: number }, sheet: Sheet): void => {
  const end = cells[watermarkOf(data) - data.first]
  if (end === undefined) return
  const fill = sheet.isFocus(consumer) ? ('accent' as const) : ('ink' as const)
  const style: TypeStyle = { size: 14, fill, ...(fill === 'accent' ? { bold: true } : {}) }
  const isBefore = areBefore({ data, cells, from })
  if (isBefore) {
    const middle = y + size.bar / 2
    const [left, start] = [Math.max(...data.pointers.map(nameEnd)), startOf(consumer, { data, cells, from }).x]
    sheet.put(consumer, [lineOfText(nextOf(consumer), { x: 0, y: middle, as: style })], 'over')
    // What is read already is a track up to what is not.
    const stroke = fill === 'accent' ? 'accent' : 'muted'
    if (left + 8 <= start) sheet.put(consumer, [line(left, middle, start, middle, { stroke })], 'rule')
  }
  const look = figureOf(consumer, data, fill)
  const figure = block([{ text: String(lagOf(consumer, data)), as: look }])
  const words = isBefore ? 'behind' : `behind: ${nextOf(consumer)}`
  // Figures end at one edge, and words begin at one, in all rows.
  const room = Math.max(...data.pointers.map((each) => widthOf(String(lagOf(each, data)), figureOf(each, data, 'ink'))))
  const spot = { x: end.x + 16, y, w: room, h: size.bar }
  sheet.put(consumer, place(figure, spot, { align: 'end' }), 'over')
  // On the baseline of the figure.
  const at = {
    x: spot.x + room + 6,
    y: y + size.bar / 2 + baselineShift(look.size, 14),
    as: { size: 14, fill },
  } as const
  sheet.put(consumer, [lineOfText(words, at)], 'over')
}

const nextOf = ({ name, index }: Consumer): string => `${name}, next ${index}`
