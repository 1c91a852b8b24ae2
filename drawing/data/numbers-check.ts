/**
 * Checks across the fields of numbers: names that differ, a value for each column, none below the least.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { type Column, type Columns, columnFindings, type Steps } from './columns.ts'
import { markFindings } from './marks.ts'
import type { SeriesData, ValuesData } from './numbers.ts'
import { checkUnique } from './references.ts'

/** Findings in rows with one value each. */
export function checkValues({ rows, marks }: ValuesData, least: number | undefined): Finding[] {
  return [
    ...checkUnique('rows', rows),
    ...rows.flatMap(({ value }, row) => tooSmall(value, least, `rows.${row}.value`)),
    ...markFindings(marks),
  ]
}

/** Findings in rows with one value per column. */
export function checkSeries(
  data: SeriesData,
  readColumns: (data: SeriesData) => Columns,
  least: number | undefined,
): Finding[] {
  const { columns, rows, marks } = data
  const unread = columnFindings(columns)
  return [
    ...unread,
    ...(Array.isArray(columns) ? checkUnique('columns', columns) : []),
    ...checkUnique('rows', rows),
    ...rows.flatMap(({ values }, row) => [
      ...wrongCount(values.length, columns, `rows.${row}.values`),
      ...values.flatMap(({ value }, index) => tooSmall(value, least, `rows.${row}.values.${index}`)),
    ]),
    ...(unread.length > 0 ? [] : markFindings(marks, readColumns(data))),
  ]
}

/** Named columns have one value each; steps continue as long as there are values, and a row may end early. */
const wrongCount = (count: number, columns: Column[] | Steps, at: string): Finding[] =>
  Array.isArray(columns) && count !== columns.length
    ? [{ at, problem: `${count} values for ${columns.length} columns` }]
    : []

const tooSmall = (value: number | null | undefined, least: number | undefined, at: string): Finding[] =>
  typeof value === 'number' && least !== undefined && value < least
    ? [{ at, problem: `must be at least ${least}, got ${value}` }]
    : []
