/**
 * What a pasted text is, as far as its form tells: data, a table, or text that may be a diagram.
 */
import { writtenNumber } from '../../../drawing/values/written-number.ts'
import { recognize } from '../../../import/diagram/recognize.ts'
import { cellsOf } from '../../editor/form/read-cells.ts'
import type { Json } from '../../editor/json-path.ts'
import { readDocument } from '../../editor/read-document.ts'
import { unfenced } from '../../editor/unfenced.ts'
import { isObject } from '../../scene/json.ts'
import { type KnownText, knownText } from './known-texts.ts'
import { isNumber } from './recipes-for-table.ts'

export type PastedKind =
  | { kind: 'data'; recipe: string | undefined; data: Json }
  | { kind: 'table'; cells: string[][] }
  | { kind: 'written'; known: KnownText; text: string }
  | { kind: 'text'; text: string }

/** Recognizes a text; `parse` reads JSON and YAML, and may throw. */
export async function pastedKind(text: string, parse: (text: string) => Promise<unknown>): Promise<PastedKind> {
  const inner = unfenced(text).trim()
  const known = knownText(inner)
  if (known !== undefined) return { kind: 'written', known, text: inner }
  if (/^[[{]/.test(inner) || /^(?:\$schema|title):\s/m.test(inner)) {
    const parsed = (await parse(inner).catch(() => null)) as Json
    const opened = readDocument(parsed)
    if (opened?.kind === 'data') return { kind: 'data', recipe: opened.recipe, data: opened.content }
    const records = recordCells(parsed)
    if (records !== undefined) return { kind: 'table', cells: records }
  }
  const cells = listedValues(inner) ?? cellsOf(inner)
  // The columns of a statement in SQL have commas, too.
  const isTable = cells !== undefined && isTabular(cells) && recognize(text, {})?.kind.from !== 'sql'
  return isTable ? { kind: 'table', cells } : { kind: 'text', text }
}

/** Rows of one length; a single column is a table if all of it is numbers. */
const isTabular = (cells: readonly string[][]): boolean => {
  const width = cells[0]?.length ?? 0
  const isList = width === 1 && cells.every(([cell = '']) => writtenNumber(cell) !== undefined)
  return cells.length > 1 && (width > 1 || isList) && cells.every((row) => row.length === width)
}

/** A name and its value on each line, as `API: 420`. */
const listedValues = (text: string): string[][] | undefined => {
  // Times of day have a colon, too.
  if (/^\s*\d+:\d/m.test(text)) return undefined
  const found = text.split('\n').map((line) => /^(?:([^:=;,\t]+?)\s*[:=]\s*|([^\s:=;,]+) +)(\S+)$/.exec(line.trim()))
  const rows = found.map((match) => [match?.[1] ?? match?.[2] ?? '', match?.[3] ?? ''])
  const isList = rows.length > 1 && rows.every(([name, value = '']) => name !== '' && isNumber(value))
  return isList ? rows : undefined
}

/** Numbers by name, or a list of objects, as a table: a column for each key, in the order that they come. */
const recordCells = (value: Json): string[][] | undefined => {
  if (
    isObject(value) &&
    Object.keys(value).length > 1 &&
    Object.values(value).every((each) => typeof each === 'number')
  )
    return Object.entries(value).map(([name, each]) => [name, JSON.stringify(each)])
  if (!Array.isArray(value) || value.length < 2 || !value.every((each) => isObject(each))) return undefined
  const keys = [...new Set(value.flatMap((record) => Object.keys(record)))]
  const cell = (each: Json | undefined): string =>
    typeof each === 'object' && each !== null ? JSON.stringify(each) : String(each ?? '')
  return keys.length < 2 ? undefined : [keys, ...value.map((record) => keys.map((key) => cell(record[key])))]
}
