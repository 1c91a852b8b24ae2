/**
 * The columns of numbers: names, moments or steps of a unit, and where each lies on its scale.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { type DurationUnit, durationUnits } from '../values/duration-units.ts'
import { later, type Moment, readMoment, writeMoment } from '../values/moment.ts'
import { id, list, name, note, number, words } from './fields.ts'

/** A column by name; `Tue` is short for `{"name": "Tue"}`. */
export type SeriesColumn = z.output<typeof column>

type Named = { id?: string | undefined; name: string; note?: string | undefined }

/** Columns at equal steps: `{"start": "2026-03-04T00:00Z", "step": 15, "unit": "min"}` or `{"start": 0, "step": 5, "unit": "ms"}`. */
export type Steps = z.output<typeof steps>

const column = z.union([
  name('Name, or ISO 8601 date or time').transform((name): Named => ({ name })),
  z.strictObject({
    id: id.optional(),
    name: name('Name, or ISO 8601 date or time'),
    note: note('A line under the name', 60).optional(),
  }),
])

const first = 'Date or time of the first column, or a number of `unit`'

const steps = z.strictObject({
  start: z.union([words(32, first), number(first)]).describe(first),
  step: z.number().positive().max(1e9).describe('From one column to the next, in `unit`'),
  unit: words(20, `After a date or time: ${durationUnits.join(', ')}`),
})

const columns = 'One by one, or {"start": "2026-03-04T00:00Z", "step": 15, "unit": "min"}'

/** The field `columns`: names, dates or times one by one, or equal steps. */
export const columnsField = ({ min, max }: { min: number; max: number }) =>
  z.union([list(column, { min, max, of: columns }), steps]).describe(columns)

/** Columns as read: their names, and their places on the scale that `kind` names; of names, the index. */
export type ColumnScale = { kind: 'names' | 'time' | 'number'; names: string[]; at: number[]; unit?: string }

/** Reads columns; of steps there are as many as `count`. A column that cannot be read lies at NaN. */
export function columnsOf(columns: SeriesColumn[] | Steps, count: number): ColumnScale {
  if (!Array.isArray(columns)) return stepsOf(columns, count)
  const names = columns.map(({ name }) => name)
  const moments = names.map(readMoment)
  if (!moments.every((moment) => moment !== undefined)) return { kind: 'names', names, at: names.map((_, i) => i) }
  return { kind: 'time', names, at: moments.map(({ at }) => at) }
}

const stepsOf = ({ start, step, unit }: Steps, count: number): ColumnScale => {
  const indexes = Array.from({ length: count }, (_, index) => index)
  if (typeof start === 'number') {
    const at = indexes.map((index) => start + index * step)
    return { kind: 'number', names: at.map(String), at, unit }
  }
  const first = readMoment(start)
  const unread: ColumnScale = { kind: 'time', names: [], at: indexes.map(() => NaN) }
  if (first === undefined || !isDurationUnit(unit)) return unread
  const at = indexes.map((index) => later(first.at, index * step, unit))
  if (!at.every(isInCalendar)) return unread
  const precision = precisionFor(first, unit)
  return { kind: 'time', names: at.map((each) => writeMoment(each, { precision, offset: first.offset })), at }
}

/** Years have four digits. */
const isInCalendar = (at: number): boolean => at <= Date.UTC(9999, 11, 31, 23, 59, 59)

const isDurationUnit = (unit: string): unit is DurationUnit => (durationUnits as readonly string[]).includes(unit)

/** Steps shorter than a day need a time of day, months no day. */
const precisionFor = ({ precision }: Moment, unit: DurationUnit): Moment['precision'] => {
  if (precision === 'time' || precision === 'clock') return precision
  return ['ms', 's', 'min', 'h'].includes(unit) ? 'time' : unit === 'month' || unit === 'year' ? precision : 'day'
}

/** The position of a reference to a column, or of a moment or number between two columns; undefined outside. */
export const placeOf = ({ kind, names, at }: ColumnScale, reference: string | number): number | undefined => {
  const index = names.indexOf(String(reference))
  if (index >= 0) return at[index]
  const place = kind === 'names' ? undefined : kind === 'time' ? readMoment(String(reference))?.at : Number(reference)
  const [first = NaN, last = NaN] = [at[0], at.at(-1)]
  return place !== undefined && place >= first && place <= last ? place : undefined
}

/** Why columns cannot be read, or do not rise; of steps there are as many as `count`. */
export const columnFindings = (columns: SeriesColumn[] | Steps, count: number): Finding[] => {
  if (!Array.isArray(columns)) return stepFindings(columns, count)
  const { kind, names, at } = columnsOf(columns, columns.length)
  return at.flatMap((place, index) => {
    const before = at[index - 1]
    if (kind !== 'time' || before === undefined || place > before) return []
    const problem = `${names[index]} is not after ${names[index - 1]}; dates and times must increase`
    return [{ at: `columns.${index}`, problem }]
  })
}

const stepFindings = ({ start, step, unit }: Steps, count: number): Finding[] => {
  if (typeof start === 'number') return []
  const [written, given] = [start, unit].map((each) => JSON.stringify(each))
  const first = readMoment(start)
  if (first === undefined)
    return [{ at: 'columns.start', problem: `${written} is not an ISO 8601 date or time, such as 2026-03-04T09:12Z` }]
  const problem = `must be one of ${durationUnits.join(', ')}, got ${given}`
  if (!isDurationUnit(unit)) return [{ at: 'columns.unit', problem }]
  if (isInCalendar(later(first.at, (count - 1) * step, unit))) return []
  return [{ at: 'columns.step', problem: `column ${count} would be after the year 9999; use a smaller step or unit` }]
}
