/**
 * Bands of rows over each other: each begins where the one below it ends, so that the upper edge is the sum of all.
 */

import type { ColumnScale } from '../data/columns.ts'
import type { SeriesRow } from '../data/numbers.ts'
import { grays } from '../fills.ts'
import type { Sheet } from '../sheet.ts'
import { area, type LinePoint, line } from './line.ts'
import type { ChartMark } from './mark.ts'

/** A row with its upper edge, and its lower edge as the base of each point; missing where its value is, or that of any row. */
export type StackBand = { row: SeriesRow; points: (LinePoint & { base: number })[] }

/**
 * Stacks rows, the first one at the bottom. Where a value is missing its band has a gap, and with `whole` all have one: of
 * states that things pass through, none can be left out. After the last column with all values nothing is drawn, as
 * nothing is named there.
 */
export function stackOf(
  rows: readonly SeriesRow[],
  { at }: ColumnScale,
  { whole = false }: { whole?: boolean } = {},
): StackBand[] {
  const sums = at.map(() => 0)
  const isMissing = missingIn(rows, at.length)
  const end = isMissing.lastIndexOf(false)
  return rows.map((row) => ({
    row,
    points: at.map((x, index) => {
      const [base, value] = [sums[index] ?? 0, row.values[index]?.value ?? null]
      sums[index] = base + (value ?? 0)
      const isGap = value === null || index > end || (whole && isMissing[index] === true)
      return { x, base, y: isGap ? null : base + value }
    }),
  }))
}

/** Whether a column lacks the value of any row. */
const missingIn = (rows: readonly SeriesRow[], columns: number): boolean[] =>
  Array.from({ length: columns }, (_, index) => rows.some(({ values }) => (values[index]?.value ?? null) === null))

/** The upper edge of all, with a gap where any value is missing: what is known of a sum is no sum. */
export const sumEdge = (bands: readonly StackBand[]): LinePoint[] => {
  const isMissing = missingIn(
    bands.map(({ row }) => row),
    bands[0]?.points.length ?? 0,
  )
  return (bands.at(-1)?.points ?? []).map(({ x, y }, index) => ({ x, y: isMissing[index] === true ? null : y }))
}

/** Neutral bands of which neighbors differ, paler upward, all paler than one in focus. */
const usual = [grays[3], grays[2], grays[1]] as const

/**
 * The bands as areas, those in focus in a half-tone of the accent with an edge in it, with a thin light line between two and a dark one on the sum; `shades`
 * are repeated, neighbors differ.
 */
export function stackMarks(
  bands: readonly StackBand[],
  sheet: Sheet,
  shades: readonly (typeof grays)[number][] = usual,
): ChartMark[] {
  // Counted without those in focus, so that shades go one way.
  const plain = bands.filter(({ row }) => !sheet.isFocus(row))
  const areas = bands.map((band) => {
    const { row, points } = band
    const shade = shades[Math.max(0, plain.indexOf(band)) % shades.length] ?? grays[2]
    const look = sheet.isFocus(row)
      ? { fill: 'accent' as const, half: true }
      : { fill: shade.fill, half: 'dashed' in shade }
    return area(row, points, { ...look, layer: 'mark' })
  })
  const sum = line('@sum', sumEdge(bands), { stroke: 'ink' })
  const lit = bands.filter(({ row }) => sheet.isFocus(row))
  const edges = lit.map((band) => line(band.row, upperEdge(band), { stroke: 'accent', isEdge: true }))
  return [...areas, ...seams(bands), sum, ...edges]
}

/** Thin light lines between bands, which tell shades apart that are near each other. */
export const seams = (bands: readonly StackBand[]): ChartMark[] =>
  bands.slice(0, -1).map((band) => line('@seams', upperEdge(band), { stroke: 'surface', isEdge: true }))

/** The upper edge of a band. */
export const upperEdge = ({ points }: StackBand): LinePoint[] => points.map(({ x, y }) => ({ x, y }))
