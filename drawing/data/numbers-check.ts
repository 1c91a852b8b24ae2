/**
 * Checks across the fields of numbers: names that differ, a value for each column, none below the least.
 */
import { checksFor } from './checks.ts'
import { type ColumnScale, columnFindings } from './columns.ts'
import { markProblem } from './marks.ts'
import type { SeriesData, ValuesData } from './numbers.ts'

/** What numbers a form takes: none below `least`, a sum above zero where `total` (shares) needs one, and none missing; `open`: the last columns may be to come. */
export type NumberLimits = { least?: number; total?: string; complete?: boolean; open?: boolean }

/** Checks of rows with one value each. */
export const valueChecks = ({ least, total }: NumberLimits) => {
  const { unique, each } = checksFor<ValuesData>()
  return [
    each('rows', (rows) => sumProblem(rows, total)),
    unique('rows'),
    each('rows.*', ({ value }) => ({ value: tooSmall(value, least) })),
  ]
}

/** Checks of rows with one value per column; named columns have one value each, steps as many as there are. */
export const seriesChecks = (
  readColumns: (data: SeriesData) => ColumnScale,
  { least, total, complete = false, open = false }: NumberLimits,
) => {
  const { unique, each } = checksFor<SeriesData>()
  const findingsIn = (data: SeriesData) => columnFindings(data.columns, readColumns(data).at.length)
  return [
    findingsIn,
    (data: SeriesData) => (Array.isArray(data.columns) ? unique('columns')(data) : []),
    unique('rows'),
    each('rows.*.values', (values, { data: { columns } }) => {
      const isOff = Array.isArray(columns) && (open ? values.length > columns.length : values.length !== columns.length)
      return sumProblem(values, total) ?? (isOff ? `${values.length} values for ${columns.length} columns` : undefined)
    }),
    each('rows.*.values.*', ({ value }) =>
      value === null && complete ? 'is missing; give a number' : tooSmall(value, least),
    ),
    each('marks.*', (mark, { data }) =>
      findingsIn(data).length > 0 ? undefined : markProblem(mark, readColumns(data)),
    ),
  ]
}

const tooSmall = (value: number | null | undefined, least: number | undefined): string | undefined =>
  typeof value === 'number' && least !== undefined && value < least
    ? `must be at least ${least}, got ${value}`
    : undefined

/** Values that add up to nothing. */
const sumProblem = (
  values: readonly { value?: number | null | undefined }[],
  total: string | undefined,
): string | undefined =>
  total === undefined || values.some(({ value }) => (value ?? 0) > 0) ? undefined : `add up to 0; ${total} need a total`
