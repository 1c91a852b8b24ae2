/**
 * A column right of the sequence: the bytes of every frame to scale, those of the header, the mask and the payload one after
 * another, and the size of what is no frame in numbers.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { maskBytes, type SentBytes } from './frames.ts'

/** Pixels: from the sequence to the column, the longest bar, a byte of it at most, a bar's height, the room of its number. */
const size = { gap: 24, w: 168, byte: 7, bar: 16, number: 64 } as const

/** The room of the column beside a sequence. */
export const bytesWidth = size.gap + size.w + size.number

type On = { drawn: DrawnSequence; sheet: Sheet }

/** The parts of a frame, in their order on the wire: how many bytes each has, what it is called, and its look. */
const parts: readonly { text: string; look: SquareLook; bytes: (sent: SentBytes) => number }[] = [
  { text: 'Opcode and length', look: emphasis.strong, bytes: ({ header, mask }) => header - mask },
  { text: `Masking key, ${maskBytes} bytes`, look: emphasis.soft, bytes: ({ mask }) => mask },
  { text: 'Payload', look: grays[3], bytes: ({ payload }) => payload },
]

/** Draws the bytes of what is sent at its messages: of a frame as a bar in parts, of all in numbers. */
export function drawBytes(wire: readonly SentBytes[], { drawn: { columns, levels, top }, sheet }: On): void {
  const x = up(columns.width) + size.gap
  const frames = wire.filter(({ isFrame }) => isFrame)
  const byte = Math.min(size.byte, size.w / Math.max(1, ...frames.map(({ header, payload }) => header + payload)))
  const head = block([
    { text: frames.length > 0 ? 'Bytes of each message' : 'Bytes', as: 'head' },
    { text: frames.length > 0 ? 'header + payload' : undefined, as: 'note' },
  ])
  sheet.put('@bytes', place(head, { x, y: top - head.h, w: 0, h: head.h }, { align: 'start' }))
  columns.steps.forEach(({ item }, index) => {
    const sent = wire.find((each) => each.item === item)
    const y = levels.steps[index]?.arrow ?? 0
    if (sent === undefined) return
    if (!sent.isFrame) return sheet.put(item, [lineOfText(`${sent.header} bytes`, { x, y, as: 'codeMuted' })])
    const { bars, end } = barsOf(sent, { x, y }, byte)
    sheet.put(item, [...bars, ...wordsOf(sent, { x: end + 8, y })])
  })
  for (const { text, look, bytes } of parts)
    if (frames.some((sent) => bytes(sent) > 0)) sheet.key(swatchEntry(text, look))
}

/** The parts of a frame side by side, none thinner than a pixel. */
const barsOf = (sent: SentBytes, { x, y }: Point, byte: number): { bars: Element[]; end: number } => {
  let end = x
  const bars = parts.flatMap(({ look, bytes }) => {
    if (bytes(sent) === 0) return []
    const w = Math.max(1, Math.round(bytes(sent) * byte))
    end += w
    return [square({ x: end - w, y: y - size.bar / 2, w, h: size.bar }, look)]
  })
  return { bars, end }
}

/** `6 + 18`: of a frame, what is sent beside its payload is accented. */
const wordsOf = ({ header, payload }: SentBytes, { x, y }: Point): Element[] => {
  const as = { ...roles.code, bold: true, fill: 'accent' } as const
  return [
    lineOfText(`${header}`, { x, y, as }),
    lineOfText(`+ ${payload}`, { x: x + Math.ceil(widthOf(`${header}`, as)) + 8, y, as: 'code' }),
  ]
}
