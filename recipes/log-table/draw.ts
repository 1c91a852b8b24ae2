/**
 * A table of log records, and right of it a rail of their time to scale, joined to what is told of: a stretch from the
 * first record that shares what all failures have in common to the first of them, and one over all failures. What these
 * have in common is joined by a thread in its column.
 */

import { widthOf } from '../../drawing/block.ts'
import type { TableData, TableRow } from '../../drawing/data/table.ts'
import { rowName } from '../../drawing/data/table.ts'
import { drawTable } from '../../drawing/grid/draw-table.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import { clocksOf } from './days.ts'
import { failuresIn, stateOf } from './failures.ts'
import { drawRail, railWidth, type TimedStretch } from './rail.ts'
import { momentsOf, secondsOf } from './seconds.ts'
import { drawTie, tieOf } from './tie.ts'

/** How long the failures took, from the first to the last. */
export const spanOf = (data: TableData): string => {
  const failures = failuresIn(data)
  return secondsOf(momentsIn(data).filter((_, index) => failures.some((row) => row === data.rows[index])))
}

const momentsIn = ({ rows }: TableData): (number | undefined)[] => momentsOf(rows.map(rowName))

/** The stretches that are measured; none where times cannot be read, or are not in order. */
const stretchesOf = (data: TableData, sheet: Sheet): TimedStretch[] => {
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
  const isAccent = data.rows.slice(cause, cause + 1).some((row) => sheet.isFocus(row))
  const lead: TimedStretch = {
    from: cause,
    to: from,
    text: secondsOf([moments[cause], moments[from]]),
    fill: isAccent ? 'accent' : 'muted',
    as: { ...roles.head, fill: isAccent ? 'accent' : 'ink' },
  }
  // The one that the heading claims is the large one.
  const as: TypeStyle = { ...(sheet.quotes('span') ? roles.claim : roles.head), fill: 'negative' }
  // Color alone does not say what took this long.
  const whole: TimedStretch = { from, to, text: spanOf(data), under: 'of failures', fill: 'negative', as }
  return [...(cause < from ? [lead] : []), ...(from === to ? [] : [whole])]
}

/** Why there is no rail. */
const unmeasured = (isRead: boolean): string =>
  `no rail says how long the failures took: ${isRead ? 'times are not in order' : 'not all times can be read and compared; write them alike, as 09:12:05.012 or in ISO 8601'}`

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
  const widest = ({ text, as, under = '' }: TimedStretch): number => Math.max(widthOf(text, as), widthOf(under, 'note'))
  const words = Math.max(0, ...stretches.map(widest))
  const taken = stretches.length === 0 ? 0 : up(railWidth + words)
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
  const told = (record: number): boolean => data.rows.slice(record, record + 1).some(isTold)
  if (stretches.length > 0) drawRail(stretches, { table, moments: momentsIn(data), told }, sheet)
  if (stretches.some(({ fill }) => fill === 'negative')) sheet.prove('span', '@span')
}
