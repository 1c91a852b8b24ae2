/**
 * A tally: how many messages reach one participant in each outcome of a sequence, in a column beside its branches.
 *
 * The outcomes are the operands of alternatives that are not divided further.
 */
import { lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { branchesOf, isFrame, isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { raised } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { box } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** What is counted: the messages that reach a participant; `name` and `note` are over the column. */
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

/** Pixels: a cell is at least so wide, and stands so far from what is left of it. */
const size = { w: 72, gap: 16 }
/** The height of the tile of a count in focus. */
const tile = 40

/** The room of the column beside a sequence. */
export const tallyWidth = (tally: Tally): number => size.gap + Math.max(size.w, up(nameAndNote(tally).w)) + 8

/** Draws the column right of a sequence: a cell for each outcome, as high as its branch. */
export function drawTally(
  tally: Tally,
  outcomes: Outcome[],
  { drawn, sheet }: { drawn: DrawnSequence; sheet: Sheet },
): void {
  const { columns, levels, top } = drawn
  const words = nameAndNote(tally)
  const [x, w] = [up(columns.width) + size.gap, Math.max(size.w, up(words.w))]
  sheet.put(tally, place(words, { x, y: top - 56, w, h: 56 }))
  let above: Extent | undefined
  for (const { item, counted } of outcomes) {
    const extent = extentOf(item, { columns, levels })
    if (extent === undefined) continue
    // Within one frame the column has no gaps: a cell begins where the one above it ends.
    const first = above?.frame === extent.frame ? above.bottom : extent.top
    above = extent
    const isFocus = counted.some((message) => sheet.isFocus(message))
    const height = counted
      .map((message) => levels.steps[columns.steps.findIndex((step) => step.item === message)]?.arrow ?? 0)
      .find((y) => extent.top < y && y < extent.bottom)
    const middle = height ?? extent.top + (extent.bottom - extent.top) / 2
    const fill = isFocus ? 'accent' : counted.length > 0 ? 'ink' : 'muted'
    sheet.put(tally, [
      cells({ x, y: first, w, h: extent.bottom - first }, raised),
      ...(isFocus ? [box(x + 8, middle - tile / 2, w - 16, tile, emphasis.soft)] : []),
      lineOfText(String(counted.length), {
        x: x + w / 2,
        y: middle,
        as: { size: 28, bold: true, fill },
        align: 'middle',
      }),
    ])
  }
}

/** Where an outcome is, and the outermost alternative around it. */
type Extent = { top: number; bottom: number; frame: SequenceFrame }

/** From the top of an operand to the next one, or to the end of its frame. */
const extentOf = (item: object, { columns, levels }: Pick<DrawnSequence, 'columns' | 'levels'>): Extent | undefined => {
  for (const [index, { operands, frame, first, last }] of columns.fragments.entries()) {
    const level = levels.fragments[index]
    const at = frame.kind === 'alt' ? operands.findIndex((operand) => operand.item === item) : -1
    const top = level?.operands[at]?.top
    if (level === undefined || top === undefined) continue
    const outermost = columns.fragments.find(
      (outer) => outer.frame.kind === 'alt' && outer.first <= first && last <= outer.last,
    )
    return { top, bottom: level.operands[at + 1]?.top ?? level.bottom, frame: outermost?.frame ?? frame }
  }
  return undefined
}
