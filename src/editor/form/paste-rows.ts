/**
 * Rows from a spreadsheet: cells separated by tabs, or lines of CSV, pasted into a table from a cell on.
 */
import { type Json, type JsonPath, spliced, valueAt, withValue } from '../json-path.ts'
import { valueOf } from './cell-text.ts'
import { newRow } from './new-row.ts'
import type { FormTable } from './read-form.ts'
import { renameReferences } from './rename.ts'
import type { FormColumn } from './spread.ts'

/** The cells of text copied from a spreadsheet; undefined if it is a single cell. */
export function cellsOf(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (lines.includes('\t')) return readTabs(lines)
  const rows = lines.split('\n')
  if (rows.length < 2) return undefined
  const commas = rows.map((row) => splitCsv(row))
  const width = commas[0]?.length ?? 1
  return width > 1 && commas.every((row) => row.length === width) ? commas : rows.map((row) => [row])
}

/** Cells with line breaks or tabs are in quotes, quotes inside doubled. */
const readTabs = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replaceAll('\n', ' ') ?? bare).trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

const splitCsv = (line: string): string[] =>
  [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)]
    .filter(([all], index) => all !== '' || index === 0)
    .map(([, quoted, bare = '']) => (quoted?.replaceAll('""', '"') ?? bare).trim())

type Target = { table: FormTable; columns: readonly FormColumn[]; list: JsonPath; row: number; column: number }

/** The data with cells pasted from a row and column of a list on; missing rows are added. */
export const pasteCells = (data: Json, cells: readonly string[][], target: Target): Json => {
  const { columns, rows } = placed(cells, target)
  let next = data
  for (const [offset, row] of rows.entries()) {
    const at = target.row + offset
    const list = valueAt(next, target.list)
    const siblings = Array.isArray(list) ? list : []
    if (at >= target.table.max) break
    if (at >= siblings.length)
      next = spliced(next, target.list, { at: siblings.length, insert: [newRow(target.table, siblings)] })
    for (const [index, text] of row.entries()) {
      const column = columns[index]
      if (column === undefined) continue
      const path = [...target.list, at, ...column.path]
      const before = valueAt(next, path)
      next = withValue(next, path, valueOf(text, column.cell, before)) ?? null
      if (column.id === 'name' && typeof before === 'string') next = renameReferences(next, before, text)
    }
  }
  return next
}

/** A first line of column names says where each column goes; otherwise they go from the target on, in order. */
const placed = (
  cells: readonly string[][],
  { columns, column }: Target,
): { columns: (FormColumn | undefined)[]; rows: readonly string[][] } => {
  const [head = [], ...rest] = cells
  const named = head.map((name) => columns.find(({ id, label }) => [id, label].some((each) => same(each, name))))
  const isHead = rest.length > 0 && named.filter((each) => each !== undefined).length >= Math.max(2, head.length / 2)
  return isHead ? { columns: named, rows: rest } : { columns: columns.slice(column), rows: cells }
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
