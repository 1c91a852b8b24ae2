/**
 * What is said of values that were not measured: whose they are, when, and that the sum is not known there.
 */
import { columnWords } from '../../drawing/chart/time-ticks.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'

/** So many columns of a row are named one by one. */
const mostNamed = 3

/** The values that are missing, as a sentence; undefined if there are none. */
export const gapWords = (data: SeriesData): string | undefined => {
  const columns = readColumns(data)
  const indexes = [...columns.names.keys()]
  const missing = data.rows.flatMap(({ name, values }) => {
    const gaps = indexes.filter((index) => (values[index]?.value ?? null) === null)
    const named = enumerate(gaps.map((index) => columnWords(columns, index)))
    return gaps.length === 0 ? [] : [`${name} (${gaps.length > mostNamed ? count(gaps.length, 'column') : named})`]
  })
  return missing.length === 0 ? undefined : `Not measured, and the total not known: ${enumerate(missing)}.`
}
