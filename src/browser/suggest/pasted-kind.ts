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

export type PastedKind =
  | { kind: 'data'; recipe: string | undefined; data: Json }
  | { kind: 'table'; cells: string[][] }
  | { kind: 'text'; text: string }

/** Recognizes a text; `parse` reads JSON and YAML, and may throw. */
export async function pastedKind(text: string, parse: (text: string) => Promise<unknown>): Promise<PastedKind> {
  const inner = unfenced(text).trim()
  if (/^[[{]/.test(inner) || /^(?:\$schema|title):\s/m.test(inner)) {
    const parsed = (await parse(inner).catch(() => null)) as Json
    const opened = readDocument(parsed)
    if (opened?.kind === 'data') return { kind: 'data', recipe: opened.recipe, data: opened.content }
    const records = recordCells(parsed)
    if (records !== undefined) return { kind: 'table', cells: records }
  }
  const cells = cellsOf(inner)
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

/** A list of objects as a table: a column for each key, in the order that they come. */
const recordCells = (value: Json): string[][] | undefined => {
  if (!Array.isArray(value) || value.length < 2 || !value.every((each) => isObject(each))) return undefined
  const keys = [...new Set(value.flatMap((record) => Object.keys(record)))]
  const cell = (each: Json | undefined): string =>
    typeof each === 'object' && each !== null ? JSON.stringify(each) : String(each ?? '')
  return keys.length < 2 ? undefined : [keys, ...value.map((record) => keys.map((key) => cell(record[key])))]
}
