/**
 * Values that were not measured, in words: whose they are, and when. Nothing that is missing is taken as zero in silence.
 */
import { readColumns, type SeriesData } from '../data/numbers.ts'
import { count, enumerate } from '../describe.ts'
import { columnWords } from './time-ticks.ts'

/** So many columns of a row are named one by one. */
const mostNamed = 3

/** The columns of each row that lack a value, `Logs (Jan 1 and Jan 3)`; up to the column `end` of columns still to come. */
export const missingNames = (
  data: Pick<SeriesData, 'columns' | 'rows'>,
  { end = Infinity }: { end?: number } = {},
): string | undefined => {
  const columns = readColumns(data)
  const indexes = [...columns.names.keys()].filter((index) => index < end)
  const missing = data.rows.flatMap(({ name, values }) => {
    const gaps = indexes.filter((index) => (values[index]?.value ?? null) === null)
    const named = enumerate(gaps.map((index) => columnWords(columns, index)))
    return gaps.length === 0 ? [] : [`${name} (${gaps.length > mostNamed ? count(gaps.length, 'column') : named})`]
  })
  return missing.length === 0 ? undefined : enumerate(missing)
}
