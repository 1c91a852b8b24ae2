/**
 * What somebody on the network can read: a column with the name of each message in the clear, and for each encrypted one a
 * record, of which only the header is read; zones go on behind it.
 */
import { greatest } from 'd3-array'
import { type Block, block, place } from '../../drawing/block.ts'
import { isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { tinted } from '../../drawing/fills.ts'
import { box } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** What an observer reads of each encrypted message, and what follows from it. */
export type Sealed = { text: string; note?: string | undefined }

/** The messages outside all zones: no key protects them. */
export const inTheClear = ({ messages }: SequenceData): Message[] => messages.filter(isMessage)

/** What the panel shows, in a sentence. */
export const seenInWords = (data: SequenceData & { sealed?: Sealed | undefined }): string => {
  const clear = inTheClear(data)
  const hidden = messagesIn(data.messages).length - clear.length
  const of = data.sealed === undefined ? '' : `: ${data.sealed.text}`
  return hidden === 0
    ? ''
    : `On the wire ${enumerate(clear.map(({ text }) => text))} can be read; ${count(hidden, 'message')} only as ${hidden === 1 ? 'a record' : 'records'}${of}.`
}

/** Pixels: from the sequence to the column, beside what is in it, a record, beside its words and from it to the note below, the least of what is not read. */
const size = { gap: 24, side: 16, w: 152, h: 20, inset: 8, below: 8, sealed: 24 } as const

/** The room of the column beside a sequence. */
export const seenWidth = size.gap + size.w + 2 * size.side

const nameBlock = ({ text }: Message, isFocus: boolean): Block =>
  block([{ text, as: { size: 14, mono: true, bold: true, fill: isFocus ? 'accent' : 'ink' } }], size.w)

/** What is over the column: how many messages can be read where the heading says so. */
const headOf = (clear: number, all: number, isClaim: boolean): Block =>
  isClaim
    ? block([
        { text: `${clear} of ${all}`, as: 'claim' },
        { text: 'readable on the wire', as: 'item' },
      ])
    : block([{ text: 'On the wire', as: 'head' }])

/** Draws the column right of the sequence; where nothing is encrypted there is nothing to compare. */
export function drawSeen(
  data: SequenceData & { sealed?: Sealed | undefined },
  drawn: DrawnSequence,
  sheet: Sheet,
): void {
  const clear = new Set<object>(inTheClear(data))
  const sent = messagesIn(data.messages)
  if (clear.size === sent.length) return
  const { columns, levels, top } = drawn
  const left = up(columns.width) + size.gap
  const x = left + size.side
  const bottom = Math.max(...levels.fragments.map((each) => each.bottom), levels.steps.at(-1)?.bottom ?? 0)
  const w = size.w + 2 * size.side
  const zones = columns.fragments.flatMap(({ frame }, index) => {
    const zone = levels.fragments[index]
    return frame.kind === 'zone' && zone !== undefined ? [box(left, zone.top, w, zone.bottom - zone.top, tinted)] : []
  })
  sheet.put('@seen', zones, 'ground')
  const head = headOf(clear.size, sent.length, sheet.quotes('clear'))
  sheet.put('@seen', place(head, { x, y: top - head.h, w: 0, h: head.h }, { align: 'start' }))
  const records = columns.steps.flatMap(({ item }, index) => {
    const y = levels.steps[index]?.arrow
    return isMessage(item) && y !== undefined ? [{ item, y }] : []
  })
  const sealed = records.filter(({ item }) => !clear.has(item))
  for (const { item, y } of records) {
    if (!clear.has(item)) sheet.put(item, record(data.sealed, { x, y: y - size.h / 2 }))
    else sheet.put(item, place(nameBlock(item, sheet.isFocus(item)), { x, y, w: 0, h: 0 }, { align: 'start' }))
  }
  if (data.sealed?.note !== undefined)
    sheet.put(data.sealed, meaningOf(data.sealed, { x, tops: sealed.map(({ y }) => y - size.h / 2), bottom }))
  for (const value of ['clear', 'messages']) sheet.prove(value, '@seen')
}

/** A record: what is read of it in white, and dark what is not. */
const record = (sealed: Sealed | undefined, { x, y }: Point): Element[] => {
  const said = block([{ text: sealed?.text, as: { size: 12 } }], size.w - 2 * size.inset - size.sealed)
  const read = sealed === undefined ? 0 : Math.ceil(said.w) + 2 * size.inset
  return [
    square({ x, y, w: size.w, h: size.h }, { fill: 'surface', stroke: 'muted' }),
    square({ x: x + read, y, w: size.w - read, h: size.h }, { fill: 'muted', stroke: 'muted' }),
    ...place(said, { x: x + size.inset, y, w: 0, h: size.h }, { align: 'start' }),
  ]
}

/** What is read means, under the record that leaves most room. */
const meaningOf = ({ note }: Sealed, { x, tops, bottom }: { x: number; tops: number[]; bottom: number }): Element[] => {
  const meaning = block([{ text: note, as: 'small' }], size.w)
  const roomUnder = (top: number, index: number): number => (tops[index + 1] ?? bottom) - top - size.h
  const widest = greatest(tops, (top) => roomUnder(top, tops.indexOf(top))) ?? 0
  const hasRoom = roomUnder(widest, tops.indexOf(widest)) >= meaning.h + 2 * size.below
  return hasRoom ? place(meaning, { x, y: widest + size.h + size.below, w: 0, h: meaning.h }, { align: 'start' }) : []
}
