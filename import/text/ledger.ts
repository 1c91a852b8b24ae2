/**
 * The ledger of an import in words: what could not be read, and what is not in the picture, in the order of the text.
 */
import type { Note, TextFinding } from './report.ts'

/** A line of the ledger, and its place in the text. */
export type LedgerEntry = { line: number; column: number; words: string }

/** Every finding and every note of an outcome. */
export function ledgerOf({
  findings,
  notes = [],
}: {
  findings: readonly TextFinding[]
  notes?: readonly Note[]
}): LedgerEntry[] {
  const unread = findings.map(({ line, column, problem }) => ({ line, column, words: problem }))
  const undrawn = notes.map((note) => ({ line: note.line, column: note.column, words: noteWords(note) }))
  return [...unread, ...undrawn].toSorted((a, b) => a.line - b.line || a.column - b.column)
}

/** What is not in the picture, its words, and all its lines if they are said together. */
const noteWords = ({ what, text, lines = [] }: Note): string => {
  const said = ranges(lines)
  const more = lines.length < 2 ? '' : ` (lines ${said.slice(0, 8).join(', ')}${said.length > 8 ? ', …' : ''})`
  return `not in the picture: ${what}${text === '' ? '' : `: ${text}`}${more}`
}

/** Lines in their order, those that follow each other as one: 3–5. */
const ranges = (lines: readonly number[]): string[] => {
  const first = lines.filter((line, index) => lines[index - 1] !== line - 1)
  const last = lines.filter((line, index) => lines[index + 1] !== line + 1)
  return first.map((line, index) => (line === last[index] ? `${line}` : `${line}–${last[index]}`))
}
