/**
 * A tally: how many messages reach one participant in each outcome of a sequence, beside the guard of each.
 *
 * The outcomes are the operands of alternatives that are not divided further.
 */

import { type Block, block, place } from '../../drawing/block.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { branchesOf, isFrame, isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Color } from '../../src/scene/limits.ts'

/** What is counted: the messages that reach a participant; `name` is before each count, `note` below. */
export type Tally = { of: string; name: string; note?: string | undefined }

/** An operand without alternatives of its own, and what is counted in it. */
type Outcome = { item: object; counted: Message[] }

/**
 * The outcomes from top to bottom, each with the messages that arrive at the participant `of`: those of its branch, and
 * those around it that happen whatever is chosen.
 */
export const outcomesOf = ({ participants, messages }: SequenceData, of: string | undefined): Outcome[] => {
  const reached = participants.find((participant) => of !== undefined && isNamed(participant, [of]))
  const reaches = ({ from, to, kind }: Message): boolean =>
    reached !== undefined && kind !== 'lost' && isNamed(reached, [to]) && !isNamed(reached, [from])
  const outcomesIn = (entries: SequenceEntry[], common: Message[]): Outcome[] => {
    const all = [...common, ...unconditional(entries).filter(reaches)]
    return alternativesIn(entries).flatMap((alternative) =>
      branchesOf(alternative).flatMap(({ item, entries: below }): Outcome[] =>
        alternativesIn(below).length > 0
          ? outcomesIn(below, all)
          : [{ item, counted: [...all, ...messagesIn(below).filter(reaches)] }],
      ),
    )
  }
  return outcomesIn(messages, [])
}

/** The alternatives that are in no other alternative. */
const alternativesIn = (entries: SequenceEntry[]): SequenceFrame[] =>
  entries.flatMap((entry): SequenceFrame[] => {
    if (!isFrame(entry)) return []
    return entry.kind === 'alt' ? [entry] : branchesOf(entry).flatMap((branch) => alternativesIn(branch.entries))
  })

/** The messages that are in no alternative. */
const unconditional = (entries: SequenceEntry[]): Message[] =>
  entries.flatMap((entry): Message[] => {
    if (isMessage(entry)) return [entry]
    if (!isFrame(entry) || entry.kind === 'alt') return []
    return branchesOf(entry).flatMap((branch) => unconditional(branch.entries))
  })

/** Free pixels between the frames and the counts. */
const gap = 16

/** What is written at an outcome: the name and the count, and the note below. */
const wordsOf = ({ name, note }: Tally, count: number, fill: Color): Block =>
  block(
    [
      { text: `${name}: ${count}`, as: { size: 14, bold: true, fill } },
      { text: note, as: 'small' },
    ],
    size.widest,
  )

const size = { widest: 144 } as const

/** The room of the counts beside a sequence. */
export const tallyWidth = (tally: Tally): number => gap + up(wordsOf(tally, 99, 'ink').w) + 8

/** Writes the count of each outcome right of the sequence, beside its guard. */
export function drawTally(
  tally: Tally,
  outcomes: Outcome[],
  { drawn: { columns, levels }, sheet }: { drawn: DrawnSequence; sheet: Sheet },
): void {
  const x = up(columns.width) + gap
  for (const { item, counted } of outcomes) {
    const y = guardOf(item, { columns, levels })
    if (y === undefined) continue
    const isFocus = counted.some((message) => sheet.isFocus(message))
    const words = wordsOf(tally, counted.length, isFocus ? 'accent' : counted.length > 0 ? 'ink' : 'muted')
    sheet.put(tally, place(words, { x, y, w: 0, h: words.h }, { align: 'start', valign: 'top' }))
  }
}

/** The height of the guard of an outcome. */
const guardOf = (item: object, { columns, levels }: Pick<DrawnSequence, 'columns' | 'levels'>): number | undefined => {
  for (const [index, { operands, frame }] of columns.fragments.entries()) {
    const at = frame.kind === 'alt' ? operands.findIndex((operand) => operand.item === item) : -1
    const guard = levels.fragments[index]?.operands[at]?.guard
    if (guard !== undefined) return guard
  }
  return undefined
}
