/**
 * The syntax of D2: keys, edges between them, values and maps, with comments and blocks of text.
 */
import type { Cursor } from '../text/cursor.ts'
import { plainWords } from '../text/plain-words.ts'

/** A statement: keys with edges between them, a value, and statements in braces. */
export type D2Statement = {
  /** One path, or the ends of edges. */
  paths: string[][]
  /** The signs between paths: `->`, `<-`, `<->`, `--`. */
  signs: string[]
  /** An edge that exists, `(a -> b)[0]`: what is behind it. */
  indexed?: string[]
  value?: string
  block?: true
  body?: D2Statement[]
  at: number
}

/** Keys that mean something. */
export const keywords =
  /^(?:style|icon|near|width|height|top|left|tooltip|link|class|constraint|grid-\w+|vertical-gap|horizontal-gap|filled|opacity|stroke|fill|font|bold|animated|3d|multiple|shadow|source-arrowhead|target-arrowhead|label|shape|direction|steps|layers|scenarios|vars|classes)$/

/** What `classes` says, each class as an object: `classes.hot.style.fill: red`, or in braces. */
export const withinClasses = ({ paths, ...rest }: D2Statement): D2Statement[] => {
  const [, name, ...more] = paths[0] ?? []
  return name === undefined ? (rest.body ?? []) : [{ ...rest, paths: [[name, ...more]] }]
}

/** Blanks, ends of statements and comments. */
const gap = /(?:[\s;]|"""[\s\S]*?"""|#[^\n]*)+/y
/** Braces within each other, and keys in a path: what is as deep as its text is long would take its square. */
const deepest = 100

/** Reads statements up to the } that ends them, or the end of the text; `fail` names what cannot be read. */
export function readBody(cursor: Cursor, fail: (work: () => void) => void, depth = 0): D2Statement[] {
  const found: D2Statement[] = []
  for (;;) {
    cursor.take(gap)
    if (cursor.done || cursor.report.isFull || (depth > 0 && cursor.see(/\}/y))) return found
    fail(() => found.push(readStatement(cursor, fail, depth)))
  }
}

const readStatement = (cursor: Cursor, fail: (work: () => void) => void, depth: number): D2Statement => {
  const at = cursor.at
  // A spread of a variable, or a key that is set to nothing.
  if (cursor.take(/\.\.\.(?:\$\{[^}\n]*\}|[^\n;}]*)/y) !== undefined) {
    cursor.noteOnce('variables', at)
    return { paths: [], signs: [], at }
  }
  cursor.take(/[&!]+(?=[\w*])/y)
  const isIndexed = cursor.take(/\(/y) !== undefined
  const statement: D2Statement = { paths: [readPath(cursor)], signs: [], at }
  for (;;) {
    const sign = cursor.take(/[ \t]*(?:\\\n\s*)?(<->|<-+>?|-+>|--+|<-)[ \t]*(?:\\\n\s*)?/y)?.[1]
    if (sign === undefined) break
    statement.signs.push(sign.startsWith('<') ? (sign.endsWith('>') ? '<->' : '<-') : sign.endsWith('>') ? '->' : '--')
    statement.paths.push(readPath(cursor))
  }
  if (isIndexed) {
    cursor.need(/[ \t]*\)(?:\[[\d*]*\])?/y, ')')
    statement.indexed = cursor.take(/\./y) === undefined ? [] : readPath(cursor)
  }
  readValue(cursor, statement, { fail, depth })
  return statement
}

/** A block of text without marks of Markdown. */
const withoutMarks = (text: string): string =>
  plainWords(text.replaceAll(/^[ \t]*(?:#{1,6}|[-*>])[ \t]+/gm, '').replaceAll(/\*\*|`+/g, ''))

type Inside = { fail: (work: () => void) => void; depth: number }

const readValue = (cursor: Cursor, statement: D2Statement, { fail, depth }: Inside): void => {
  if (cursor.take(/[ \t]*:[ \t]*/y) !== undefined) {
    const value = readWords(cursor)
    if (value !== undefined)
      Object.assign(statement, value.block === true ? { ...value, value: withoutMarks(value.value) } : value)
  }
  cursor.take(/[ \t]*/y)
  const open = cursor.at
  if (cursor.take(/\{/y) !== undefined) {
    if (depth > deepest) cursor.stop(`at most ${deepest} braces within each other`, open)
    statement.body = readBody(cursor, fail, depth + 1)
    if (cursor.take(/\}/y) === undefined) cursor.finding('the end of these braces: }', open)
  }
  cursor.take(/[ \t]*(?:#[^\n]*)?/y)
  if (!cursor.see(/[\n;}]|$/y)) cursor.stop('the end of the statement')
}

const quoted = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)'/y
// A hyphen is part of a name unless it begins an arrow.
const plain =
  /(?:[^\s.:;{}[\]()<>#"'|\\-]|\\.|(?<=\S)#|-(?![->])|[ \t]+(?![ \t.:;{}\n<#)]|-[->]|$)|\((?![^()\n]*-[->])[^()\n]*\)|\[[^\]\n]*\])+/y

/** A path of keys: `a.b."c d"`. */
export function readPath(cursor: Cursor): string[] {
  const keys: string[] = []
  do {
    if (keys.length === deepest) cursor.stop(`at most ${deepest} keys in a path`)
    cursor.take(/[ \t]*/y)
    const text = cursor.take(quoted)
    if (text !== undefined) keys.push(unescaped(text[1] ?? text[2]?.replaceAll("''", "'") ?? ''))
    else keys.push(unescaped(cursor.need(plain, 'a key')[0].trim()))
  } while (cursor.take(/[ \t]*\.(?!\.)/y) !== undefined)
  return keys
}

const unescaped = (text: string): string => text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

/** A value: in quotes, in bars, a list, or the rest of the statement. Braces are no value. */
const readWords = (cursor: Cursor): { value: string; block?: true } | undefined => {
  const text = cursor.take(quoted)
  if (text !== undefined) return { value: unescaped((text[1] ?? text[2])!) }
  const bars = cursor.take(/(\|+[`~!@#$%^&*+=?/-]*)([\w-]*)/y)
  if (bars !== undefined) return { value: readBlock(cursor, bars[1]!), block: true }
  if (cursor.see(/\[/y)) return { value: cursor.need(/\[[^\]]*\]/y, ']')[0] }
  const words = cursor.take(/(?:[^\n;{}#\\$]|\\[\s\S]|\$\{[^}\n]*\}|\$|(?<=\S)#)+/y)?.[0].trim()
  return words === undefined || words === '' ? undefined : { value: unescaped(words) }
}

/** Text between bars, which ends with the bars that began it, reversed. */
const readBlock = (cursor: Cursor, open: string): string => {
  const close = open.split('').toReversed().join('')
  const at = cursor.at
  const end = cursor.ahead(close)
  if (end < 0) return cursor.stop(`the end of this text: ${close}`, at)
  cursor.at = end + close.length
  return cursor.text.slice(at, end)
}
