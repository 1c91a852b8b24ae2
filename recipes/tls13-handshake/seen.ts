/**
 * What somebody on the network can read: a strip beside the sequence, open where messages are in the clear and dark where
 * they are encrypted, with what each piece of it lets one read.
 */
import { greatest } from 'd3-array'
import { type Block, block, place } from '../../drawing/block.ts'
import { branchesOf, isFrame, isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { grays } from '../../drawing/fills.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'

/** What an observer reads of each encrypted message, and what follows from it. */
export type Sealed = { text: string; note?: string | undefined }

/** Zones and the messages outside of them, whatever other frames these are in. */
const zonesAndMessages = (entries: SequenceEntry[]): SequenceEntry[] =>
  entries.flatMap((entry) =>
    isFrame(entry) && entry.kind !== 'zone'
      ? branchesOf(entry).flatMap((branch) => zonesAndMessages(branch.entries))
      : [entry],
  )

/** The messages outside all zones: no key protects them. */
export const inTheClear = ({ messages }: SequenceData): Message[] => zonesAndMessages(messages).filter(isMessage)

/** What the panel shows, in a sentence. */
export const seenInWords = (data: SequenceData & { sealed?: Sealed | undefined }): string => {
  const clear = inTheClear(data)
  const hidden = messagesIn(data.messages).length - clear.length
  const of = data.sealed === undefined ? '' : `: ${data.sealed.text}`
  return hidden === 0
    ? ''
    : `On the wire ${enumerate(clear.map(({ text }) => text))} can be read; ${count(hidden, 'message')} only as ${hidden === 1 ? 'a record' : 'records'}${of}.`
}

/** Pixels: from the sequence to the strip, how wide it is, from it to its words, and how wide these are; over and under messages in the clear. */
const size = { gap: 24, strip: 32, beside: 12, words: 144, over: 8 } as const

/** The room of the strip and its words beside a sequence. */
export const seenWidth = size.gap + size.strip + size.beside + size.words

/** A piece of the strip: messages that follow one another in the clear, or all that are in one zone. */
type Piece = { entry: object; items: Message[]; isClear: boolean; top: number; bottom: number }

/** The pieces from the top down. */
const piecesOf = ({ messages }: SequenceData, { columns, levels }: DrawnSequence): Piece[] => {
  const pieces: Piece[] = []
  for (const entry of zonesAndMessages(messages)) {
    const items = messagesIn([entry])
    const step = levels.steps[columns.steps.findIndex(({ item }) => item === entry)]
    const zone = levels.fragments[columns.fragments.findIndex(({ frame }) => frame === entry)]
    const isClear = isMessage(entry)
    const last = pieces.at(-1)
    const top = zone?.top ?? (step?.top ?? 0) - size.over
    const bottom = zone?.bottom ?? Math.max(step?.bottom ?? 0, step?.lands ?? 0) + size.over
    if (items.length === 0) continue
    if (isClear && last?.isClear === true) Object.assign(last, { items: [...last.items, ...items], bottom })
    else pieces.push({ entry, items, isClear, top, bottom })
  }
  return pieces
}

/** How many messages can be read, where the heading says so; else only that they can. */
const headOf = (clear: number, all: number, isClaim: boolean): Block =>
  isClaim
    ? block([
        { text: `${clear} of ${all}`, as: 'claim' },
        { text: 'readable on the wire', as: 'item' },
      ])
    : block([{ text: 'readable on the wire', as: 'item' }])

/** What is read of a piece that is encrypted: how many records, what of each, and as far as there is room what that means. */
const sealedWords = ({ items, top, bottom }: Piece, sealed: Sealed | undefined): Block => {
  const said = [
    { text: count(items.length, 'record'), as: 'item' },
    { text: sealed?.text, as: 'note' },
  ] as const
  const whole = block([...said, { text: sealed?.note, as: 'small' }], size.words)
  return whole.h <= bottom - top ? whole : block([...said], size.words)
}

/** Draws the strip right of the sequence; where nothing is encrypted there is nothing to compare. */
export function drawSeen(
  data: SequenceData & { sealed?: Sealed | undefined },
  drawn: DrawnSequence,
  sheet: Sheet,
): void {
  const [clear, all] = [inTheClear(data).length, messagesIn(data.messages).length]
  if (clear === all) return
  const x = up(drawn.columns.width) + size.gap
  const pieces = piecesOf(data, drawn)
  const head = headOf(clear, all, sheet.quotes('clear'))
  const highest = greatest(
    pieces.filter(({ isClear }) => isClear),
    ({ top, bottom }) => bottom - top,
  )
  const isInside = highest !== undefined && highest.bottom - highest.top >= head.h
  const open = block(isInside ? [{ text: 'readable', as: 'item' }] : [])
  const beside = x + size.strip + size.beside
  if (!isInside) sheet.put('@seen', place(head, { x, y: drawn.top - head.h, w: 0, h: head.h }, { align: 'start' }))
  for (const piece of pieces) {
    const { entry, isClear, top, bottom } = piece
    const look = isClear ? emphasis.soft : grays[5]
    const words = piece === highest && isInside ? head : isClear ? open : sealedWords(piece, data.sealed)
    sheet.put(isClear ? '@seen' : entry, [
      square({ x, y: top, w: size.strip, h: bottom - top }, look),
      ...place(words, { x: beside, y: top, w: 0, h: bottom - top }, { align: 'start' }),
    ])
  }
  for (const value of ['clear', 'messages']) sheet.prove(value, '@seen')
}
