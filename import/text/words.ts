/**
 * What a label says: entities decoded, line breaks as blanks or kept, without tags, icons and marks of Markdown.
 */
import type { Cursor } from './cursor.ts'
import { plainFormulas } from './formulas.ts'
import { breaks, decode, inLines, tags, withScripts } from './plain-words.ts'

const icons = /\b(?:fa[bklrs]?|mdi|logos):[a-z][\w-]*[ \t]*/g

const bold = /(\*\*|(?<![\p{L}\p{N}_])__)(?=\S)((?:(?!\1)[\s\S])*?\S)\1/gu
const italic = /(?<![\w*_])(\*|_)(?=\S)((?:(?!\1)[^\n])*?\S)\1(?![\w*_])/g

/** The words of a label at `at` in one line; what is dropped (icons, tags, bold) is in the ledger. */
export const readWords = (cursor: Cursor, label: string, at: number, markdown = false): string =>
  readLines(cursor, label, at, markdown).replaceAll('\n', ' ')

/** The same in the lines that it is written in. */
export function readLines(cursor: Cursor, label: string, at: number, markdown = false): string {
  // First: `\neq` begins like a line break.
  const plain = plainFormulas(label)
  if (plain !== label) cursor.report.noteOnce('the layout of formulas', at, label)
  let text = withScripts(plain).replaceAll(breaks, '\n')
  const drop = (pattern: RegExp, what: string, put = ''): void => {
    const rest = text.replaceAll(pattern, put)
    if (rest !== text) cursor.report.noteOnce(what, at, label)
    text = rest
  }
  drop(tags, 'formatting of words')
  drop(icons, 'icons')
  // Escaped for Markdown, where `1.` begins a list.
  drop(/^([ \t]{0,9}\d{1,9})\\(?=[.)])/gm, 'formatting of words', '$1')
  // Marks without their end search the rest of a label again; nobody writes labels this long.
  const marked = markdown && text.length < 2000
  if (marked) drop(bold, 'formatting of words', '$2')
  if (marked) drop(italic, 'formatting of words', '$2')
  return inLines(decode(text))
}
