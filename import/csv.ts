/**
 * CSV with a header row, for charts, tables and graphs. A header like `p95 (ms)` names the measure and its unit.
 *
 * Numbers: a column of names and one or more of numbers; a first column of dates is the time axis. Distribution:
 * `group,value` with a line for each value, or a column for each group. Points: two or three columns of numbers.
 * Graph: `from,to` with `value` and `text`. Table: any columns.
 */
import { count } from '../src/scene/count.ts'
import type { Finding } from '../src/scene/findings.ts'
import { readRecords } from './csv-rows.ts'
import { distributions, graphs, lesserNumbers, numbers, points, tables } from './csv-shapes.ts'
import { type CsvTable, cellsOf } from './csv-table.ts'
import { type Imported, refused, type TextImporter } from './importer.ts'

export const csv: TextImporter = {
  kind: 'text',
  what: 'comma-separated values with a head line',
  shapes: ['numbers', 'distribution', 'points', 'table', 'graph'],
  read: (input, { shape }) => {
    const table = readTable(input)
    if (!('columns' in table)) return table
    const { read, needs } = readers[shape as keyof typeof readers]
    const candidates = read(table)
    if (candidates.length > 0)
      return { ok: true, candidates, ...(shape === 'numbers' ? { lesser: () => lesserNumbers(table) } : {}) }
    return table.mixed.length > 0 ? { ok: false, findings: table.mixed } : refused(needs, 1)
  },
}

/** How a table is read as each shape, and what it lacks if it cannot be. */
const readers = {
  numbers: { read: numbers, needs: 'needs a column of names or dates and at least one column of numbers' },
  distribution: {
    read: distributions,
    needs: 'needs a column of groups and one of numbers, or a column of numbers for each group',
  },
  points: { read: points, needs: 'needs two columns of numbers, x and y; a column of words names the points' },
  table: { read: tables, needs: 'needs at least two columns' },
  graph: { read: graphs, needs: 'needs the columns "from" and "to"; "value" and "text" are optional' },
} as const

const readTable = (input: string): CsvTable | Extract<Imported, { ok: false }> => {
  const fail = (findings: Finding[]) => ({ ok: false, findings }) as const
  const read = readRecords(input)
  if (!read.ok) return fail([{ at: `line ${read.line}`, problem: 'has a quote that is never closed' }])
  const [head, ...rows] = read.records
  if (head === undefined || rows.length === 0)
    return fail([
      { at: '', problem: 'needs a head line with the names of the columns, and at least one line of values' },
    ])
  const uneven = rows.flatMap((row) => checkWidth(row, head.cells.length))
  if (uneven.length > 0) return fail(uneven.slice(0, 20))
  const columns = head.cells.map((cell, index) =>
    cellsOf(
      cell,
      rows.map(({ cells }) => cells[index] ?? ''),
    ),
  )
  return { columns, mixed: mixedNumbers(columns, rows) }
}

const checkWidth = ({ line, cells }: { line: number; cells: string[] }, columns: number): Finding[] =>
  cells.length === columns
    ? []
    : [{ at: `line ${line}`, problem: `${count(cells.length, 'value')} for ${count(columns, 'column')}` }]

/** Cells that are not numbers, in columns where all others are. */
const mixedNumbers = (columns: CsvTable['columns'], rows: { line: number }[]): Finding[] =>
  columns.flatMap(({ name, cells, numbers: read, isNumeric }) => {
    const odd = read.flatMap((value, index) => (value === undefined ? [index] : []))
    if (isNumeric || odd.length === 0 || odd.length > cells.length / 4) return []
    return odd.map((index) => ({
      at: `line ${rows[index]?.line}`,
      problem: `${JSON.stringify(cells[index])} is not a number; the other values of "${name}" are`,
    }))
  })
