/**
 * Which records failed: those that the data mark, or else those whose level says so.
 */
import type { TableData } from '../../drawing/data/table.ts'

type LogRow = TableData['rows'][number]

/** Severities 0 to 3 of RFC 5424, section 6.2.1, as loggers write them. */
const levels = /^(?:emerg(?:ency)?|alert|crit(?:ical)?|fatal|panic|severe|err(?:or)?)$/i

/** The state of a record: its own; where no record has one, failed by its level, which is written as a chip. */
export const stateOf = ({ columns, rows }: Pick<TableData, 'columns' | 'rows'>): ((row: LogRow) => LogRow['state']) => {
  if (rows.some(({ state }) => state !== undefined)) return ({ state }) => state
  const level = columns.findIndex(({ kind }) => kind === 'chip')
  return ({ values }) => (levels.test(String(values[level]?.value ?? '')) ? 'negative' : undefined)
}

/** The records that failed, in order. */
export const failuresIn = (data: Pick<TableData, 'columns' | 'rows'>): LogRow[] => {
  const of = stateOf(data)
  return data.rows.filter((row) => of(row) === 'negative')
}
