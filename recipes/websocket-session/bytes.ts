/**
 * A column right of the sequence: a bar for the bytes of every message, to scale, the part that carries it filled.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { SentBytes } from './frames.ts'

/** Pixels: from the sequence to the column, the longest bar, a bar's height, the room of its number. */
const size = { gap: 40, w: 160, bar: 16, number: 96 } as const

/** The room of the column beside a sequence. */
export const bytesWidth = size.gap + size.w + size.number

/** What the colors of bars mean. */
export function keyBytes(wire: readonly SentBytes[], sheet: Sheet): void {
  if (wire.some(({ isFrame }) => !isFrame)) sheet.key(swatchEntry('HTTP message', { fill: 'muted', stroke: 'none' }))
  if (wire.some(({ isFrame }) => isFrame))
    sheet.key(swatchEntry('Header of a frame', { fill: 'accent', stroke: 'none' }))
  if (wire.some(({ payload }) => payload > 0)) sheet.key(swatchEntry('Payload', grays[2]))
}

type On = { drawn: DrawnSequence; sheet: Sheet }

/** Draws the bars of what is sent at their messages; `range` is what frames add, above the first of them. */
export function drawBytes(
  wire: readonly SentBytes[],
  range: string,
  { drawn: { columns, levels, top }, sheet }: On,
): void {
  const x = up(columns.width) + size.gap
  const most = Math.max(1, ...wire.map(({ header, payload }) => header + payload))
  const firstFrame = wire.find(({ isFrame }) => isFrame)
  const head = block([
    { text: 'Bytes of HTTP and WebSocket', as: 'head' },
    { text: 'header + payload', as: 'note' },
  ])
  sheet.put('@bytes', place(head, { x, y: top - head.h, w: 0, h: head.h }, { align: 'start' }))
  columns.steps.forEach(({ item }, index) => {
    const sent = wire.find((each) => each.item === item)
    const y = levels.steps[index]?.arrow ?? 0
    if (sent === undefined) return
    const [carried, all] = [sent.header, sent.header + sent.payload].map((bytes) =>
      Math.round((bytes / most) * size.w),
    ) as [number, number]
    if (sent === firstFrame && sheet.quotes('header')) {
      const figure = block([
        { text: range, as: 'figure' },
        { text: 'bytes of header', as: 'note' },
      ])
      sheet.put('@header', place(figure, { x, y: y - 20 - figure.h, w: 0, h: figure.h }, { align: 'start' }))
    }
    const bar = { y: y - size.bar / 2, h: size.bar }
    const words = sent.isFrame ? `${sent.header} + ${sent.payload}` : `${sent.header}`
    sheet.put(item, [
      square({ x, w: carried, ...bar }, { fill: sent.isFrame ? 'accent' : 'muted', stroke: 'none' }),
      ...(sent.payload === 0 ? [] : [square({ x: x + carried, w: all - carried, ...bar }, grays[2])]),
      lineOfText(words, { x: x + all + 8, y, as: 'value' }),
    ])
  })
}
