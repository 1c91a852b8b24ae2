/**
 * Classes of characters in regular expressions, as they are written in a grammar.
 */
import type { Cursor } from '../text/cursor.ts'
import type { GrammarExpression } from './expression.ts'

/** The sets that a letter behind `\` stands for. */
export const classEscapes: Readonly<Record<string, string>> = {
  d: '0-9',
  D: '^0-9',
  w: 'A-Za-z0-9_',
  W: '^A-Za-z0-9_',
  s: String.raw`\s`,
  S: String.raw`^\s`,
}

/** Sets of POSIX in words that a class has. */
const posix: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  xdigit: '0-9A-Fa-f',
  space: String.raw`\s`,
  word: 'A-Za-z0-9_',
}

/** Reads `[…]`. A bracket in it is its number, as grammars write it; a class within a class is not read. */
export function readClass(cursor: Cursor): GrammarExpression {
  const at = cursor.at
  cursor.need(/\[/y, '[')
  let text = cursor.take(/\^/y)?.[0] ?? ''
  // Right behind the opening bracket a closing one is a character.
  if (cursor.take(/\](?=[^\]\n]*\])/y) !== undefined) text += '#x5D'
  for (;;) {
    if (cursor.take(/\]/y) !== undefined) break
    const set = cursor.take(/\[:(\w+):\]/y)?.[1]
    const sign = set === undefined ? cursor.take(/\\([^\n])/uy)?.[1] : undefined
    if (set !== undefined) text += Object.hasOwn(posix, set) ? posix[set] : set
    else if (sign !== undefined) text += inClass(sign)
    else text += cursor.take(/[^\]\\\n]/uy)?.[0] ?? cursor.stop('], which ends a class of characters')
  }
  if (text === '' || text === '^') cursor.stop('a character in the class', at)
  return { kind: 'class', text }
}

const inClass = (sign: string): string => {
  if (sign === ']') return '#x5D'
  const set = classEscapes[sign]
  // A set that is turned around cannot stand among others; it stays as it is written.
  if (set !== undefined && !set.startsWith('^')) return set
  return /[A-Za-z0-9]/.test(sign) || sign === '\\' ? `\\${sign}` : sign
}
