/**
 * The grid of a dashboard: which series belongs to which service and measure, and which of them rose the most.
 */
import { type Columns, placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { writeCount } from '../../drawing/data/times.ts'
import { countBetween } from '../../drawing/values/count-between.ts'
import type { DurationUnit } from '../../drawing/values/moment.ts'

/** The measures, in the order of first mention; series without a group are of the data's measure. */
export const measuresOf = ({ rows, measure }: SeriesData): string[] => [
  ...new Set(rows.map(({ group }) => group ?? measure)),
]

/** The services, in the order of first mention. */
export const namesOf = ({ rows }: SeriesData): string[] => [...new Set(rows.map((row) => row.name))]

/** The series of a service and a measure. */
export const seriesOf = (data: SeriesData, name: string, measure: string): SeriesRow | undefined =>
  data.rows.find((row) => row.name === name && (row.group ?? data.measure) === measure)

/** The largest value of a measure: the top of its scale. */
export const topOf = (data: SeriesData, measure: string): number => Math.max(0, ...valuesOf(data, measure))

/** All values of a measure. */
export const valuesOf = (data: SeriesData, measure: string): number[] =>
  data.rows.filter(({ group }) => (group ?? data.measure) === measure).flatMap(known)

/** How far a place lies between the first column and the last, from 0 to 1. */
export const shareOf = ({ at }: Columns, place: number | undefined): number => {
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  return last === first ? 0 : ((place ?? first) - first) / (last - first)
}

const known = ({ values }: SeriesRow): number[] => values.flatMap(({ value }) => (value === null ? [] : [value]))

/** The latest value that was measured. */
export const latest = (row: SeriesRow): number | undefined => known(row).at(-1)

/** The series that rose the most from its first value to its last, as a factor. */
export const worst = (data: SeriesData): SeriesRow | undefined =>
  data.rows.reduce<SeriesRow | undefined>(
    (most, row) => (most === undefined || rise(row) > rise(most) ? row : most),
    undefined,
  )

/** Whether the latest value is at least one and a half times the first. */
export const hasRisen = (row: SeriesRow): boolean => rise(row) >= 1.5

const rise = (row: SeriesRow): number => {
  const [first, last] = [known(row)[0] ?? 0, latest(row) ?? 0]
  return first === 0 ? last : last / first
}

/** From the first event to the second, `26 min`; `long` where the data mark no two moments. */
export const leadOf = (data: SeriesData): string => {
  const columns = readColumns(data)
  const [first, second] = (data.marks ?? []).map(({ column }) => placeOf(columns, column ?? ''))
  if (first === undefined || second === undefined || columns.kind === 'names') return 'long'
  const unit = Array.isArray(data.columns) ? 'min' : data.columns.unit
  const length = columns.kind === 'time' ? countBetween(first, second, unit as DurationUnit) : second - first
  return columns.kind === 'time' ? writeCount(length, unit as DurationUnit) : `${length} ${unit}`
}
