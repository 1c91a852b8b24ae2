/**
 * Which records failed: those whose level says so and no state says otherwise, or where there are none, those that the
 * data mark as bad.
 */
import type { TableData } from '../../drawing/data/table.ts'

type LogRow = TableData['rows'][number]

/** Severities 0 to 3 of RFC 5424, section 6.2.1, as loggers write them; logcat and glog write one letter. */
const levels = /^(?:emerg(?:ency)?|alert|crit(?:ical)?|fatal|panic|severe|err(?:or)?|[ef])$/i

const levelIn = (columns: TableData['columns']): ((row: LogRow) => boolean) => {
  const level = columns.findIndex(({ kind }) => kind === 'chip')
  return ({ values }) => levels.test(String(values[level]?.value ?? ''))
}

/** The state of a record: its own, or else failed by its level, which is written as a chip. */
export const stateOf = ({ columns }: Pick<TableData, 'columns'>): ((row: LogRow) => LogRow['state']) => {
  const isError = levelIn(columns)
  return (row) => row.state ?? (isError(row) ? 'negative' : undefined)
}

/** The records that failed, in order. A warning that is marked too, such as the cause of errors, is not one of them. */
export const failuresIn = (data: Pick<TableData, 'columns' | 'rows'>): LogRow[] => {
  const of = stateOf(data)
  const bad = data.rows.filter((row) => of(row) === 'negative')
  const errors = bad.filter(levelIn(data.columns))
  return errors.length > 0 ? errors : bad
}
