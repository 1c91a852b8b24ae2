/**
 * Tables whose rows are records: one measured value each, a period or a day each, a card each. What a column has no field
 * for is the note of its record, so that all of the table is in the picture.
 */
import { day, readMoment } from '../../../drawing/values/moment.ts'
import type { Json } from '../../editor/json-path.ts'
import { isNumber } from './recipes-for-table.ts'

type Cells = readonly (readonly string[])[]

/** One value a row, named by two columns, as a table with a column for each name of the second; `title` says what it has. */
export function widened(cells: Cells): { title: string; cells: string[][] } | undefined {
  const [head = [], ...rows] = cells
  const value = head.findIndex((_, at) => isNumeric(rows, at))
  const [one, two] = [0, 1, 2].filter((at) => at !== value)
  if (head.length !== 3 || value < 0 || one === undefined || two === undefined) return undefined
  const [of, by] = isDates(rows, two) && !isDates(rows, one) ? [two, one] : [one, two]
  const names = distinct(rows, of)
  const series = distinct(rows, by)
  const found = new Map(rows.map((row) => [JSON.stringify([row[of], row[by]]), row[value] ?? '']))
  const isEach = found.size === rows.length && names.length > 1 && series.length > 1
  if (!isEach || names.length === rows.length || series.length > mostSeries) return undefined
  const wide = names.map((name) => [name, ...series.map((each) => found.get(JSON.stringify([name, each])) ?? '')])
  return { title: `${head[value]} by ${head[by]}`, cells: [[head[of] ?? '', ...series], ...wide] }
}

const mostSeries = 8

const distinct = (rows: Cells, at: number): string[] => [...new Set(rows.map((row) => row[at] ?? ''))]

/** Data of recipes that draw the records: periods, days, or cards in the columns of a board. */
export function recordData(cells: Cells): { recipe: string; data: Json }[] {
  const [head = [], ...rows] = cells
  const [start, end, ...more] = head.flatMap((_, at) => (isDates(rows, at) ? [at] : []))
  const column = start === undefined ? head.findIndex((words) => isState.test(words.trim())) : -1
  const name = head.findIndex((_, at) => at !== column && isNames(rows, at))
  if (name < 0 || more.length > 0) return []
  if (start !== undefined && end !== undefined) return periods({ rows, name, start, end })
  // Numbers at days are a curve, numbers of states are bars.
  if (head.some((_, at) => isNumeric(rows, at))) return []
  if (start !== undefined)
    return [{ recipe: 'milestone-timeline', data: { title: '', events: events({ rows, name, start }) } }]
  return column < 0 ? [] : [{ recipe: 'kanban-board', data: board(rows, name, column) }]
}

type Records = { rows: Cells; name: number; start: number; end?: number }

const periods = (records: Records & { end: number }): { recipe: string; data: Json }[] => {
  const { rows, start, end } = records
  const isByDay = rows.every((row) =>
    [row[start], row[end]].every((cell = '') => readMoment(cell)?.precision === 'day'),
  )
  const first = rows.map((row) => row[start] ?? '').toSorted()[0] ?? ''
  const tasks = rows.map((row) => ({
    name: row[records.name] ?? '',
    start: row[start] ?? '',
    // Its last day is a day of work.
    duration: ((readMoment(row[end] ?? '')?.at ?? 0) - (readMoment(row[start] ?? '')?.at ?? 0)) / day + 1,
    ...noteOf(row, [records.name, start, end]),
  }))
  return [
    { recipe: 'priestley-timeline', data: { title: '', events: events(records) } },
    ...(isByDay ? [{ recipe: 'gantt-chart', data: { title: '', start: first, unit: 'day', tasks } }] : []),
  ]
}

const events = ({ rows, name, start, end }: Records): { [key: string]: Json }[] =>
  rows.map((row) => ({
    name: row[name] ?? '',
    start: row[start] ?? '',
    ...(end !== undefined && { end: row[end] ?? '' }),
    ...noteOf(row, [name, start, end ?? start]),
  }))

const board = (rows: Cells, name: number, column: number): Json => ({
  title: '',
  columns: distinct(rows, column).map((each) => ({ name: each })),
  cards: rows.map((row) => ({ name: row[name] ?? '', column: row[column] ?? '', ...noteOf(row, [name, column]) })),
})

const noteOf = (row: readonly string[], known: readonly number[]): { note?: string } => {
  const rest = row.filter((cell, at) => !known.includes(at) && cell.trim() !== '')
  return rest.length === 0 ? {} : { note: rest.join(', ') }
}

const isDates = (rows: Cells, at: number): boolean =>
  rows.every((row) => /^\d{4}-/.test(row[at] ?? '') && readMoment(row[at] ?? '') !== undefined)

const isNumeric = (rows: Cells, at: number): boolean => rows.every((row) => isNumber(row[at] ?? ''))

const isNames = (rows: Cells, at: number): boolean =>
  !isDates(rows, at) && !isNumeric(rows, at) && rows.every((row) => row[at]?.trim() !== '')

const isState = /^(?:status|state|column|stage|list)$/i
