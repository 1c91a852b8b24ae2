/**
 * A column right of the sequence: a bar for the bytes of every message, to scale, and beside it those that carry its payload.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { SentBytes } from './frames.ts'

/** Pixels: from the sequence to the column, the longest bar, a bar's height, the room of its number. */
const size = { gap: 40, w: 160, bar: 16, number: 96 } as const

/** The room of the column beside a sequence. */
export const bytesWidth = size.gap + size.w + size.number

type On = { drawn: DrawnSequence; sheet: Sheet }

/** Draws the bars of what is sent at their messages, with the bytes that carry a payload, and those of the payload. */
export function drawBytes(wire: readonly SentBytes[], { drawn: { columns, levels, top }, sheet }: On): void {
  const x = up(columns.width) + size.gap
  const most = Math.max(1, ...wire.map(({ header, payload }) => header + payload))
  const head = block([
    { text: 'Bytes of HTTP and WebSocket', as: 'head' },
    { text: 'header + payload', as: 'note' },
  ])
  sheet.put('@bytes', place(head, { x, y: top - head.h, w: 0, h: head.h }, { align: 'start' }))
  columns.steps.forEach(({ item }, index) => {
    const sent = wire.find((each) => each.item === item)
    const y = levels.steps[index]?.arrow ?? 0
    if (sent === undefined) return
    const w = Math.max(1, Math.round(((sent.header + sent.payload) / most) * size.w))
    sheet.put(item, [
      square({ x, y: y - size.bar / 2, w, h: size.bar }, grays[3]),
      ...wordsOf(sent, { x: x + w + 8, y }),
    ])
  })
}

/** `6 + 18`: of a frame, what is sent beside its payload is accented. */
const wordsOf = ({ header, payload, isFrame }: SentBytes, { x, y }: Point): Element[] => {
  if (!isFrame) return [lineOfText(`${header}`, { x, y, as: 'code' })]
  const as = { ...roles.code, bold: true, fill: 'accent' } as const
  return [
    lineOfText(`${header}`, { x, y, as }),
    lineOfText(`+ ${payload}`, { x: x + Math.ceil(widthOf(`${header}`, as)) + 8, y, as: 'code' }),
  ]
}
