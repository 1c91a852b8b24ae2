/**
 * A table of log records, and right of it brackets: from the first record that shares what all failures have in
 * common to the first of them, and over all failures. What these have in common is joined by a thread in its column.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { TableData, TableRow } from '../../drawing/data/table.ts'
import { rowName } from '../../drawing/data/table.ts'
import { type DrawnTable, drawTable } from '../../drawing/grid/draw-table.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { clocksOf } from './days.ts'
import { failuresIn, stateOf } from './failures.ts'
import { momentsOf, secondsOf } from './seconds.ts'
import { drawTie, tieOf } from './tie.ts'

/** From the table to the brackets at its right, how far these reach towards it, from them to their words, and between two of them. */
const gap = { beside: 8, hook: 8, words: 8, ticks: 8 } as const

/** How long the failures took, from the first to the last. */
export const spanOf = (data: TableData): string => {
  const failures = failuresIn(data)
  return secondsOf(momentsIn(data).filter((_, index) => failures.some((row) => row === data.rows[index])))
}

const momentsIn = ({ rows }: TableData): (number | undefined)[] => momentsOf(rows.map(rowName))

/** A stretch of time between two rows: its words, and how it looks. */
type Stretch = { from: number; to: number; text: string; as: TypeStyle; stroke: Color }

/** The stretches that are measured; none where times cannot be read, or are not in order. */
const stretchesOf = (data: TableData, sheet: Sheet): Stretch[] => {
  const moments = momentsIn(data)
  const known = moments.filter((each) => each !== undefined)
  const isOrdered = known.every((each, index) => each >= (known[index - 1] ?? each))
  const failures = failuresIn(data)
  const at = [...data.rows.entries()].flatMap(([index, row]) => (failures.includes(row) ? [index] : []))
  const [from, to] = [at[0], at.at(-1)]
  if (from === undefined || to === undefined) return []
  const isRead = known.length === moments.length
  if (!isRead || !isOrdered) {
    // A single failure has no length.
    if (from < to) sheet.note('rows', undefined, unmeasured(isRead))
    return []
  }
  const [cause = from] = tieOf(data)?.rows ?? []
  const before = secondsOf([moments[cause], moments[from]])
  const isAccent = data.rows.slice(cause, cause + 1).some((row) => sheet.isFocus(row))
  const lead: Stretch = {
    from: cause,
    to: from,
    text: before,
    stroke: isAccent ? 'accent' : 'muted',
    as: { ...roles.head, fill: isAccent ? 'accent' : 'ink' },
  }
  // The one that the heading claims is the large one.
  const as: TypeStyle = sheet.quotes('span') ? { ...roles.claim, fill: 'ink' } : roles.head
  const whole: Stretch = { from, to, text: spanOf(data), stroke: 'ink', as }
  return [...(cause < from ? [lead] : []), ...(from === to ? [] : [whole])]
}

/** Why there are no brackets. */
const unmeasured = (isRead: boolean): string =>
  `no bracket says how long the failures took: ${isRead ? 'times are not in order' : 'not all times can be read and compared; write them alike, as 09:12:05.012 or in ISO 8601'}`

/** Which records are told of: what failed, shares what all of these have, or is in focus; every record where nothing failed. */
const toldIn = (data: TableData, sheet: Sheet): ((row: TableRow) => boolean) => {
  const failures = failuresIn(data)
  const tied = new Set(tieOf(data)?.rows.map((index) => data.rows[index]))
  if (failures.length === 0) return () => true
  return (row) =>
    failures.includes(row) || tied.has(row) || row.values.some((cell) => sheet.isFocus(cell)) || sheet.isFocus(row)
}

/** Draws the records on the sheet. */
export function drawLog(data: TableData, sheet: Sheet): void {
  const stretches = stretchesOf(data, sheet)
  const words = Math.max(0, ...stretches.map(({ text, as }) => widthOf(text, as)))
  const taken = stretches.length === 0 ? 0 : up(gap.beside + gap.hook + gap.words + words)
  const isTold = toldIn(data, sheet)
  const table = drawTable(data, sheet, {
    taken,
    stateOf: (row) => stateOf(data)(row) ?? (isTold(row) ? undefined : 'muted'),
    // What is told of is between two rules; records that are all alike have one under each.
    isRuled: (row, next) => isTold(row) !== isTold(next) || data.rows.every(isTold),
    written: clocksOf(data),
  })
  sheet.prove('errors', ...failuresIn(data))
  sheet.prove('services', ...failuresIn(data))
  const tie = tieOf(data)
  if (tie !== undefined) drawTie(data, { ...tie, table }, sheet)
  for (const stretch of stretches) drawStretch(stretch, { table, meets: stretches.length > 1, sheet })
  if (stretches.some(({ stroke }) => stroke === 'ink')) sheet.prove('span', '@span')
}

/** A bracket from the middle of one row to that of another, right of the table, its words to the right. */
const drawStretch = (
  { from, to, text, as, stroke }: Stretch,
  { table: { rows, w }, meets, sheet }: { table: DrawnTable; meets: boolean; sheet: Sheet },
): void => {
  const [first, last] = [rows[from], rows[to]]
  if (first === undefined || last === undefined) return
  const isLead = stroke !== 'ink'
  // The first failure ends one bracket and begins the other: each has a tick of its own there.
  const apart = meets ? gap.ticks / 2 : 0
  const [top, bottom] = [centerOf(first).y + (isLead ? 0 : apart), centerOf(last).y - (isLead ? apart : 0)]
  const x = w + gap.beside + gap.hook
  sheet.put(isLead ? '@lead' : '@span', [
    path(`M ${x - gap.hook} ${top} H ${x} V ${bottom} H ${x - gap.hook}`, { stroke }),
    lineOfText(text, { x: x + gap.words, y: (top + bottom) / 2, as }),
  ])
}
