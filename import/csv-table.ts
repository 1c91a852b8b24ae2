/**
 * The columns of a CSV file, and what their cells are.
 */

import { readMoment } from '../drawing/values/moment.ts'
import type { Finding } from '../src/scene/findings.ts'

/** A column: its name and unit from the head, its cells as written. */
export type CsvColumn = {
  name: string
  unit: string | undefined
  cells: string[]
  isNumeric: boolean
  isTime: boolean
}

/** All columns, and findings for cells that keep a column from being numeric. */
export type CsvTable = { columns: CsvColumn[]; mixed: Finding[] }

/** A column from its head, `p95 (ms)`, and its cells. */
export function cellsOf(head: string, cells: string[]): CsvColumn {
  const [, named, unit] = /^(.*?)\s*[([]([^()[\]]{1,20})[)\]]$/.exec(head) ?? []
  const values = cells.map(numberOf)
  return {
    name: (named ?? head) || 'unnamed',
    unit,
    cells,
    isNumeric: values.every((value) => value !== undefined) && values.some((value) => value !== null),
    isTime: cells.every((cell) => readMoment(momentIn(cell)) !== undefined),
  }
}

/** A number; null for a value that was not measured; undefined for anything else. `1,204` is read as 1204. */
export const numberOf = (cell: string): number | null | undefined => {
  if (/^(?:|-|–|NA|N\/A|NaN|null|none)$/i.test(cell)) return null
  const plain = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}

/** `2026-03-04 09:12:30` as ISO 8601 has it; fractions of a second are dropped. */
export const momentIn = (cell: string): string =>
  cell.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/, '$1T').replace(/(:\d{2})\.\d+/, '$1')
