/**
 * The shape `table`: columns, each of one kind, and rows of values, the first of which names the row.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { checksFor } from './checks.ts'
import { type ColumnKind, columnKinds, isTime, kindOf } from './column-kinds.ts'
import { id, list, name, number, state, words } from './fields.ts'
import { type CommonData, completedForm } from './form.ts'
import { checkReferences, namedTargets, References, type Target } from './references.ts'
import { marks } from './table-marks.ts'

const column = (kinds: readonly [ColumnKind, ...ColumnKind[]]) =>
  z.strictObject({
    id: id.optional(),
    name: name('What the column is called'),
    kind: z.enum(kinds).optional().describe('What its values are, where they do not show it'),
    unit: words(12, 'Unit of its numbers: MB, ms, %').optional(),
  })

export type TableColumn = { id?: string | undefined; name: string; kind: ColumnKind; unit?: string | undefined }

/** One value as drawn, so that a cell can be referred to. */
export type TableCell = { value: string | number | null }

/** What marks mean, where the plain words would say too little: a cell half full may be fully supported, but not for long. */
export const markMeanings = z
  .strictObject({
    full: words(60, 'What a full mark means').optional(),
    partial: words(60, 'What a half mark means').optional(),
    none: words(60, 'What a dash means').optional(),
  })
  .describe('What each mark means, for the key: {"partial": "supported until the next upgrade"}')

const row = (longest: number, least: 0 | 1) =>
  z.strictObject({
    id: id.optional(),
    values: z
      .array(
        z
          .union([words(longest, 'Words', least), number('A number'), z.null().describe('Nothing known')])
          .transform((value): TableCell => ({ value })),
      )
      .min(1)
      .max(12)
      .describe('One value a column; the first names the row'),
    group: name('The heading that the row stands under').optional(),
    state: state.optional(),
  })

export type TableRow = z.output<ReturnType<typeof row>>

/** Data of the shape as they are drawn. */
export type TableData = {
  columns: TableColumn[]
  rows: TableRow[]
  marks?: z.output<typeof markMeanings> | undefined
}

/**
 * How a recipe narrows the shape: how many columns and rows, their kinds (the default first), the longest words, and
 * whether there may be none: an empty cell of words is drawn empty.
 */
export type TableLimits = {
  columns: { min?: number; max: number }
  rows: number
  kinds?: readonly [ColumnKind, ...ColumnKind[]]
  length?: number
  empty?: boolean
}

/** Declares table data. */
export function tableForm({ columns, rows, kinds = columnKinds, length = 80, empty = false }: TableLimits) {
  const named = words(40, 'What the column is called').transform((each): WrittenColumn => ({ name: each }))
  const fields = {
    columns: list(z.union([named, column(kinds)]), {
      min: columns.min ?? 2,
      max: columns.max,
      of: 'Columns, left to right',
    }),
    rows: list(row(length, empty ? 0 : 1), { max: rows, of: 'Rows, top to bottom' }),
    marks: markMeanings.optional(),
  }
  const complete = ({ columns: written, ...data }: WrittenTable): CommonData & TableData => ({
    ...data,
    columns: written.map((each: WrittenColumn, at): TableColumn => {
      const values = data.rows.map((one) => one.values[at]?.value)
      const kind = each.kind ?? kindOf(values, kinds)
      // The first column names the rows: it has words where marks are the default.
      return { ...each, kind: at === 0 && (kind === 'mark' || kind === 'number') ? 'text' : kind }
    }),
  })
  return completedForm('table', fields, { complete, checks: () => checks, targets, emphasis })
}

type WrittenColumn = Omit<TableColumn, 'kind'> & { kind?: ColumnKind | undefined }

type WrittenTable = CommonData & Omit<TableData, 'columns'> & { columns: WrittenColumn[] }

/** The name of a row: its first value. */
export const rowName = ({ values }: TableRow): string => String(values[0]?.value ?? '')

/** Rows, columns, and cells as `row > column`. */
const targets = ({ columns, rows }: TableData): Target[] => [
  ...namedTargets(columns),
  ...secondNames({ columns, rows }),
  ...rows.flatMap((item) => [
    { names: [item.id, rowName(item)], item },
    ...item.values.flatMap((cell, index) => {
      const at = columns[index]?.name
      return at === undefined ? [] : [{ names: [`${item.id ?? rowName(item)} > ${at}`], item: cell }]
    }),
  ]),
]

/** As the first value may be no name (the method of an operation), rows are also called by both first ones, or the second that no other has. */
const secondNames = ({ columns, rows }: TableData): Target[] => {
  const seconds = rows.map(({ values }) => String(values[1]?.value ?? ''))
  const taken = new Set([...columns.map(({ name }) => name), ...rows.flatMap((row) => [row.id, rowName(row)])])
  const isOwn = (name: string, all: string[]): boolean =>
    name !== '' && !taken.has(name) && all.indexOf(name) === all.lastIndexOf(name)
  const both = rows.map((row, at) => `${rowName(row)} ${seconds[at]}`)
  return rows.map((item, at) => {
    const [second = '', whole = ''] = [seconds[at], both[at]]
    return { names: [...(isOwn(second, seconds) ? [second] : []), ...(isOwn(whole, both) ? [whole] : [])], item }
  })
}

/** Focus and callouts that name nothing; what can be named is said, as the first value of a row is often not what it is about. */
const emphasis = (data: TableData & Emphasis): Finding[] => {
  const { focus = [], callouts = [] } = data
  const named = [
    ...focus.map((reference, index) => ({ at: `focus.${index}`, reference })),
    ...callouts.map(({ on }, index) => ({ at: `callouts.${index}.on`, reference: on })),
  ]
  const what = 'a row (its id, its first or second value, or both), a column, or a cell ("row > column")'
  return checkReferences(named, { references: new References(targets(data)), what })
}

type Emphasis = { focus?: string[] | undefined; callouts?: { on: string }[] | undefined }

const { unique, each } = checksFor<TableData>()

const checks = [
  unique('columns'),
  each('', ({ marks: meanings, columns }) =>
    meanings === undefined || columns.some(({ kind }) => kind === 'mark')
      ? undefined
      : { marks: 'explains marks, but no column is of the kind mark' },
  ),
  each('rows.*', ({ values }, { data: { columns } }) => {
    if (values.length !== columns.length) return { values: `${values.length} values for ${columns.length} columns` }
    const problems = values.map(({ value }, index) =>
      index === 0 && (value === null || value === '')
        ? 'is missing; the first value names the row'
        : problemOf(value, columns[index]?.kind ?? 'text'),
    )
    return Object.fromEntries(problems.map((problem, index) => [`values.${index}`, problem]))
  }),
]

const problemOf = (value: TableCell['value'], kind: ColumnKind): string | undefined => {
  if (value === null || (value === '' && kind !== 'mark')) return undefined
  const shown = JSON.stringify(value)
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? undefined : `${shown} is not a number`
    case 'mark':
      return marks.some((mark) => mark === value)
        ? undefined
        : `${shown} is not one of ${marks.join(', ')}; a column of words is {"name": …, "kind": "text"}`
    case 'time':
      return isTime(String(value)) ? undefined : `${shown} is not a date or time of ISO 8601`
    case 'text':
    case 'code':
    case 'chip':
      return undefined
    default:
      return kind satisfies never
  }
}
