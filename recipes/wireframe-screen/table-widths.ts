/**
 * How wide the columns of a table on a screen are: no word and no amount in them is cut where there is room.
 */
import { sum } from 'd3-array'
import { widthOf } from '../../drawing/block.ts'

/** Pixels: from an edge of a table to the words, and between the words of two columns. */
export const size = { inset: 12, between: 16 } as const

/** What wraps between blanks; an amount keeps its unit. */
const breaks = / (?![%€$£¥])/

/** What each column needs, with what is free behind its words, if these wrap and if they do not. */
const needsOf = (rows: readonly string[][]): { least: number[]; most: number[] } => {
  const needOf = (column: number, pieces: (text: string) => string[]): number =>
    size.between + Math.max(...rows.flatMap((row) => pieces(row[column] ?? '').map((text) => widthOf(text, 'label'))))
  const all = [...(rows[0] ?? []).keys()]
  return {
    least: all.map((column) => needOf(column, (text) => text.split(breaks))),
    most: all.map((column) => needOf(column, (text) => [text])),
  }
}

/** How wide a table is in which no word is cut. */
export const leastTable = (rows: readonly string[][]): number =>
  sum(needsOf(rows).least) + 2 * size.inset - size.between

/** Columns have the width that their words need, and share what is left in proportion to them; short of room, long texts wrap first. */
export function columnWidths(rows: readonly string[][], w: number): number[] {
  const { least, most } = needsOf(rows)
  const room = w - 2 * size.inset + size.between
  const [sumMost, sumLeast] = [sum(most), sum(least)]
  if (sumMost <= room) return most.map((each) => Math.floor((each / sumMost) * room))
  const share = Math.max(0, (room - sumLeast) / (sumMost - sumLeast || 1))
  const shrunk = Math.min(1, room / sumLeast)
  return least.map((low, column) => Math.floor((low + share * ((most[column] ?? low) - low)) * shrunk))
}
