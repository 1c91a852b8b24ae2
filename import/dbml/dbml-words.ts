/**
 * What the reader of DBML keeps, and its words: paths of names, settings in brackets.
 */
import { type Table, Tables } from '../tables/tables.ts'
import { Cursor } from '../text/cursor.ts'

/** What is read so far; `table` is the one whose braces are open, `inRefs` those of references. */
export type DbmlState = {
  cursor: Cursor
  tables: Tables
  table: Table | undefined
  inRefs: boolean
  title?: string
  /** How many brackets are not closed. */
  unclosed: number
  references: Reference[]
}

export type Reference = { from: string[]; to: string[]; sign: string; at: number; label?: string }

/** Blanks, commas and comments between statements. */
export const gap = /(?:[\s,]|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)+/y

export const name = /"([^"\n]*)"|([\p{L}\p{N}_]+)/uy

/** `schema.table.column`, or columns in parentheses at the end. */
export const readPath = (cursor: Cursor): string[] => {
  const parts: string[] = []
  do {
    const list = cursor.take(/\(([^()\n]*)\)/y)?.[1]
    if (list !== undefined) return [...parts, ...list.split(',').map((each) => unquoted(each.trim()))]
    const [, quoted, plain] = cursor.need(name, 'a name')
    parts.push((quoted ?? plain)!)
  } while (cursor.take(/\./y) !== undefined)
  return parts
}

export const unquoted = (words: string): string => words.replace(/^('''|["'`])(.*)\1$/s, '$2')

/** Other names of tables. */
export const aliases = new WeakMap<Table, string>()

/** Settings in brackets, as keys in lower case and values; none where no bracket opens, or none closes. */
export const settings = (state: DbmlState): [string, string][] => {
  const list = state.cursor.see(/\[/y) ? (nested(state, '[', ']') ?? '') : ''
  return (list.match(setting) ?? []).map((words) => {
    const [, key = '', value = ''] = /^([^:]*):?(.*)$/s.exec(words) ?? []
    return [key.trim().toLowerCase(), unquoted(value.trim())]
  })
}

/** Words in quotes of any kind. */
const quoted = /'''(?:\\[\s\S]|[^\\])*?'''(?!')|'(?!'')(?:[^'\\\n]|\\[\s\S])*'|"[^"\n]*"|`[^`]*`/.source

const setting = new RegExp(`(?:${quoted}|[^,])+`, 'g')

const token = new RegExp(`${quoted}|[^{}[\\]'"\`]+|[\\s\\S]`, 'y')

/** Steps over braces that open here, and returns what is in them. */
export const skipBraces = (state: DbmlState): string =>
  (state.cursor.see(/\{/y) ? nested(state, '{', '}') : undefined) ?? state.cursor.stop('{ and }')

/** Steps over brackets that open here, and returns what is in them; undefined where they are not closed. */
const nested = (state: DbmlState, open: string, close: string): string | undefined => {
  const { cursor } = state
  const start = cursor.at
  for (let depth = 0; state.unclosed < mostUnclosed; ) {
    const sign = cursor.take(token)?.[0]
    if (sign === undefined) break
    if (sign === open) depth += 1
    if (sign === close) depth -= 1
    if (depth === 0) return cursor.text.slice(start + 1, cursor.at - 1)
  }
  state.unclosed += 1
  cursor.at = start
  return undefined
}

/** A text with more has no others: each is looked for up to its end. */
const mostUnclosed = 20
