/**
 * Both ends of rows, and how their changes are written.
 */

import { valuesOf } from '../../drawing/chart/series.ts'
import type { SeriesData, SeriesRow } from '../../drawing/data/numbers.ts'
import { readColumns } from '../../drawing/data/numbers.ts'
import { enumerate } from '../../drawing/describe.ts'
import { formatFor, wholePercent } from '../../drawing/values/format.ts'

export type SlopeData = SeriesData & { changes: 'percent' | 'difference' }

export type SlopeEnds = { before: number; after: number; change: number }

/** Both ends of a row, unless one was not measured. */
export const knownEnds = ({ values: [first, second] }: SeriesRow): SlopeEnds | undefined => {
  const [before, after] = [first?.value ?? null, second?.value ?? null]
  return before === null || after === null ? undefined : { before, after, change: after - before }
}

/** Rows with a value at both ends. */
export const measured = (rows: SeriesRow[]) =>
  rows.flatMap((row) => {
    const ends = knownEnds(row)
    return ends === undefined ? [] : [{ row, ends }]
  })

/** What was not measured, in words. */
export const missingWords = (data: SlopeData): string | undefined => {
  const { names } = readColumns(data)
  const missing = data.rows.flatMap((row) =>
    row.values.flatMap(({ value }, index) => (value === null ? [`${row.name} in ${names[index]}`] : [])),
  )
  return missing.length === 0 ? undefined : `Not measured: ${enumerate(missing, 14)}.`
}

/** The one row that rises while the others fall, or falls while they rise. */
export const againstAll = (rows: SeriesRow[]): SeriesRow | undefined => {
  const [up, down] = [1, -1].map((sign) =>
    measured(rows).flatMap(({ row, ends }) => (Math.sign(ends.change) === sign ? [row] : [])),
  ) as [SeriesRow[], SeriesRow[]]
  if (up.length === 1 && down.length > 1) return up[0]
  return down.length === 1 && up.length > 1 ? down[0] : undefined
}

/** Shares in whole percent where no value is negative, differences where a share would mean nothing: of percentages, and of 0. */
export const changeWriter = (data: SlopeData) => {
  const all = measured(data.rows).map(({ ends }) => ends.change)
  const { signed } = formatFor(all, data.unit)
  return (ends: SlopeEnds): string => {
    if (isShare(data) && hasShare(ends)) return wholePercent(sizeOf(data)(ends)) ?? '0%'
    const unit = isShare(data) && data.unit !== undefined && ends.change !== 0 ? `\u00a0${data.unit}` : ''
    return `${signed(ends.change).replace('%', ' pp')}${unit}`
  }
}

/** Whether changes are shares of the first value, as far as it is not 0. */
export const isShare = ({ changes: written, rows, unit }: SlopeData): boolean =>
  written === 'percent' &&
  unit !== '%' &&
  valuesOf(rows).every((value) => value >= 0) &&
  measured(rows).some(({ ends }) => hasShare(ends))

const hasShare = ({ before }: SlopeEnds): boolean => before > 0

/** Whether half of the values would be in the lowest tenth of a linear scale, or most in its lowest quarter: no slope could be told from another. */
export const isSkewed = ({ rows }: SlopeData): boolean => {
  const values = valuesOf(rows)
  const isWithin = (part: number, share: number): boolean =>
    values.filter((value) => value < Math.max(...values) * part).length >= share * values.length
  return Math.min(...values) > 0 && (isWithin(0.1, 0.5) || isWithin(0.25, 0.75))
}

/** How large a change is, as it is written; of shares, one from 0 is none. */
export const sizeOf = (data: SlopeData) => (ends: SlopeEnds) => {
  if (!isShare(data)) return ends.change
  return hasShare(ends) ? (100 * ends.change) / ends.before : 0
}
