/**
 * Checks across the fields of numbers: names that differ, a value for each column, none below the least.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { type ColumnScale, columnFindings, type SeriesColumn, type Steps } from './columns.ts'
import { markFindings } from './marks.ts'
import type { SeriesData, ValuesData } from './numbers.ts'
import { checkUnique } from './references.ts'

/** What numbers a form takes: none below `least`, a sum above zero where `total` (shares) needs one, and none missing. */
export type NumberLimits = { least?: number; total?: string; complete?: boolean }

/** Findings in rows with one value each. */
export function checkValues({ rows, marks }: ValuesData, { least, total }: NumberLimits): Finding[] {
  return [
    ...totalFindings(rows, { at: 'rows', total }),
    ...checkUnique('rows', rows),
    ...rows.flatMap(({ value }, row) => tooSmall(value, least, `rows.${row}.value`)),
    ...markFindings(marks),
  ]
}

/** Findings in rows with one value per column. */
export function checkSeries(
  data: SeriesData,
  readColumns: (data: SeriesData) => ColumnScale,
  { least, total, complete = false }: NumberLimits,
): Finding[] {
  const { columns, rows, marks } = data
  const unread = columnFindings(columns)
  return [
    ...unread,
    ...(Array.isArray(columns) ? checkUnique('columns', columns) : []),
    ...checkUnique('rows', rows),
    ...rows.flatMap(({ values }, row) => [
      ...totalFindings(values, { at: `rows.${row}.values`, total }),
      ...wrongCount(values.length, columns, `rows.${row}.values`),
      ...values.flatMap(({ value }, index) => {
        const at = `rows.${row}.values.${index}`
        return value === null && complete ? [{ at, problem: 'is missing; give a number' }] : tooSmall(value, least, at)
      }),
    ]),
    ...(unread.length > 0 ? [] : markFindings(marks, readColumns(data))),
  ]
}

/** Named columns have one value each; steps continue as long as there are values, and a row may end early. */
const wrongCount = (count: number, columns: SeriesColumn[] | Steps, at: string): Finding[] =>
  Array.isArray(columns) && count !== columns.length
    ? [{ at, problem: `${count} values for ${columns.length} columns` }]
    : []

const tooSmall = (value: number | null | undefined, least: number | undefined, at: string): Finding[] =>
  typeof value === 'number' && least !== undefined && value < least
    ? [{ at, problem: `must be at least ${least}, got ${value}` }]
    : []

/** Values that add up to nothing. */
const totalFindings = (
  values: readonly { value?: number | null | undefined }[],
  { at, total }: { at: string; total: string | undefined },
): Finding[] =>
  total === undefined || values.some(({ value }) => (value ?? 0) > 0)
    ? []
    : [{ at, problem: `add up to 0; ${total} need a total` }]
