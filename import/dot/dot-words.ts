/**
 * Words of DOT: names, strings with their escapes, and labels in HTML, as plain text.
 */
import type { Cursor } from '../text/cursor.ts'
import { decode, inLines } from '../text/plain-words.ts'

/** A name or value as written; `html` if it is a label in angle brackets. */
export type DotWord = { text: string; html?: true }

const plain = /-?(?:\.\d+|\d+(?:\.\d*)?)|[\p{L}_\u0080-\uffff][\p{L}\p{N}_\u0080-\uffff]*/uy
const quoted = /"((?:[^"\\]|\\[\s\S])*)"/y

/** Reads a name or value if one is here: a word, a number, a string, several joined by +, or HTML. */
export function readWord(cursor: Cursor): DotWord | undefined {
  if (cursor.see(/</y)) return { text: readHtml(cursor), html: true }
  const word = cursor.take(plain)
  if (word !== undefined) return { text: word[0] }
  if (!cursor.see(/"/y)) return undefined
  let text = ''
  do text += (cursor.take(quoted) ?? cursor.stop('the end of this string: "'))[1]
  while (cursor.take(/\s*\+\s*(?=")/y) !== undefined)
  return { text: text.replaceAll(/\\\r?\n/g, '').replaceAll('\\"', '"') }
}

/** HTML ends where its brackets are balanced. */
const readHtml = (cursor: Cursor): string => {
  const start = cursor.at
  let depth = 0
  do {
    const sign = cursor.take(/[^<>]*([<>])/y)
    if (sign === undefined) return cursor.stop('the end of this label: >', start)
    depth += sign[1] === '<' ? 1 : -1
  } while (depth > 0)
  return cursor.text.slice(start + 1, cursor.at - 1)
}

/** What a label says of a node called `name`: escapes resolved, in its lines; cells of tables are apart in one. */
export function labelWords({ text, html }: DotWord, name: string): string {
  if (html) {
    const cells = text.replaceAll(/<\/(?:td|tr)\s*>|\s+/gi, ' ')
    return inLines(decode(cells.replaceAll(/<[^<>]{0,400}>/g, breaks)))
  }
  const said = text.replaceAll(/\\([NGETHLlrn\\])/g, (_, letter: string) => escapes[letter] ?? name)
  return inLines(decode(said))
}

const escapes: Readonly<Record<string, string>> = { l: '\n', r: '\n', n: '\n', '\\': '\\', G: '' }

const breaks = (tag: string): string => (/^<\s*br/i.test(tag) ? '\n' : '')

/** The fields of a record: without ports and inner braces, each in one line. Signs within the tags of HTML part none. */
export function recordFields({ text, html }: DotWord, name: string): string[] {
  const parts = html
    ? text.replaceAll(/<[^<>]*>|(?<!\\)[{|}]/g, (sign) => (sign.length > 1 ? sign : '\n\0')).split('\n\0')
    : text.split(/(?<!\\)[{|}]/)
  return parts
    .map((part) => (html ? labelWords({ text: plainSigns(part), html }, name) : recordField(part, name).words))
    .filter((field) => field !== '')
}

/** A field of a record that is no HTML: its port and its words. */
export const recordField = (part: string, name: string): { port: string; words: string } => {
  const [whole = '', port = ''] = /^\s*<([^<>]*)>/.exec(part) ?? []
  return { port: port.trim(), words: labelWords({ text: plainSigns(part.slice(whole.length)) }, name) }
}

/** The fields of a record as they are written; undefined where fields are within others. */
export const flatFields = (text: string): string[] | undefined => {
  const words = text.trim().replace(/^\{([\s\S]*)\}$/, '$1')
  return /(?<!\\)[{}]/.test(words) ? undefined : words.split(/(?<!\\)\|/)
}

const plainSigns = (part: string): string => part.replaceAll(/\\([{}|<> ])/g, '$1')
