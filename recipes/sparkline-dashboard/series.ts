/**
 * The series of a dashboard: of which service and measure each is, and which of them rose the most.
 */
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { writeCount } from '../../drawing/data/times.ts'
import { countBetween } from '../../drawing/values/count-between.ts'
import type { DurationUnit } from '../../drawing/values/duration-units.ts'

/** The measure of a series; without a group it is that of the data. */
export const measureOf = ({ measure }: SeriesData, { group }: SeriesRow): string => group ?? measure

/** The measures and the services, in the order of first mention. */
export const measuresOf = (data: SeriesData): string[] => [...new Set(data.rows.map((row) => measureOf(data, row)))]
export const namesOf = ({ rows }: SeriesData): string[] => [...new Set(rows.map((row) => row.name))]

/** What was measured of a series. */
export const known = ({ values }: SeriesRow): number[] => values.flatMap(({ value }) => value ?? [])

const rise = (row: SeriesRow): number => {
  const [first = 0, last = 0] = [known(row)[0], known(row).at(-1)]
  // Below zero there are no multiples.
  if (first < 0 || last < 0) return 0
  return first === 0 ? last : last / first
}

/** Whether the latest value is at least one and a half times the first, as decimals: 0.3 is that of 0.2. */
export const hasRisen = (row: SeriesRow): boolean => Number(rise(row).toPrecision(12)) >= 1.5

/** The series that rose the most from its first value to its last, as a factor; undefined where none has risen. */
export const worst = ({ rows }: SeriesData): SeriesRow | undefined =>
  rows.filter(hasRisen).toSorted((a, b) => rise(b) - rise(a))[0]

/** From the first event to the second, `26 min`; undefined where the data mark no two moments. */
export const leadOf = (data: SeriesData): string | undefined => {
  const columns = readColumns(data)
  const at = (data.marks ?? []).flatMap(({ column }) => (column === undefined ? [] : [placeOf(columns, column)]))
  const [first, second] = at
  if (first === undefined || second === undefined || columns.kind === 'names') return undefined
  const unit = Array.isArray(data.columns) ? 'min' : data.columns.unit
  if (columns.kind === 'number') return `${second - first} ${unit}`
  return writeCount(countBetween(first, second, unit as DurationUnit), unit as DurationUnit)
}
