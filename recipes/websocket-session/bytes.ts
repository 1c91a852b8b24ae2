/**
 * A column right of the sequence: the bytes of every frame to scale, those of the header, the mask and the payload one after
 * another, and the size of what is no frame in numbers.
 */
import { baselineShift, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
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

/** Pixels: from the sequence to the column, the longest bar, a byte of it at most, a bar's height, to its numbers, to the edge of a frame behind them. */
const size = { gap: 24, w: 168, byte: 7, bar: 16, beside: 8, edge: 16 } as const

/** How wide a byte of a frame is, so that the longest fits. */
const byteOf = (wire: readonly SentBytes[]): number => {
  const some = wire.filter(({ isFrame }) => isFrame)
  const sizes = (some.length > 0 ? some : wire).map(({ header, payload }) => header + payload)
  return Math.min(size.byte, size.w / Math.max(1, ...sizes))
}

/** The room of the column beside a sequence. */
export const bytesWidth = (wire: readonly SentBytes[]): number => {
  const byte = byteOf(wire)
  const ends = wire.map((sent) => {
    const bar = Math.min(size.w, Math.round((sent.header + sent.payload) * byte))
    return bar + size.beside + Math.ceil(wordsOf(sent, { x: 0, y: 0 }).w)
  })
  return up(size.gap + Math.max(size.w, ...ends) + size.edge)
}

type On = { drawn: DrawnSequence; sheet: Sheet }

/** The parts of a frame, in their order on the wire: how many bytes each has, what it is called, and its look. */
const parts = [
  { text: 'Opcode and length', look: { fill: 'accent', stroke: 'none' }, bytes: ({ header, mask }) => header - mask },
  { text: `Masking key, ${maskBytes} bytes`, look: accents[1], bytes: ({ mask }) => mask },
  { text: 'Payload', look: grays[2], bytes: ({ payload }) => payload },
] as const satisfies readonly { text: string; look: SquareLook; bytes: (sent: SentBytes) => number }[]

/** What is no frame: an HTTP header. */
const other = grays[5]

/** Draws the bytes of what is sent at its messages: of a frame as a bar in parts, of all in numbers. */
export function drawBytes(wire: readonly SentBytes[], { drawn: { columns, levels, top }, sheet }: On): void {
  const x = up(columns.width) + size.gap
  const frames = wire.filter(({ isFrame }) => isFrame)
  const byte = byteOf(wire)
  const head = block([
    { text: frames.length > 0 ? 'Bytes of each message' : 'Bytes', as: 'head' },
    { text: frames.length > 0 ? 'header + payload' : undefined, as: 'note' },
  ])
  sheet.put('@bytes', place(head, { x, y: top - head.h, w: 0, h: head.h }, { align: 'start' }))
  columns.steps.forEach(({ item }, index) => {
    const sent = wire.find((each) => each.item === item)
    const y = levels.steps[index]?.arrow ?? 0
    if (sent === undefined) return
    const { bars, end } = sent.isFrame ? barsOf(sent, { x, y }, byte) : plain(sent.header, { x, y }, byte)
    sheet.put(item, [...bars, ...wordsOf(sent, { x: end + size.beside, y }).words])
  })
  if (frames.length < wire.length) sheet.key({ ...swatchEntry('HTTP header', other), group: 'bytes' })
  for (const { text, look, bytes } of parts)
    if (frames.some((sent) => bytes(sent) > 0)) sheet.key({ ...swatchEntry(text, look), group: 'bytes' })
}

/** What is no frame and all header; beside short frames it would be as long as ten of them, so that its bar has a break. */
const plain = (bytes: number, { x, y }: Point, byte: number): { bars: Element[]; end: number } => {
  const w = Math.max(1, Math.round(Math.min(bytes * byte, size.w)))
  if (bytes * byte <= size.w) return { bars: [square({ x, y: y - size.bar / 2, w, h: size.bar }, other)], end: x + w }
  const [top, bottom, cut] = [y - size.bar / 2, y + size.bar / 2, x + Math.round((w * 2) / 3)]
  const start = `M ${x} ${top} H ${cut + broken.slant} L ${cut} ${bottom} H ${x} Z`
  const rest = `M ${cut + broken.w + broken.slant} ${top} H ${x + w} V ${bottom} H ${cut + broken.w} Z`
  return { bars: [path(`${start} ${rest}`, other)], end: x + w }
}

/** The break of a bar, and how much it slants, in pixels. */
const broken = { w: 6, slant: 4 } as const

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
const wordsOf = ({ header, payload, isFrame }: SentBytes, { x, y }: Point): { words: Element[]; w: number } => {
  const [figure, rest] = [widthOf(`${header}`, counted), payload === 0 ? '' : `+ ${payload}`]
  const after = Math.ceil(figure) + 8
  const words = [lineOfText(`${header}`, { x, y, as: isFrame ? counted : { ...counted, fill: 'ink' } })]
  if (rest === '') return { words, w: figure }
  words.push(lineOfText(rest, { x: x + after, y: y + lower, as: 'codeMuted' }))
  return { words, w: after + widthOf(rest, 'codeMuted') }
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
