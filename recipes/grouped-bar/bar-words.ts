/**
 * What is written at grouped bars, how they look, and what the heading may quote of them.
 */
import { namedBands } from '../../drawing/chart/bands.ts'
import type { BarLook } from '../../drawing/chart/bar.ts'
import { valuesWritten } from '../../drawing/chart/scale.ts'
import { isFocusColumn, valuesOf } from '../../drawing/chart/series.ts'
import type { SeriesCell, SeriesData, SeriesRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { focusable } from '../../drawing/type.ts'
import { formatFor, type NumberFormat, writeTimes } from '../../drawing/values/format.ts'
import { type Contrast, contrastOf, skipsZero } from './lanes.ts'

/** The contrast, if the heading speaks of it: bars that nobody asked to compare are all alike. */
export const quotedContrast = (data: SeriesData, sheet: Sheet): Contrast | undefined =>
  sheet.quotes(...proven) ? contrastOf(data) : undefined

/** What the heading may quote of the contrast, and what it is measured in where the least value is zero. */
export const proveContrast = (contrast: Contrast | undefined, data: SeriesData, sheet: Sheet): void => {
  if (contrast === undefined) return
  for (const name of proven) sheet.prove(name, contrast.most)
  if (skipsZero(data, contrast)) sheet.footnote('The factor is of the least value above zero.')
}

/** The values that the heading may quote. */
const proven = ['times', 'item', 'least', 'condition']
export const inFocus: BarLook = { fill: 'accent' }

/** A bar is in focus as itself, or with all of its row or of its condition. */
export const isInFocus = (
  data: SeriesData,
  { item, row, lane, sheet }: { item: SeriesCell; row: SeriesRow; lane: number; sheet: Sheet },
): boolean => sheet.isFocus(item) || sheet.isFocus(row) || isFocusColumn(data, lane, sheet)

/** The greatest value is solid; the one it is measured in is said in words, in the shade of its condition. */
export const standsOut = (item: SeriesCell, contrast: Contrast | undefined): BarLook | undefined =>
  item === contrast?.most ? { fill: 'ink' } : undefined

export const valueStyle = (
  item: SeriesCell,
  { isFocus, contrast }: { isFocus: boolean; contrast: Contrast | undefined },
) => {
  if (item.value === null) return 'note' as const
  if (item === contrast?.most) return { size: 16, bold: true, fill: isFocus ? 'accent' : 'ink' } as const
  return item === contrast?.unit && !isFocus ? 'item' : focusable('value', isFocus)
}

/** How values are written: the unit once, at the first, or in columns in the title. */
export const wordsOf = (
  data: SeriesData,
  contrast: Contrast | undefined,
  { inColumns = false, isFactorApart = false, like = valuesOf(data.rows) } = {},
): ((item: SeriesCell) => string) => {
  const format = formatOf(data, like)
  const first = data.rows.flatMap(({ values }) => values).find(({ value }) => value !== null)
  return (item) => {
    if (item.value === null) return inColumns ? '–' : 'not measured'
    if (item === contrast?.unit) return `${format.short(item.value)} = 1×`
    if (item === contrast?.most && !isFactorApart) return `${format.full(item.value)} = ${writeTimes(contrast.times)}`
    return !inColumns && (item === first || item === contrast?.most)
      ? format.full(item.value)
      : format.short(item.value)
  }
}

/** Each value as all are written, or in three digits of its own where these are more: what is 1× gives the factor. */
const formatOf = ({ rows, unit }: SeriesData, like: number[]): Pick<NumberFormat, 'short' | 'full'> => {
  const values = valuesOf(rows)
  const common = formatFor(values, unit, { all: true, like })
  const longest = (name: 'short' | 'full') => (value: number) => {
    const [shared, own] = [common[name](value), formatFor([value], unit, { like })[name](value)]
    return own.length > shared.length ? own : shared
  }
  return { short: longest('short'), full: longest('full') }
}

export const axesOf = (data: SeriesData, padding: number, sheet: Sheet) => ({
  x: valuesWritten(data),
  y: namedBands(data.rows, sheet, padding),
})
