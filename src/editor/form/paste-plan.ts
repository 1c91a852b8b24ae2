/**
 * Where the columns of pasted cells go: by their headings, else in order if their types fit, else by type.
 */
import { type DecimalMark, decimalMarkOf, writtenNumber } from '../../../drawing/values/written-number.ts'
import { valueOf } from './cell-text.ts'
import { columnName, type FormColumn } from './spread.ts'

/** The rows without headings, the field of each column, and the headings, if there are any. */
export type PastePlan = {
  columns: (FormColumn | undefined)[]
  rows: readonly (readonly string[])[]
  head: readonly string[] | undefined
}

/** The plan for cells that are pasted into a column of a table. */
export function planPaste(
  cells: readonly (readonly string[])[],
  { columns, column }: { columns: readonly FormColumn[]; column: number },
): PastePlan {
  const named = (cells[0] ?? []).map((name) => columns.find((each) => isNamed(each, name)))
  const hasNames =
    cells.length > 1 && named.filter((each) => each !== undefined).length >= Math.max(2, named.length / 2)
  const hasHead = hasNames || isHead(cells)
  const rows = hasHead ? cells.slice(1) : cells
  const head = hasHead ? cells[0] : undefined
  const width = Math.max(...rows.map(({ length }) => length))
  const texts = Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ''))
  const fields = hasNames ? fillUp(named, texts, columns) : placed(texts, columns, column)
  return { columns: fields, rows: withPoints(rows, fields, texts.map(decimalMarkOf)), head }
}

/** Numbers of a column with decimal commas, as they are written in data: `1,240` is one of them then. */
const withPoints = (
  rows: readonly (readonly string[])[],
  fields: readonly (FormColumn | undefined)[],
  marks: readonly (DecimalMark | undefined)[],
): readonly (readonly string[])[] =>
  rows.map((row) =>
    row.map((text, index) => {
      const isNumber = ['number', 'scalar'].includes(fields[index]?.cell.type ?? '')
      const value = isNumber && marks[index] === ',' ? writtenNumber(text, ',') : undefined
      return value === undefined ? text : String(value)
    }),
  )

const isNamed = (column: FormColumn, name: string): boolean =>
  name !== '' && [column.id, column.label].some((each) => each.toLowerCase() === name.toLowerCase())

/** A first line of words over a column of numbers is a heading. */
const isHead = ([first = [], ...rest]: readonly (readonly string[])[]): boolean =>
  rest.length > 0 &&
  first.some((name, index) => !isNumeric([name]) && name !== '' && isNumeric(rest.map((row) => row[index] ?? '')))

const placed = (
  texts: readonly string[][],
  columns: readonly FormColumn[],
  column: number,
): (FormColumn | undefined)[] => {
  const inOrder = texts.map((_, index) => columns[column + index])
  const fits = inOrder.every((each, index) => each !== undefined && fitOf(texts[index] ?? [], each) === best)
  if (texts.length === 1 || fits) return inOrder
  const free = [...columns.slice(column), ...columns.slice(0, column)]
  return fillUp(
    texts.map(() => undefined),
    texts,
    free,
  )
}

/** Columns that have no field yet get the first free one that fits them, the best fits first. */
const fillUp = (
  known: readonly (FormColumn | undefined)[],
  texts: readonly string[][],
  columns: readonly FormColumn[],
): (FormColumn | undefined)[] => {
  const chosen = [...known]
  for (const wanted of [best, possible])
    for (const [index, own] of texts.entries())
      chosen[index] ??= columns.find((each) => !chosen.includes(each) && fitOf(own, each) >= wanted)
  return chosen
}

const [best, possible, never] = [2, 1, 0]

/** How well a column of texts fits a field. */
const fitOf = (texts: readonly string[], { cell: { type, choices = [] } }: FormColumn): number => {
  const isNumber = isNumeric(texts)
  if (type === 'number') return isNumber ? best : never
  if (type === 'scalar') return isNumber ? best : possible
  if (type === 'choice') return texts.every((text) => text === '' || choices.includes(text)) ? best : never
  return type === 'text' ? (isNumber ? possible : best) : never
}

const numberCell = { key: '', label: '', hint: '', required: false, type: 'number' } as const

/** Whether there are numbers, and nothing else. */
const isNumeric = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text !== '')
  return filled.length > 0 && filled.every((text) => typeof valueOf(text, numberCell, undefined) === 'number')
}

/** What a pasted column is called: its heading, or its place. */
export const pastedName = ({ head }: PastePlan, index: number): string => head?.[index] || `column ${index + 1}`

/** Which column went where, in words. */
export const mappingOf = (plan: PastePlan): string[] =>
  plan.columns.flatMap((column, index) =>
    column === undefined ? [] : [`${pastedName(plan, index)} → ${columnName(column)}`],
  )
