/**
 * What somebody on the network can read: a panel with the name of each message in the clear, and a record for each
 * encrypted one, at their arrows.
 */
import { greatest } from 'd3-array'
import { type Block, block, place } from '../../drawing/block.ts'
import { isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { tinted } from '../../drawing/fills.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
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

/** Pixels: from the sequence to the panel, beside what is in it, a record, beside its words and from it to the note below. */
const size = { gap: 24, side: 16, w: 136, h: 20, inset: 8, below: 8 } as const

/** The room of the panel beside a sequence. */
export const seenWidth = size.gap + size.w + 2 * size.side

const nameBlock = ({ text }: Message, isFocus: boolean): Block =>
  block([{ text, as: { size: 14, mono: true, bold: true, fill: isFocus ? 'accent' : 'ink' } }], size.w)

/** Draws the panel right of the sequence; where nothing is encrypted there is nothing to compare. */
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
  // It ends with the last zone.
  const bottom = Math.max(...levels.fragments.map((each) => each.bottom), levels.steps.at(-1)?.bottom ?? 0)
  const w = size.w + 2 * size.side
  const panel = square({ x: left, y: 0, w, h: bottom }, { fill: 'none', stroke: 'rule' })
  // As high as the heads beside it, without a lifeline: it only looks on.
  const strip = square({ x: left, y: 0, w, h: top }, tinted)
  sheet.put('@seen', [strip, panel], 'ground')
  sheet.put('@seen', place(block([{ text: 'On the wire', as: 'head' }]), { x: left, y: 0, w, h: top }))
  const records = columns.steps.flatMap(({ item }, index) => {
    const y = levels.steps[index]?.arrow
    return isMessage(item) && y !== undefined ? [{ item, y }] : []
  })
  const sealed = records.filter(({ item }) => !clear.has(item))
  for (const { item, y } of records) {
    if (!clear.has(item))
      sheet.put(item, [square({ x, y: y - size.h / 2, w: size.w, h: size.h }, { fill: 'rule', stroke: 'none' })])
    else sheet.put(item, place(nameBlock(item, sheet.isFocus(item)), { x, y, w: 0, h: 0 }, { align: 'start' }))
  }
  if (data.sealed !== undefined)
    sheet.put(data.sealed, sealedWords(data.sealed, { x, tops: sealed.map(({ y }) => y - size.h / 2), bottom }))
  for (const value of ['clear', 'messages']) sheet.prove(value, '@seen')
}

/** What is read of a record is said in the first, for all are alike; what that means under the one that leaves most room. */
const sealedWords = (
  { text, note }: Sealed,
  { x, tops, bottom }: { x: number; tops: number[]; bottom: number },
): Element[] => {
  const said = block([{ text, as: { size: 12 } }], size.w - 2 * size.inset)
  const meaning = block([{ text: note, as: 'small' }], size.w)
  const roomUnder = (top: number, index: number): number => (tops[index + 1] ?? bottom) - top - size.h
  const widest = greatest(tops, (top) => roomUnder(top, tops.indexOf(top))) ?? 0
  const hasRoom = roomUnder(widest, tops.indexOf(widest)) >= meaning.h + 2 * size.below
  return [
    ...place(said, { x: x + size.inset, y: tops[0] ?? 0, w: 0, h: size.h }, { align: 'start' }),
    ...(hasRoom ? place(meaning, { x, y: widest + size.h + size.below, w: 0, h: meaning.h }, { align: 'start' }) : []),
  ]
}
