/**
 * Rows of dots, one for each key under each of some methods: hollow where the key moves.
 */
import { lineOfText } from '../../drawing/block.ts'
import { circle } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** A method, what it does to how many keys, and whether each key moves. */
export type DotRow = { source: string; text: string; moves: boolean[]; isMarked: boolean }

/** The height of a row with its words, the radius of dots and the most from one to the next, in pixels. */
const size = { row: 56, words: 14, dots: 36, r: 5, pitch: 20 } as const

/** How high rows are. */
export const dotRowsHeight = (rows: readonly DotRow[]): number => rows.length * size.row

/** A dot of a key, hollow where it moves. */
export const keyDot = (x: number, y: number, isHollow: boolean) =>
  circle(x, y, size.r, isHollow ? { fill: 'surface', stroke: 'ink' } : { fill: 'ink', stroke: 'surface' })

/** Draws rows from the left top corner on, within a width. */
export function drawDotRows(
  rows: readonly DotRow[],
  { x, y, w }: { x: number; y: number; w: number },
  sheet: Sheet,
): void {
  for (const [index, { source, text, moves, isMarked }] of rows.entries()) {
    const top = y + index * size.row
    const pitch = Math.min(size.pitch, Math.floor((w - 2 * size.r) / Math.max(1, moves.length - 1)))
    const as = { size: 14, bold: true, fill: isMarked ? 'accent' : 'ink' } as const
    sheet.put(source, [
      lineOfText(text, { x, y: top + size.words, as }),
      ...moves.map((isHollow, at) => keyDot(x + size.r + at * pitch, top + size.dots, isHollow)),
    ])
  }
}
