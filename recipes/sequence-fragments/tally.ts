/**
 * A tally: how many messages reach one participant in each outcome of a sequence, beside the branch of each.
 *
 * The outcomes are the operands of alternatives that are not divided further.
 */

import { type Block, block, place } from '../../drawing/block.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { branchesOf, isFrame, isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'

/** What is counted: the messages that reach a participant; `name` is over the counts, `note` below it. */
export type Tally = { of: string; name: string; note?: string | undefined }

/** An operand without alternatives of its own, and what is counted in it. */
type Outcome = { item: object; guard: string; counted: Message[] }

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
      branchesOf(alternative).flatMap(({ item, guard, entries: below }): Outcome[] =>
        alternativesIn(below).length > 0
          ? outcomesIn(below, all)
          : [{ item, guard, counted: [...all, ...messagesIn(below).filter(reaches)] }],
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

/** Pixels between the frames and the brackets, a bracket's arms and its distance from the ends of a branch, beside a count; how wide the head of the counts may be. */
const size = { gap: 16, arm: 8, inset: 4, side: 8, widest: 128 } as const

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

const columnWidth = (tally: Tally): number =>
  size.arm + up(Math.max(headOf(tally).w, countOf(99, 'ink').w + 2 * size.side))

/** The room of the counts beside a sequence. */
export const tallyWidth = (tally: Tally): number => size.gap + columnWidth(tally)

/**
 * Writes the count of each outcome right of the sequence, at a bracket from the top of its branch to its bottom, and what
 * is counted beside the heads. Of all branches only those that count something have a fill.
 */
export function drawTally(
  tally: Tally,
  outcomes: Outcome[],
  { drawn, sheet }: { drawn: DrawnSequence; sheet: Sheet },
): void {
  const { columns, top } = drawn
  const x = up(columns.width) + size.gap
  const column = { x: x + size.arm, w: columnWidth(tally) - size.arm }
  const branches = outcomes.flatMap(({ item, counted }) => {
    const branch = branchOf(item, drawn)
    return branch === undefined ? [] : [{ ...branch, counted }]
  })
  if (branches.length === 0) return
  const isMarked = (counted: Message[]): boolean => counted.some((message) => sheet.isFocus(message))
  const filled = branches.filter(({ counted }) => counted.length > 0)
  const bands = filled.map(({ left, right, y, h, counted }) =>
    square(
      { x: left + 1, y: y + 1, w: right - left - 2, h: h - 2 },
      { fill: isMarked(counted) ? 'soft' : 'rule', stroke: 'none' },
    ),
  )
  sheet.put(tally, bands, 'ground')
  const counts = branches.flatMap(({ counted, y, h }): Element[] => {
    const fill = isMarked(counted) ? 'accent' : counted.length > 0 ? 'ink' : 'muted'
    const [first, last] = [y + size.inset, y + h - size.inset]
    const bracket = path(`M ${x} ${first} h ${size.arm} V ${last} h ${-size.arm}`, { stroke: fill })
    return [bracket, ...place(countOf(counted.length, fill), { ...column, y, h })]
  })
  sheet.put(tally, [...place(headOf(tally), { ...column, y: 0, h: top }), ...counts])
}

/** How often each outcome counts, in a sentence. */
export const tallyInWords = (data: SequenceData & { tally?: Tally | undefined }): string => {
  const { tally } = data
  const outcomes = outcomesOf(data, tally?.of)
  if (tally === undefined || outcomes.length === 0) return ''
  return `${tally.name}: ${enumerate(outcomes.map(({ guard, counted }) => `${counted.length} of “${guard}”`))}.`
}

/** The area of the branch of an outcome. */
type Branch = { y: number; h: number; left: number; right: number }

const branchOf = (item: object, { columns, levels }: DrawnSequence): Branch | undefined => {
  for (const [index, { operands, frame, from, to, reach }] of columns.fragments.entries()) {
    const at = frame.kind === 'alt' ? operands.findIndex((operand) => operand.item === item) : -1
    const level = levels.fragments[index]
    const y = level?.operands[at]?.top
    if (level === undefined || y === undefined) continue
    const [left, right] = [(columns.centers[from] ?? 0) - reach.left, (columns.centers[to] ?? 0) + reach.right]
    return { y, h: (level.operands[at + 1]?.top ?? level.bottom) - y, left, right }
  }
  return undefined
}
