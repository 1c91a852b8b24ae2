/**
 * The shape `numbers`: rows with one value each, or with one value per column.
 */
import * as z from 'zod'
import { type ColumnScale, columnsField, columnsOf, type SeriesColumn, type Steps } from './columns.ts'
import { id, list, name, note, number, state, words } from './fields.ts'
import { type CommonData, completing, type DataForm, form } from './form.ts'
import { marksField, type NumbersMark, valueMarksField } from './marks.ts'
import { type NumberLimits, seriesChecks, valueChecks } from './numbers-check.ts'
import { namedTargets, References, type Target } from './references.ts'

/**
 * How many rows a form takes, what to do with more, and which numbers; `of` is what rows are; `fields` are added or replaced;
 * `marks` are not a field where the recipe has no place for them.
 */
type Limits<Fields> = NumberLimits & {
  rows: [min: number, max: number]
  of?: string
  wayOut?: string
  fields?: Fields
  marks?: false
}

const marksIn = <Field>({ marks }: { marks?: false }, field: Field): { marks: Field } =>
  (marks === false ? {} : { marks: field }) as { marks: Field }

/** Fields beside the rows. */
type Beside<Data> = { data?: Data }

const noFields = {}
type NoFields = typeof noFields

const rowFields = {
  id: id.optional(),
  name: name('What it is called', 80),
  note: note('A second line at the row').optional(),
  group: name('What it belongs to').optional(),
  state: state.optional(),
}

const measureFields = {
  measure: words(60, 'What is measured: "Response time"'),
  unit: words(20, 'ms, B, %, $ or a word').optional(),
}

const value = number('In `unit`')

// A value is an item, so that it has a place in the data and can be in focus: `Tue > 14:00`.
const cell = value.nullable().transform((value) => ({ value }))

/** One value of a row; null was not measured. */
export type SeriesCell = z.output<typeof cell>

const row = z.strictObject({ ...rowFields, value: value.optional() })

/** A row with one value; forms whose rows need no value derive it. */
export type ValueRow = z.output<typeof row>

type RowShape<Fields> = Omit<typeof rowFields & { value: typeof value }, keyof Fields> & Fields

/**
 * Declares rows with one value each; `fields` are fields of a row, `data` are fields beside the rows; `drawsGroups`: what
 * rows belong to is drawn over them.
 */
export function valuesForm<
  const Fields extends z.core.$ZodLooseShape = NoFields,
  const Data extends z.core.$ZodLooseShape = NoFields,
>(limits: Limits<Fields> & Beside<Data> & { drawsGroups?: true }) {
  const [min, max] = limits.rows
  type Schema = z.ZodObject<RowShape<Fields>, z.core.$strict>
  const row = z.strictObject({ ...rowFields, value, ...limits.fields }) as unknown as Schema
  const rows = list(row, { min, max, of: 'In order', wayOut: limits.wayOut })
  const fields = { ...measureFields, rows, ...marksIn(limits, valueMarksField), ...(limits.data ?? (noFields as Data)) }
  const data = form('numbers', fields, {
    checks: () => valueChecks(limits) as never,
    targets: (data) => valuesTargets(data as unknown as ValuesData),
  })
  return limits.drawsGroups === true ? data : groupsInNotes(data)
}

/** The same form where what rows belong to is in their second line: many are in order of values, which tears groups apart. */
export const groupsInNotes = <In, Data extends CommonData>(form: DataForm<In, Data>): DataForm<In, Data> =>
  completing(form, (data) => {
    for (const row of (data as unknown as ValuesData).rows) {
      const said = [row.group, row.note].filter((text) => text !== undefined)
      if (said.length > 0) row.note = said.join(' · ')
      // It is one remark now, and is looked for in the picture as one.
      row.group = undefined
    }
    return data
  })

/** Parsed data with one value per row. */
export type ValuesData = { rows: ValueRow[]; marks?: NumbersMark[] | undefined }

const valuesTargets = ({ rows, marks = [] }: ValuesData): Target[] => [
  ...namedTargets(rows),
  ...marks.map((item) => ({ names: [item.text], item })),
]

const seriesRow = (most: number, { complete = false, open = false }: NumberLimits = {}) =>
  z.strictObject({
    ...rowFields,
    values: z
      .array(cell)
      .min(1)
      .max(most)
      .describe(`One a column${open ? ', up to now' : ''}; ${complete ? 'none may be missing' : 'null: not measured'}`),
  })

/** A row with one value per column. */
export type SeriesRow = z.output<ReturnType<typeof seriesRow>>

/** Declares rows with one value per column; `fields` are fields beside the rows. */
export function seriesForm<const Fields extends z.core.$ZodLooseShape = NoFields>(
  limits: Limits<Fields> & { columns: [min: number, max: number] },
) {
  const [[min, max], [fewest, most]] = [limits.rows, limits.columns]
  const columns = columnsField({ min: fewest, max: most })
  const rows = list(seriesRow(most, limits), { min, max, of: limits.of ?? 'In order' })
  const fields = {
    ...measureFields,
    columns,
    rows,
    ...marksIn(limits, marksField),
    ...(limits.fields ?? (noFields as Fields)),
  }
  return form('numbers', fields, {
    checks: () => seriesChecks(readColumns, limits) as never,
    targets: (data) => seriesTargets(data as unknown as SeriesData),
  })
}

/** A row that is a measure of its own, with its own unit. */
export type MeasureRow = SeriesRow & { unit?: string | undefined }

/** Declares rows of different measures, each with its unit, over the same columns. */
export function measuresForm(
  limits: NumberLimits & { rows: [min: number, max: number]; columns: [number, number]; of?: string },
) {
  const [[min, max], [fewest, most]] = [limits.rows, limits.columns]
  const row = seriesRow(most).extend({ unit: measureFields.unit })
  const rows = list(row, { min, max, of: limits.of ?? 'What is measured, in order' })
  const fields = { columns: columnsField({ min: fewest, max: most }), rows, marks: marksField }
  return form('numbers', fields, { checks: () => seriesChecks(readColumns, limits) as never, targets: seriesTargets })
}

/** Parsed rows of different measures. */
export type MeasuresData = Omit<SeriesData, 'measure' | 'unit' | 'rows'> & { rows: MeasureRow[] }

/** Parsed data with one value per column. */
export type SeriesData = {
  measure: string
  unit?: string | undefined
  columns: SeriesColumn[] | Steps
  rows: SeriesRow[]
  marks?: NumbersMark[] | undefined
}

/** Columns that are items of the data, with their own names; steps have none. */
export const columnItems = ({ columns }: Pick<SeriesData, 'columns'>): SeriesColumn[] =>
  Array.isArray(columns) ? columns : []

/** The parsed columns: the named ones, or one step for each value of the longest row. */
export const readColumns = ({ columns, rows }: Pick<SeriesData, 'columns' | 'rows'>): ColumnScale =>
  columnsOf(columns, Array.isArray(columns) ? columns.length : Math.max(...rows.map(({ values }) => values.length)))

/** The first row in focus, or the first row. */
export function focusRow<Item extends { id?: string | undefined; name: string }>(data: {
  rows: Item[]
  focus?: string[] | undefined
}): Item {
  const inFocus = ({ id, name }: Item): boolean => data.focus?.some((each) => each === id || each === name) === true
  const row = data.rows.find(inFocus) ?? data.rows[0]
  if (row === undefined) throw new Error('forms of numbers have at least one row')
  return row
}

/** The values in focus, one by one or by their row or column, that are not missing. */
export const focusCells = (data: SeriesData & { focus?: string[] | undefined }): SeriesCell[] => {
  const references = new References(seriesTargets(data))
  const found = new Set((data.focus ?? []).map((name) => references.find(name)))
  const columns = columnItems(data)
  return data.rows.flatMap((row) =>
    row.values.filter(
      (cell, index) =>
        cell.value !== null && [row, columns[index], cell].some((item) => item !== undefined && found.has(item)),
    ),
  )
}

const seriesTargets = (data: MeasuresData): Target[] => {
  const { names } = readColumns(data)
  const columns = columnItems(data)
  return [
    ...namedTargets(data.rows),
    ...columns.map((item) => ({ names: [item.name], item })),
    ...(data.marks ?? []).map((item) => ({ names: [item.text], item })),
    ...data.rows.flatMap((row) =>
      row.values.map((item, index) => ({
        names: [row.id, row.name].flatMap((each) => (each === undefined ? [] : `${each} > ${names[index]}`)),
        item,
      })),
    ),
  ]
}
