/**
 * A tally: how many messages reach one participant in each outcome of a sequence, beside the branch of each.
 *
 * The outcomes are the operands of alternatives that are not divided further.
 */

import { type Block, block, place } from '../../drawing/block.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { branchesOf, isFrame, isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'

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

/** Pixels between the frames and the counts, beside a count; how wide the head of the counts may be. */
const size = { gap: 16, side: 8, widest: 128 } as const

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

const columnWidth = (tally: Tally): number => up(Math.max(headOf(tally).w, countOf(99, 'ink').w + 2 * size.side))

/** The room of the counts beside a sequence. */
export const tallyWidth = (tally: Tally): number => size.gap + columnWidth(tally)

/**
 * Writes the count of each outcome right of the sequence, and what is counted beside the heads. A count is at the first
 * message that it counts, joined to the frame by a leader, or in the middle of its branch; what divides branches divides
 * their counts.
 */
export function drawTally(
  tally: Tally,
  outcomes: Outcome[],
  { drawn, sheet }: { drawn: DrawnSequence; sheet: Sheet },
): void {
  const { columns, top } = drawn
  const column = { x: up(columns.width) + size.gap, w: columnWidth(tally) }
  const branches = outcomes.flatMap(({ item, counted }) => {
    const branch = branchOf(item, drawn)
    return branch === undefined ? [] : [{ ...branch, counted }]
  })
  if (branches.length === 0) return
  const counts = branches.flatMap(({ counted, ...branch }): Element[] => {
    const y = heightOf(counted, branch, drawn)
    const fill = counted.some((message) => sheet.isFocus(message)) ? 'accent' : counted.length > 0 ? 'ink' : 'muted'
    const words = place(countOf(counted.length, fill), { ...column, y, h: 0 })
    if (counted.length === 0) return words
    const end = column.x + (column.w - countOf(counted.length, fill).w) / 2 - size.side
    return [line(branch.right, y, up(end - 3, 4), y, fill === 'accent' ? { stroke: fill } : {}), ...words]
  })
  const dividers = branches.slice(1).map(({ y, right }) => line(right, y, column.x + column.w, y, { stroke: 'rule' }))
  sheet.put(tally, [...place(headOf(tally), { ...column, y: 0, h: top }), ...dividers, ...counts])
}

/** From where to where the branch of an outcome reaches, and the right edge of its frame. */
type Branch = { y: number; h: number; right: number }

/** The height of a count: that of the first message that it counts in its branch, or the middle of the branch. */
const heightOf = (counted: Message[], { y, h }: Branch, { columns, levels }: DrawnSequence): number => {
  const arrows = columns.steps.flatMap(({ item }, index) => {
    const at = levels.steps[index]?.arrow ?? 0
    return counted.some((message) => message === item) && y < at && at < y + h ? [at] : []
  })
  return arrows[0] ?? Math.round(y + h / 2)
}

const branchOf = (item: object, { columns, levels }: DrawnSequence): Branch | undefined => {
  for (const [index, { operands, frame, to, reach }] of columns.fragments.entries()) {
    const at = frame.kind === 'alt' ? operands.findIndex((operand) => operand.item === item) : -1
    const level = levels.fragments[index]
    const y = level?.operands[at]?.top
    if (level === undefined || y === undefined) continue
    const right = (columns.centers[to] ?? 0) + reach.right
    return { y, h: (level.operands[at + 1]?.top ?? level.bottom) - y, right }
  }
  return undefined
}
