/**
 * Reads statement after statement. One that cannot be read is a finding, and reading goes on at its end.
 */
import { type Cursor, StatementStop } from './cursor.ts'

/** What begins a statement, and what reads it once that is stepped over. */
export type Statement<State> = readonly [head: RegExp, read: (state: State, hit: RegExpExecArray, at: number) => void]

/** How statements of a language are separated. */
export type Separation = {
  /** Blanks and separators between statements; sticky. */
  gap?: RegExp
  /** The end of a statement that cannot be read; global. */
  end?: RegExp
}

const [blanks, lineEnd] = [/\s+/y, /\n/g]

/** Calls `one` for each statement until the text ends or the report is full. */
export function readStatements(
  cursor: Cursor,
  one: () => void,
  { gap = blanks, end = lineEnd }: Separation = {},
): void {
  for (;;) {
    cursor.take(gap)
    if (cursor.done || cursor.report.isFull) return
    readOne(cursor, one, end)
  }
}

const readOne = (cursor: Cursor, one: () => void, end: RegExp): void => {
  const start = cursor.at
  try {
    one()
    if (cursor.at === start) cursor.stop('a statement')
  } catch (stop) {
    if (!(stop instanceof StatementStop)) throw stop
    cursor.finding(stop.expected, stop.at)
    // An unclosed quote runs into the lines below: those of which nothing is kept are read again, each by itself.
    const from = Math.max(start + 1, cursor.kept)
    const line = cursor.text.indexOf('\n', from)
    cursor.at = line >= 0 && line < stop.at ? line : Math.max(from, stop.at)
    cursor.at = cursor.find(end)
  }
}

/** Reads the statement here with the first of `table` whose head is here; false if none is. */
export function readFrom<State>(cursor: Cursor, state: State, table: readonly Statement<State>[]): boolean {
  const at = cursor.at
  for (const [head, read] of table) {
    const hit = cursor.take(head)
    if (hit === undefined) continue
    read(state, hit, at)
    return true
  }
  return false
}
