/**
 * How wide the columns of a table on a screen are: no word and no amount in them is cut where there is room.
 */
import { sum } from 'd3-array'
import { widthOf } from '../../drawing/block.ts'
import { piecesOf } from '../../drawing/wrap.ts'

/** Pixels: from an edge of a table to the words, and between the words of two columns. */
export const size = { inset: 12, between: 16 } as const

/** What wraps between blanks; an amount keeps its unit. */
const breaks = / (?![%€$£¥])/

/** Pixels: longer pieces of words are divided between syllables where room is short. */
const longest = 96

/** A word in the pieces that a reader expects; a date or an amount is one. */
const partsOf = (word: string): string[] => (/\p{L}/u.test(word) ? piecesOf(word) : [word])

/** What each column needs, with what is free behind its words, if these are broken, if they wrap and if they do not. */
const needsOf = (rows: readonly string[][]): { broken: number[]; least: number[]; most: number[] } => {
  const needOf = (column: number, pieces: (text: string) => string[]): number =>
    size.between + Math.max(...rows.flatMap((row) => pieces(row[column] ?? '').map((text) => widthOf(text, 'label'))))
  const all = [...(rows[0] ?? []).keys()]
  const broken = all.map((column) => needOf(column, (text) => text.split(breaks).flatMap(partsOf)))
  return {
    broken: broken.map((each) => Math.min(each, longest + size.between)),
    least: all.map((column) => needOf(column, (text) => text.split(breaks))),
    most: all.map((column) => needOf(column, (text) => [text])),
  }
}

/** How wide a table is in which no word is cut. */
export const leastTable = (rows: readonly string[][]): number =>
  sum(needsOf(rows).least) + 2 * size.inset - size.between

/** Columns have the width that their words need, and share what is left in proportion to them; short of room, long texts wrap first, then what is written in pieces, then the longest words. */
export function columnWidths(rows: readonly string[][], w: number): number[] {
  const { broken, least, most } = needsOf(rows)
  const room = w - 2 * size.inset + size.between
  if (sum(most) <= room) return most.map((each) => Math.floor((each / sum(most)) * room))
  const [low, high] = sum(least) <= room ? [least, most] : [broken, least]
  const share = Math.max(0, (room - sum(low)) / (sum(high) - sum(low) || 1))
  const shrunk = Math.min(1, room / sum(low))
  return low.map((each, column) => Math.floor((each + share * ((high[column] ?? each) - each)) * shrunk))
}
