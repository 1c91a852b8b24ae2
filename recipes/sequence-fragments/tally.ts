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
import { pitchOf, roles } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'

/** What is counted: the messages that reach a participant; `name` is over the counts, `note` below it. */
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

/** Free pixels between the frames and the counts; how wide the head of these may be. */
const size = { gap: 16, widest: 128 } as const

/** The head of the column of counts. */
const headOf = ({ name, note }: Tally): Block =>
  block(
    [
      { text: name, as: 'name' },
      { text: note, as: 'note' },
    ],
    size.widest,
  )

const countOf = (count: number, fill: Color): Block => block([{ text: `${count}`, as: { ...roles.figure, fill } }])

const columnWidth = (tally: Tally): number => up(Math.max(headOf(tally).w, countOf(99, 'ink').w))

/** The room of the counts beside a sequence. */
export const tallyWidth = (tally: Tally): number => size.gap + columnWidth(tally)

/** Writes the count of each outcome right of the sequence, beside its guard, and what is counted beside the heads. */
export function drawTally(
  tally: Tally,
  outcomes: Outcome[],
  { drawn: { columns, levels, top }, sheet }: { drawn: DrawnSequence; sheet: Sheet },
): void {
  const column = { x: up(columns.width) + size.gap, w: columnWidth(tally) }
  const counts = outcomes.flatMap(({ item, counted }) => {
    const y = guardOf(item, { columns, levels })
    if (y === undefined) return []
    const isFocus = counted.some((message) => sheet.isFocus(message))
    const words = countOf(counted.length, isFocus ? 'accent' : counted.length > 0 ? 'ink' : 'muted')
    return place(words, { ...column, y: y + pitchOf(roles.label) / 2 - words.h / 2, h: words.h })
  })
  if (counts.length > 0) sheet.put(tally, [...place(headOf(tally), { ...column, y: 0, h: top }), ...counts])
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
