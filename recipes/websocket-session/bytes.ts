/**
 * A column right of the sequence: the bytes of every frame to scale, those of the header, the mask and the payload one after
 * another, and the size of what is no frame in numbers.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { accents, grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { maskBytes, type SentBytes } from './frames.ts'

/** Pixels: from the sequence to the column, the longest bar, a byte of it at most, a bar's height, the room of its number. */
const size = { gap: 24, w: 168, byte: 7, bar: 16, http: 168, number: 64 } as const

/** The room of the column beside a sequence. */
export const bytesWidth = size.gap + size.w + size.number

type On = { drawn: DrawnSequence; sheet: Sheet }

/** The parts of a frame, in their order on the wire: how many bytes each has, what it is called, and its look. */
const parts = [
  { text: 'Opcode and length', look: { fill: 'accent', stroke: 'none' }, bytes: ({ header, mask }) => header - mask },
  { text: `Masking key, ${maskBytes} bytes`, look: accents[1], bytes: ({ mask }) => mask },
  { text: 'Payload', look: grays[2], bytes: ({ payload }) => payload },
] as const satisfies readonly { text: string; look: SquareLook; bytes: (sent: SentBytes) => number }[]

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
    if (!sent.isFrame) return sheet.put(item, plain(sent.header, { x, y }, byte))
    const { bars, end } = barsOf(sent, { x, y }, byte)
    sheet.put(item, [...bars, ...wordsOf(sent, { x: end + 8, y })])
  })
  if (wire.some(({ isFrame }) => !isFrame)) sheet.key({ ...swatchEntry('HTTP header', rest), group: 'bytes' })
  for (const { text, look, bytes } of parts)
    if (frames.some((sent) => bytes(sent) > 0)) sheet.key({ ...swatchEntry(text, look), group: 'bytes' })
}

/** What is no frame, which is all header: where it is longer than the column, its bar is broken off. */
const plain = (bytes: number, { x, y }: Point, byte: number): Element[] => {
  const [w, h] = [Math.round(bytes * byte), size.bar]
  const [top, bottom, end] = [y - h / 2, y + h / 2, x + size.http]
  const isCut = w > size.http
  // The slant of the cut, and the piece after it.
  const cut = `M ${x} ${top} H ${end - 20} L ${end - 28} ${bottom} H ${x} Z M ${end - 12} ${top} H ${end} V ${bottom} H ${end - 20} Z`
  const bar = isCut ? path(cut, { ...rest, stroke: 'none' }) : square({ x, y: top, w: Math.max(1, w), h }, rest)
  return [bar, lineOfText(`${bytes}`, { x: (isCut ? end : x + w) + 8, y, as: 'code' })]
}

/** The look of bytes that are no frame's. */
const rest = grays[5]

/** Between two parts of a frame, in pixels: they are told apart without color. */
const seam = 1

/** The parts of a frame side by side, none thinner than a pixel. */
const barsOf = (sent: SentBytes, { x, y }: Point, byte: number): { bars: Element[]; end: number } => {
  let end = x
  const bars = parts.flatMap(({ look, bytes }) => {
    if (bytes(sent) === 0) return []
    const w = Math.max(1, Math.round(bytes(sent) * byte))
    const cut = end > x && w > seam ? seam : 0
    end += w
    return [square({ x: end - w + cut, y: y - size.bar / 2, w: w - cut, h: size.bar }, look)]
  })
  return { bars, end }
}

/** What the heading counts. */
const counted = { ...roles.code, size: 20, bold: true, fill: 'accent' } as const

/** `6 + 18`: of a frame, what is sent beside its payload is accented. */
const wordsOf = ({ header, payload }: SentBytes, { x, y }: Point): Element[] => {
  return [
    lineOfText(`${header}`, { x, y, as: counted }),
    lineOfText(`+ ${payload}`, { x: x + Math.ceil(widthOf(`${header}`, counted)) + 8, y, as: 'code' }),
  ]
}

/** The bytes of all that is sent, in a sentence. */
export const bytesInWords = (wire: readonly SentBytes[]): string => {
  const frames = wire.filter(({ isFrame }) => isFrame).map(({ header, payload }) => `${header} + ${payload}`)
  const others = wire.filter(({ isFrame }) => !isFrame).map(({ header }) => `${header}`)
  return [
    ...(others.length === 0 ? [] : [`HTTP: ${enumerate(others)} bytes.`]),
    ...(frames.length === 0 ? [] : [`Frames, header + payload: ${enumerate(frames, 8)} bytes.`]),
  ].join(' ')
}
