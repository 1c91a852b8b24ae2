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
  const more = lines.length < 2 ? '' : ` (lines ${lines.slice(0, 12).join(', ')}${lines.length > 12 ? ', …' : ''})`
  return `not in the picture: ${what}${text === '' ? '' : `: ${text}`}${more}`
}
