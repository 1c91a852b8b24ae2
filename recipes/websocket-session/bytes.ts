/**
 * A column right of the sequence: the bytes of every frame to scale, those of the header, the mask and the payload one after
 * another, and the size of what is no frame in numbers.
 */
import { baselineShift, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { accents, grays } from '../../drawing/fills.ts'
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
    if (!sent.isFrame) return sheet.put(item, plain(sent.header, { x, y }))
    const { bars, end } = barsOf(sent, { x, y }, byte)
    sheet.put(item, [...bars, ...wordsOf(sent, { x: end + 8, y })])
  })
  for (const { text, look, bytes } of parts)
    if (frames.some((sent) => bytes(sent) > 0)) sheet.key({ ...swatchEntry(text, look), group: 'bytes' })
}

/** What is no frame, which is all header, in numbers: beside what is to scale it would be as long as ten frames. */
const plain = (bytes: number, at: Point): Element[] => {
  const figure = { ...counted, fill: 'muted' } as const
  const after = at.x + Math.ceil(widthOf(`${bytes}`, figure)) + 8
  return [
    lineOfText(`${bytes}`, { ...at, as: figure }),
    lineOfText('HTTP header', { x: after, y: at.y + lower, as: 'note' }),
  ]
}

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

/** How much lower other words are, on one baseline with what is counted, in pixels. */
const lower = baselineShift(counted.size, 14)

/** `6 + 18`: of a frame, what is sent beside its payload, if it has one, is accented. */
const wordsOf = ({ header, payload }: SentBytes, { x, y }: Point): Element[] => {
  return [
    lineOfText(`${header}`, { x, y, as: counted }),
    ...(payload === 0
      ? []
      : [
          lineOfText(`+ ${payload}`, { x: x + Math.ceil(widthOf(`${header}`, counted)) + 8, y: y + lower, as: 'code' }),
        ]),
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
