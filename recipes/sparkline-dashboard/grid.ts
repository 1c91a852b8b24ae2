/**
 * The grid of a dashboard: which series belongs to which service and measure, and which of them rose the most.
 */
import type { SeriesData, SeriesRow } from '../../drawing/data/numbers.ts'

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
export const topOf = (data: SeriesData, measure: string): number =>
  Math.max(0, ...data.rows.filter(({ group }) => (group ?? data.measure) === measure).flatMap(known))

const known = ({ values }: SeriesRow): number[] => values.flatMap(({ value }) => (value === null ? [] : [value]))

/** The latest value that was measured. */
export const latest = (row: SeriesRow): number | undefined => known(row).at(-1)

/** The series that rose the most from its first value to its last, as a factor. */
export const worst = (data: SeriesData): SeriesRow | undefined =>
  data.rows.reduce<SeriesRow | undefined>(
    (most, row) => (most === undefined || rise(row) > rise(most) ? row : most),
    undefined,
  )

const rise = (row: SeriesRow): number => {
  const [first, last] = [known(row)[0] ?? 0, latest(row) ?? 0]
  return first === 0 ? last : last / first
}
