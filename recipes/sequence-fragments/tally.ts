/**
 * A tally: how many messages reach one participant in each outcome of a sequence, beside the branch of each.
 */

import { type Block, block, place } from '../../drawing/block.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { enumerate } from '../../drawing/describe.ts'
import { band } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Outcome, outcomesOf, writeCounts } from './outcomes.ts'

/** What is counted: the messages that reach a participant; `name` is over the counts, `note` below it. */
export type Tally = { of: string; name: string; note?: string | undefined }

/** Pixels between the frames and the brackets, a bracket's arms and its distance from the ends of a branch, beside a count; how wide the head of the counts may be, from it to the first, and around a message. */
const size = { gap: 16, arm: 8, inset: 4, side: 8, widest: 128, over: 12, row: 8 } as const

/** The head of the column of counts. */
const headOf = ({ name, note }: Tally): Block =>
  block(
    [
      { text: name, as: 'name' },
      { text: note, as: 'note' },
    ],
    size.widest,
  )

const countOf = (count: string, fill: Color): Block => block([{ text: count, as: { ...roles.figure, fill } }])

const columnWidth = (tally: Tally, outcomes: readonly Outcome[]): number => {
  const counts = ['99', ...outcomes.map(writeCounts)]
  const widest = Math.max(...counts.map((count) => countOf(count, 'ink').w))
  return size.arm + up(Math.max(headOf(tally).w, widest + 2 * size.side))
}

/** The room of the counts beside a sequence. */
export const tallyWidth = (tally: Tally, outcomes: readonly Outcome[]): number =>
  size.gap + columnWidth(tally, outcomes)

/**
 * Writes the count of each outcome right of the sequence, at a bracket from the top of its branch to its bottom, and what
 * is counted over them. Only in branches that count more than others, what they count has a fill.
 */
export function drawTally(
  tally: Tally,
  outcomes: Outcome[],
  { drawn, sheet }: { drawn: DrawnSequence; sheet: Sheet },
): void {
  const { columns, top } = drawn
  const x = up(columns.width) + size.gap
  const column = { x: x + size.arm, w: columnWidth(tally, outcomes) - size.arm }
  const branches = outcomes.flatMap((outcome) => {
    const branch = branchOf(outcome.item, drawn)
    return branch === undefined ? [] : [{ ...branch, ...outcome }]
  })
  if (branches.length === 0) return
  const isMarked = ({ counted }: Outcome): boolean => counted.some((message) => sheet.isFocus(message))
  // Where all count something, a fill says which count more than the others.
  const least = Math.min(...branches.map(({ most }) => most))
  const filled = branches.filter(({ most }) => most > least)
  const bands = filled.flatMap((each) =>
    each.counted.flatMap((message) => {
      const { x: left, y, h, end } = rowOf(message, drawn)
      const isOwn = each.y <= y && y < each.y + each.h
      return isOwn
        ? [square({ x: left, y, w: (end > left ? end : each.right - 1) - left, h }, isMarked(each) ? lit : band)]
        : []
    }),
  )
  sheet.put(tally, bands, 'ground')
  // The accent of brackets and counts says what that of branches is.
  if (bands.some(({ fill }) => fill === band.fill)) sheet.key(swatchEntry('Higher count', band))
  const counts = branches.flatMap((each): Element[] => {
    const { y, h } = each
    const fill = isMarked(each) ? 'accent' : each.most > 0 ? 'ink' : 'muted'
    const [first, last] = [y + size.inset, y + h - size.inset]
    const bracket = path(`M ${x} ${first} h ${size.arm} V ${last} h ${-size.arm}`, { stroke: fill })
    return [bracket, ...place(countOf(writeCounts(each), fill), { ...column, y, h })]
  })
  // Over the first count, as what is far from it is not read as its name.
  const head = headOf(tally)
  const first = Math.min(...branches.map(({ y }) => y)) - head.h - size.over
  sheet.put(tally, [...place(head, { ...column, y: Math.max(top - head.h, first), h: head.h }), ...counts])
}

/** Where a message is, with its words, from the first of the two lifelines that it joins to the other. */
const rowOf = (
  message: object,
  { columns, levels }: DrawnSequence,
): { x: number; end: number; y: number; h: number } => {
  const index = columns.steps.findIndex(({ item }) => item === message)
  const { from = 0, to = 0 } = columns.steps[index] ?? {}
  const { top = 0, bottom = 0, lands = 0 } = levels.steps[index] ?? {}
  return {
    x: columns.centers[Math.min(from, to)] ?? 0,
    end: columns.centers[Math.max(from, to)] ?? 0,
    y: top - size.row,
    h: Math.max(bottom, lands) - top + 2 * size.row,
  }
}

/** The fill of an outcome in which what is in focus is counted. */
const lit = { fill: 'soft', stroke: 'none' } as const

/** How often each outcome counts, in a sentence. */
export const tallyInWords = (data: SequenceData & { tally?: Tally | undefined }): string => {
  const { tally } = data
  const outcomes = outcomesOf(data, tally?.of)
  if (tally === undefined || outcomes.length === 0) return ''
  return `${tally.name}: ${enumerate(outcomes.map((each) => `${writeCounts(each)} of “${each.guard}”`))}.`
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
