/**
 * The columns of a CSV file, and what their cells are.
 */

import { readMoment } from '../drawing/values/moment.ts'
import { type DecimalMark, decimalMarkOf, writtenNumber } from '../drawing/values/written-number.ts'
import type { Finding } from '../src/scene/findings.ts'

/** A column: its name and unit from the head, its cells as written, and the numbers that they are (`numberOf`). */
export type CsvColumn = {
  name: string
  unit: string | undefined
  cells: string[]
  numbers: (number | null | undefined)[]
  isNumeric: boolean
  isTime: boolean
}

/** All columns, and findings for cells that keep a column from being numeric. */
export type CsvTable = { columns: CsvColumn[]; mixed: Finding[] }

/** A column from its head, `p95 (ms)`, and its cells. */
export function cellsOf(head: string, cells: string[]): CsvColumn {
  const [, named, unit] = /^(.*)[([]([^()[\]]{1,20})[)\]]$/.exec(head) ?? []
  const isShare = cells.some((cell) => cell.endsWith('%')) && cells.every((cell) => /^$|%$/.test(cell))
  const digits = isShare ? cells.map((cell) => cell.slice(0, -1).trimEnd()) : cells
  const mark = decimalMarkOf(digits)
  const numbers = digits.map((cell) => numberOf(cell, mark))
  return {
    name: (named?.trimEnd() ?? head) || 'unnamed',
    unit: unit ?? (isShare ? '%' : undefined),
    cells,
    numbers,
    isNumeric: numbers.every((value) => value !== undefined) && numbers.some((value) => value !== null),
    isTime: cells.every((cell) => readMoment(momentIn(cell)) !== undefined),
  }
}

/** A number; null for a value that was not measured; undefined for anything else. */
const numberOf = (cell: string, mark: DecimalMark | undefined): number | null | undefined =>
  /^(?:|-|–|NA|N\/A|NaN|null|none)$/i.test(cell) ? null : writtenNumber(cell, mark)

/** `2026-03-04 09:12:30` as ISO 8601 has it; fractions of a second are dropped. */
export const momentIn = (cell: string): string =>
  cell.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/, '$1T').replace(/(:\d{2})\.\d+/, '$1')
