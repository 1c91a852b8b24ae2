/**
 * A column right of the sequence: the bytes of every message to one scale, those of a frame's header, mask and payload one
 * after another, and those of what is no frame in as many rows as they fill.
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
export function drawBytes(wire: readonly SentBytes[], { drawn, sheet }: On): void {
  const { columns, levels, top } = drawn
  const x = up(columns.width) + size.gap
  const frames = wire.filter(({ isFrame }) => isFrame)
  const byte = byteOf(wire)
  const head = block([
    { text: frames.length > 0 ? 'Bytes of each message' : 'Bytes', as: 'head' },
    { text: frames.length > 0 ? 'header + payload' : undefined, as: 'note' },
  ])
  sheet.put('@bytes', place(head, { x, y: top - head.h, w: 0, h: head.h }, { align: 'start' }))
  const all = columns.steps.flatMap(({ item }, index) => {
    const sent = wire.find((each) => each.item === item)
    return sent === undefined ? [] : [{ item, sent, y: levels.steps[index]?.arrow ?? 0 }]
  })
  const edges = [...all.map(({ y }) => y - size.bar), ...levels.fragments.flatMap((each) => [each.top, each.bottom])]
  const others = new Map(
    all.flatMap(({ item, sent, y }) => (sent.isFrame ? [] : [[item, rowsOf(sent.header, { x, y }, byte)]])),
  )
  // All that is no frame is to scale, or none of it.
  const fits = all.every(({ item, y }) => {
    const end = y - size.bar / 2 + size.bar * (others.get(item)?.length ?? 0)
    return edges.every((edge) => edge <= y || edge >= end) && end <= levels.bottom
  })
  for (const { item, sent, y } of all) {
    const { bars, end } = sent.isFrame
      ? barsOf(sent, { x, y }, byte)
      : {
          bars: fits ? (others.get(item) ?? []) : [],
          end: fits ? x + Math.min(size.w, Math.round(sent.header * byte)) : x - size.beside,
        }
    sheet.put(item, [...bars, ...wordsOf(sent, { x: end + size.beside, y }).words])
  }
  if (fits && frames.length < wire.length) sheet.key({ ...swatchEntry('HTTP header', other), group: 'bytes' })
  for (const { text, look, bytes } of parts)
    if (frames.some((sent) => bytes(sent) > 0)) sheet.key({ ...swatchEntry(text, look), group: 'bytes' })
}

/** What is no frame and all header, in rows as long as the longest frame may be. */
const rowsOf = (bytes: number, { x, y }: Point, byte: number): Element[] => {
  const all = Math.max(1, Math.round(bytes * byte))
  return Array.from({ length: Math.ceil(all / size.w) }, (_, row) => {
    const rect = {
      x,
      y: y - size.bar / 2 + row * size.bar,
      w: Math.min(size.w, all - row * size.w),
      h: size.bar - seam,
    }
    return square(rect, other)
  })
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
const wordsOf = ({ header, payload, isFrame }: SentBytes, { x, y }: Point): { words: Element[]; w: number } => {
  const as = isFrame ? counted : 'code'
  const [figure, rest] = [widthOf(`${header}`, as), payload === 0 ? '' : `+ ${payload}`]
  const after = Math.ceil(figure) + 8
  const words = [lineOfText(`${header}`, { x, y, as })]
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
