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
  references: Reference[]
}

export type Reference = { from: string[]; to: string[]; sign: string; at: number; label?: string }

export const name = /"([^"\n]*)"|([\p{L}\p{N}_]+)/uy

/** `schema.table.column`, or columns in parentheses at the end. */
export const readPath = (cursor: Cursor): string[] => {
  const parts: string[] = []
  do {
    const list = cursor.take(/\(([^()\n]*)\)/y)?.[1]
    if (list !== undefined) return [...parts, ...list.split(',').map((each) => unquoted(each.trim()))]
    const [, quoted, plain] = cursor.need(name, 'a name')
    parts.push(quoted ?? plain ?? '')
  } while (cursor.take(/\./y) !== undefined)
  return parts
}

export const unquoted = (words: string): string => words.replace(/^(["'`])(.*)\1$/s, '$2')

/** Other names of tables. */
export const aliases = new WeakMap<Table, string>()

/** Settings in brackets, as keys in lower case and values. */
export const settings = (cursor: Cursor): [string, string][] => {
  const list = cursor.take(/\[((?:[^\]'"`]|'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)*)\]/y)?.[1] ?? ''
  return [...list.matchAll(/([\w ]+?)\s*(?::\s*((?:[^,'"`]|'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)*))?\s*(?:,|$)/g)].map(
    ([, key = '', value = '']) => [key.trim().toLowerCase(), unquoted(value.trim())],
  )
}

export const skipBraces = (cursor: Cursor): void => {
  let depth = 0
  do {
    const hit = cursor.take(/(?:[^{}'"`]|'''[\s\S]*?'''|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|['"`])*?([{}])/y)
    if (hit === undefined) return cursor.stop('{ and }')
    depth += hit[1] === '{' ? 1 : -1
  } while (depth > 0)
}
