/**
 * What a label says: entities decoded, line breaks as blanks or kept, without tags, icons and marks of Markdown.
 */
import { tidyLines } from '../../drawing/data/line-breaks.ts'
import { characterOf } from './characters.ts'
import type { Cursor } from './cursor.ts'
import { plainFormulas } from './tex.ts'

/** HTML names in labels; the full table of HTML has 2,231, which no diagram needs. Unknown names stay as written. */
const named: ReadonlyMap<string, string> = new Map(
  (
    'quot " amp & lt < gt > apos \' num # colon : semi ; comma , infin ∞ hearts ♥ copy © reg ® trade ™ hellip … ' +
    'mdash — ndash – bull • rarr → larr ← uarr ↑ darr ↓ harr ↔ times × le ≤ ge ≥ ne ≠ deg ° lpar ( rpar ) ' +
    'lbrack [ rbrack ] lbrace { rbrace } equals = plus + euro €'
  )
    .split(/ (?=\w+ )/)
    .map((pair) => pair.split(' ') as [string, string])
    .concat([['nbsp', ' ']]),
)

/** Decodes `#9829;`, `#quot;` and the forms of HTML. */
export const decode = (text: string): string =>
  /[#&]/.test(text)
    ? text.replaceAll(/[#&]#?(\w{1,12});/g, (all: string, name: string) => {
        const code = /^\d+$/.test(name)
          ? Number(name)
          : /^x[\da-f]+$/i.test(name)
            ? Number.parseInt(name.slice(1), 16)
            : NaN
        if (Number.isNaN(code)) return named.get(name) ?? all
        return characterOf(code) ?? all
      })
    : text

const breaks = /<\s*\/?[bh]r\b[^<>\w]{0,20}t?[^<>\w]{0,20}>|\\n/gi
// Only what HTML has or browsers pass over in silence: `List<String>` is no tag.
const tags =
  /<\/>|<\/?(?:a|align|b|big|center|code|del|div|em|font|h[1-6]|i|img|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|tr|tt|u|ul)\b[^<>]{0,2000}>/gi
const icons = /\b(?:fa[bklrs]?|mdi|logos):[a-z][\w-]*[ \t]*/g

/** Words in one line: decoded, line breaks as blanks, without tags. */
export const plainWords = (label: string): string =>
  decode(label.replaceAll(breaks, ' ').replaceAll(tags, '')).replaceAll(/\s+/g, ' ').trim()

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
  let text = plain.replaceAll(breaks, '\n')
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

/** Words in their lines, with one blank between them. */
export const inLines = (words: string): string => tidyLines(words.replaceAll(/[^\S\n]+/g, ' '))
