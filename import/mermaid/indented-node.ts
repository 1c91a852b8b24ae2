/**
 * Nodes of mind maps and boards: an id, words in brackets, or words alone.
 */
import type { Cursor } from '../text/cursor.ts'
import { readWords } from '../text/words.ts'

/** A node as written; without brackets the words are the id too. */
export type IndentedNode = { id: string; label: string; shape?: string }

/** Opening bracket, closing bracket, shape; the longest first. */
const brackets = [
  ['((', '))', 'circle'],
  ['(-', '-)', 'cloud'],
  ['{{', '}}', 'hexagon'],
  ['))', '((', 'bang'],
  ['[', ']', 'rect'],
  ['(', ')', 'rounded'],
  [')', '(', 'cloud'],
] as const

/** Reads a node; words without brackets end before `@{` and `:::`. */
export function readNode(cursor: Cursor, at: number): IndentedNode {
  const id = (cursor.take(/(?:(?!@\{|:::)[^([\n){}])+/y)?.[0] ?? '').trim()
  const found = brackets.find(([open]) => cursor.text.startsWith(open, cursor.at))
  if (found === undefined) return { id, label: id === '' ? cursor.stop('a node') : readWords(cursor, id, at, true) }
  const [open, close, shape] = found
  cursor.at += open.length
  const label = inside(cursor, close)
  return { id: id === '' ? label : id, label, shape }
}

/** Words are no longer than this: a bracket without its end is not searched for through the whole text, again and again. */
const longest = 2000

/** Words up to the closing bracket, in quotes or not, over several lines if need be. */
const inside = (cursor: Cursor, close: string): string => {
  const at = cursor.at
  const quoted = cursor.take(/\s*"(?:`([^`"]*)`|([^"]*))"\s*/y)
  if (quoted !== undefined) {
    if (!cursor.text.startsWith(close, cursor.at)) cursor.stop(close)
    cursor.at += close.length
    return readWords(cursor, (quoted[1] ?? quoted[2])!, at, true)
  }
  const end = cursor.ahead(close)
  if (end < 0 || end - at > longest) return cursor.stop(close, at)
  cursor.at = end + close.length
  return readWords(cursor, cursor.text.slice(at, end), at, true)
}
