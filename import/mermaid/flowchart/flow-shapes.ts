/**
 * Brackets around the words of a node, and the shapes that they mean.
 */

import type { Cursor } from '../../text/cursor.ts'
import type { LabelHead } from '../../text/head-lines.ts'
import { headOf } from '../../text/head-lines.ts'
import { readLines } from '../../text/words.ts'
import { readRaw, readText } from './flow-text.ts'

/** A node's words and shape. */
export type Shaped = { label: string; shape: string; head?: LabelHead }

/** Opening bracket, closing bracket, shape; the longest first. */
const brackets = [
  ['(((', ')))', 'doublecircle'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['(-', '-)', 'ellipse'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['{{', '}}', 'hexagon'],
  ['[', ']', 'square'],
  ['(', ')', 'round'],
  ['{', '}', 'diamond'],
  ['>', ']', 'odd'],
] as const

const opener = /\(\(\(|\(\(|\(\[|\(-|\[\[|\[\(|\[\||\[\/|\[\\|\{\{|\[|\(|\{|>/y

/** Reads brackets with words, if they are here. */
export function readShape(cursor: Cursor): Shaped | undefined {
  const start = cursor.at
  const open = cursor.take(opener)?.[0]
  if (open === undefined) return undefined
  if (open === '[/' || open === '[\\') return slanted(cursor, open)
  if (open === '[|') {
    cursor.need(/[^|\n]*\|/y, '|')
    cursor.noteOnce('styles are not carried over', start)
    return closed(cursor, ']', 'rect')
  }
  const [, close, shape] = brackets.find(([each]) => each === open)!
  return closed(cursor, close, shape)
}

const slanted = (cursor: Cursor, open: string): Shaped => {
  const label = readText(cursor, /(?:[^[\](){}|"/\\]|[/\\](?!\]))*/y)
  const close = cursor.need(/\s*([/\\])\]/y, '/] or \\]')[1]
  if (open[1] === close) return { label, shape: close === '/' ? 'lean_right' : 'lean_left' }
  return { label, shape: close === '\\' ? 'trapezoid' : 'inv_trapezoid' }
}

/** Words reach no farther than anyone writes: a bracket that nobody closes would otherwise be read to the end of the text. */
const closed = (cursor: Cursor, close: string, shape: string): Shaped => {
  const start = cursor.at
  const { raw, at, markdown } = readRaw(
    cursor,
    shape === 'ellipse' ? /(?:[^[\](){}|"-]|-(?!\))){0,5000}/y : /[^[\](){}|"]{0,5000}/y,
  )
  cursor.take(/\s+/y)
  if (cursor.text.startsWith(close, cursor.at)) {
    cursor.at += close.length
    return worded(cursor, raw, { at, markdown, shape })
  }
  return bracketed(cursor, { start, close, shape })
}

/** Words that are only an icon are none; a node without words is a point where links meet. */
const worded = (
  cursor: Cursor,
  raw: string,
  { at, markdown, shape }: { at: number; markdown: boolean; shape: string },
): Shaped => {
  const head = headOf(raw)
  return {
    label: readLines(cursor, raw, at, markdown),
    ...(head === undefined ? {} : { head }),
    shape: raw.trim() === '' && pointed.has(shape) ? 'sm-circ' : shape,
  }
}

const pointed: ReadonlySet<string> = new Set(['square', 'round', 'circle', 'stadium'])

/** Mermaid refuses brackets and quotes in words without quotes. They are read to their closing bracket, and named in a finding. */
const bracketed = (
  cursor: Cursor,
  { start, close, shape }: { start: number; close: string; shape: string },
): Shaped => {
  const stop = cursor.at
  const end = balanced(cursor.text, start, close)
  if (end < 0) return cursor.stop(close, stop)
  const such = cursor.text.slice(start, stop + 1).includes('"') ? 'quotes' : 'brackets'
  cursor.finding(`${close}: words with ${such} in them need quotes around them`, stop)
  cursor.at = end + close.length
  return { label: readLines(cursor, cursor.text.slice(start, end).trim(), start), shape }
}

/** The offset of the bracket that closes words with brackets in them; -1 if this line has none. */
const balanced = (text: string, start: number, close: string): number => {
  let depth = 0
  for (let at = start; at < Math.min(text.length, start + 500) && text[at] !== '\n'; at++) {
    if (depth === 0 && text.startsWith(close, at)) return at
    if ('[({'.includes(text.charAt(at))) depth += 1
    else if ('])}'.includes(text.charAt(at))) depth -= 1
    if (depth < 0) return -1
  }
  return -1
}
