/**
 * Marks of numbers: lines and bands across a chart, such as limits, events and periods.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
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

/** Marks that are in no place, in several, or outside of the columns; without columns only a value is a place. */
export const markFindings = (marks: NumbersMark[] = [], columns?: ColumnScale): Finding[] =>
  marks.flatMap((mark, index) => {
    const at = `marks.${index}`
    const places = [mark.value, mark.column, mark.start].filter((each) => each !== undefined)
    if (places.length !== 1) return [{ at, problem: 'must have exactly one of value, column and start' }]
    if (mark.end !== undefined && mark.start === undefined) return [{ at: `${at}.end`, problem: 'needs a start' }]
    return mark.value === undefined ? columnFindings(mark, { at, columns }) : []
  })

const columnFindings = (
  { column, start, end }: NumbersMark,
  { at, columns }: { at: string; columns: ColumnScale | undefined },
): Finding[] =>
  Object.entries({ column, start, end }).flatMap(([key, reference]) => {
    if (reference === undefined || (columns !== undefined && placeOf(columns, reference) !== undefined)) return []
    const problem =
      columns === undefined
        ? 'these rows have no columns; use value'
        : `${JSON.stringify(reference)} is not a column, nor between two of them`
    return [{ at: `${at}.${key}`, problem }]
  })
