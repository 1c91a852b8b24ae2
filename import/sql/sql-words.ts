/**
 * Words of SQL: names in any quotes, lists of them in parentheses, and values to step over.
 */
import type { Cursor } from '../text/cursor.ts'

/** Blanks and comments. */
export const gap = /(?:\s|--[^\n]*|#[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)+/y

const name = /"((?:[^"]|"")*)"|[`']([^`'\n]*)[`']|\[([^\]\n]*)\]|(\d*[\p{L}_@#][\p{L}\p{N}_$@#]*)/uy

/** Steps over a word that must or may be here, and the blanks behind it. */
export const word = (cursor: Cursor, pattern: RegExp): boolean => {
  const found = cursor.take(pattern) !== undefined
  if (found) cursor.take(gap)
  return found
}

/** A name, perhaps of a schema; the schema that everybody has is left out. */
export function readName(cursor: Cursor, expected: string): string {
  const parts: string[] = []
  do {
    cursor.take(gap)
    const [, double, ticks, brackets, plain] = cursor.need(name, expected)
    parts.push((double?.replaceAll('""', '"') ?? ticks ?? brackets ?? plain ?? '').trim())
    cursor.take(gap)
  } while (cursor.take(/\./y) !== undefined)
  return (parts.length > 1 && /^(?:public|dbo|main)$/i.test(parts[0]!) ? parts.slice(1) : parts).join('.')
}

/** Names in parentheses: `(id, "order" DESC, name(10))`. */
export function readNames(cursor: Cursor): string[] {
  const names: string[] = []
  cursor.need(/\(/y, '(')
  do {
    names.push(readName(cursor, 'a column'))
    skipTo(cursor, /[,)]/y)
  } while (cursor.take(/,/y) !== undefined)
  cursor.need(/\)/y, ')')
  cursor.take(gap)
  return names
}

const token =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^[\]\n;]{0,200}\]|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|\$(\w*)\$|[\p{L}\p{N}_$]+|[\s\S]/uy

/** Steps over values and parentheses up to a pattern outside of them, or the end of the statement. */
export function skipTo(cursor: Cursor, end: RegExp): void {
  let depth = 0
  for (;;) {
    if (cursor.done || (depth === 0 && (cursor.see(end) || cursor.see(/;/y)))) return
    const hit = cursor.take(token)
    if (hit?.[0] === '(') depth += 1
    else if (hit?.[0] === ')') depth -= 1
    else if (hit?.[1] !== undefined) skipDollars(cursor, hit[0])
    if (depth < 0) return
  }
}

/** Steps over a body between dollars: `$$ … $$`. */
const skipDollars = (cursor: Cursor, mark: string): void => {
  const end = cursor.ahead(mark)
  cursor.at = end < 0 ? cursor.text.length : end + mark.length
}
