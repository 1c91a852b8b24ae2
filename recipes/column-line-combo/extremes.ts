/**
 * Where the line is highest and where the columns are: the two places that say whether one follows the other.
 */
import { columnWords } from '../../drawing/chart/time-ticks.ts'
import { type MeasureRow, type MeasuresData, readColumns } from '../../drawing/data/numbers.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** The columns and the line of the data, which have two rows. */
export const measuresOf = ({ rows: [bars, line] }: MeasuresData): { bars: MeasureRow; line: MeasureRow } => {
  if (bars === undefined || line === undefined) throw new Error('the form has two rows')
  return { bars, line }
}

/** The column of the highest value of a row, the first of several; none where nothing was measured. */
export const highestOf = ({ values }: MeasureRow): number | undefined => {
  const best = values.reduce((best, { value }, at) => {
    const top = values[best]?.value ?? null
    return value !== null && (top === null || value > top) ? at : best
  }, 0)
  return (values[best]?.value ?? null) === null ? undefined : best
}

/** All columns with the highest value of a row, as many as are still named one by one; else none. */
export const tiesOf = (row: MeasureRow): number[] => {
  const top = row.values[highestOf(row) ?? -1]?.value ?? null
  const ties = row.values.flatMap(({ value }, index) => (value !== null && value === top ? [index] : []))
  return ties.length > 1 && ties.length <= mostTies ? ties : []
}

const mostTies = 4

/** A column of the data in words. */
export const columnName = (data: MeasuresData, index: number): string => columnWords(readColumns(data), index)

/** A value of a row with its unit, on the scale of the row. */
export const valueAt = ({ values, unit }: MeasureRow, index: number): string => {
  const value = values[index]?.value ?? null
  const like = values.flatMap((each) => each.value ?? [])
  return value === null ? 'not measured' : formatFor([value], unit, { like }).full(value)
}

/** What a column is of the highest one, in percent; none where the highest is not above zero. */
export const shareOfHighest = (row: MeasureRow, index: number): string | undefined => {
  const [top, value] = [row.values[highestOf(row) ?? -1]?.value ?? 0, row.values[index]?.value ?? null]
  if (top <= 0 || value === null) return undefined
  const share = (100 * value) / top
  return `${share >= 99.5 && share < 100 ? 99 : Math.round(share)}%`
}
