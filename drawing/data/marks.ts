/**
 * Marks of numbers: lines and bands across a chart, such as limits, events and periods.
 */
import * as z from 'zod'
import { exactlyOne } from './checks.ts'
import { type ColumnScale, placeOf } from './columns.ts'
import { number, optionalList, text, words } from './fields.ts'

const place = (description: string) =>
  z
    .union([words(40, description), z.number()])
    .describe(description)
    .optional()

const mark = z.strictObject({
  value: number('A line at this value').optional(),
  column: place('A line at a column, date, time or number'),
  start: place('First column of a band'),
  end: place('Last column of a band; omitted: to the end'),
  text: text('What it means'),
})

/** A line or band across the chart: at a `value`, at a `column`, or from `start` to `end`. */
export type NumbersMark = z.output<typeof mark>

/** The field `marks`. */
export const marksField = optionalList(mark, { max: 4, of: 'Lines and bands: limits, events, periods' })

/** The same without columns. */
export const valueMarksField = optionalList(
  z.strictObject({ value: number('A line at this value'), text: text('What it means') }),
  { max: 4, of: 'Lines across: limits, averages' },
)

/** Why a mark is in no place, in several, or outside of the columns. */
export const markProblem = (mark: NumbersMark, columns: ColumnScale) => {
  const problem = exactlyOne(mark, 'value', 'column', 'start')
  if (problem !== undefined) return problem
  if (mark.end !== undefined && mark.start === undefined) return { end: 'needs a start' }
  if (mark.value !== undefined) return undefined
  const { column, start, end } = mark
  return Object.fromEntries(Object.entries({ column, start, end }).map(([key, at]) => [key, placeProblem(at, columns)]))
}

const placeProblem = (place: string | number | undefined, columns: ColumnScale): string | undefined =>
  place === undefined || placeOf(columns, place) !== undefined
    ? undefined
    : `${JSON.stringify(place)} is not a column, nor between two of them`
