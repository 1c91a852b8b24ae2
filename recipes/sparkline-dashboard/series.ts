/**
 * The series of a dashboard: of which service and measure each is, and which of them rose the most.
 */
import { descending } from 'd3-array'
import { placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { countBetween } from '../../drawing/values/count-between.ts'
import { withoutDust } from '../../drawing/values/decimals.ts'
import type { DurationUnit } from '../../drawing/values/duration-units.ts'
import { writeCount } from '../../drawing/values/length-in-words.ts'

/** The measure of a series; without a group it is that of the data. */
export const measureOf = ({ measure }: SeriesData, { group }: SeriesRow): string => group ?? measure

/** The measures and the services, in the order of first mention. */
export const measuresOf = (data: SeriesData): string[] => [...new Set(data.rows.map((row) => measureOf(data, row)))]
export const namesOf = ({ rows }: SeriesData): string[] => [...new Set(rows.map((row) => row.name))]

/** What was measured of a series. */
export const known = ({ values }: SeriesRow): number[] => values.flatMap(({ value }) => value ?? [])

/** Values between two that were not measured, which no line reaches: their indices. */
export const loneIn = ({ values }: SeriesRow): number[] => {
  const isKnown = (index: number): boolean => (values[index]?.value ?? null) !== null
  return [...values.keys()].filter((index) => isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1))
}

/** The latest value as a multiple of the first: from zero on, any rise is over every multiple, whatever the unit. */
const rise = (row: SeriesRow): number => {
  const [first = 0, last = 0] = [known(row)[0], known(row).at(-1)]
  // Below zero there are no multiples.
  if (first < 0 || last <= 0) return 0
  return last / first
}

/** Whether the latest value is at least one and a half times the first, as decimals: 0.3 is that of 0.2. */
export const hasRisen = (row: SeriesRow): boolean => withoutDust(rise(row)) >= 1.5

/** The series that rose the most from its first value to its last, as a factor; undefined where none has risen. */
export const worst = ({ rows }: SeriesData): SeriesRow | undefined =>
  rows
    .filter(hasRisen)
    .toSorted((a, b) => descending(rise(a), rise(b)) || descending(known(a).at(-1), known(b).at(-1)))[0]

/** The first value that is 50% over the first one that was measured, whether it stays or not: its index; undefined where there is none. */
export const firstOver = (row: SeriesRow): number | undefined => {
  const first = row.values.find(({ value }) => value !== null)?.value ?? 0
  const index = row.values.findIndex(({ value }) => first > 0 && withoutDust((value ?? 0) / first) >= 1.5)
  return index < 0 ? undefined : index
}

/** Services by when the first of their series was 50% over its first value. */
const inOrderOfRise = (data: SeriesData): { name: string; at: number }[] => {
  const { at } = readColumns(data)
  const times = data.rows.flatMap((row) => {
    const index = firstOver(row)
    return index === undefined ? [] : [{ name: row.name, at: at[index] ?? 0 }]
  })
  const sorted = times.toSorted((a, b) => a.at - b.at)
  return sorted.filter(({ name }, index) => sorted.findIndex((each) => each.name === name) === index)
}

/** The service of the largest rise, or where none has lasted, the one that was first over its first value. */
export const leadingService = (data: SeriesData): string | undefined =>
  worst(data)?.name ?? inOrderOfRise(data)[0]?.name

/** The marks between which the lead is: those of moments, or where these are fewer than two, of the beginnings of periods too. */
export const leadMarks = ({ marks = [] }: SeriesData): NonNullable<SeriesData['marks']> => {
  const moments = marks.filter(({ column }) => column !== undefined)
  return moments.length > 1 ? moments : marks.filter(({ column, start }) => (column ?? start) !== undefined)
}

/** From the first event to the second, `26 min`; where the data mark no two moments and no rise lasted, from the first service that was over its first value to the next. */
export const leadOf = (data: SeriesData): string | undefined => {
  const columns = readColumns(data)
  const at = leadMarks(data).map(({ column, start = column ?? '' }) => placeOf(columns, column ?? start))
  const marked = at.length > 1 || worst(data) !== undefined
  const [first, second] = marked ? at : inOrderOfRise(data).map((each) => each.at)
  if (first === undefined || second === undefined || columns.kind === 'names') return undefined
  const unit = Array.isArray(data.columns) ? 'min' : data.columns.unit
  if (columns.kind === 'number') return `${second - first} ${unit}`
  return writeCount(countBetween(first, second, unit as DurationUnit), unit as DurationUnit)
}
