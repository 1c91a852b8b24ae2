/**
 * Which keys move under each of some methods: a strip with a cell for each key in order, filled where it moves.
 */
import { lineOfText } from '../../drawing/block.ts'
import { accents, band, grays } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { circle } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** A method, and which of the keys it moves. */
export type MoveBar = { source: string; text: string; keys: boolean[]; isMarked: boolean }

/** The height of a bar with its words; where these and the bar are in it; the free pixels between keys; the radius of a dot, and of one that moves. */
const size = { row: 56, words: 14, bar: 28, h: 12, gap: 2, r: 3.5, moved: 5 } as const

/** How high bars are. */
export const moveBarsHeight = (bars: readonly MoveBar[]): number => bars.length * size.row

/** A dot of a key, in the accent where it moves. */
export const keyDot = (x: number, y: number, isMarked: boolean) =>
  circle(x, y, isMarked ? size.moved : size.r, {
    fill: isMarked ? 'accent' : 'ink',
    stroke: isMarked ? 'surface' : 'none',
  })

/** Draws bars from the left top corner on, as wide as the register. */
export function drawMoveBars(
  bars: readonly MoveBar[],
  { x, y, w }: { x: number; y: number; w: number },
  sheet: Sheet,
): void {
  for (const [index, { source, text, keys, isMarked }] of bars.entries()) {
    const top = y + index * size.row
    const step = Math.floor((w + size.gap) / Math.max(1, keys.length))
    const cellsOf = (isMoved: boolean): Rect[] =>
      keys.flatMap((each, at) =>
        each === isMoved ? [{ x: x + at * step, y: top + size.bar, w: step - size.gap, h: size.h }] : [],
      )
    const [moved, others] = [cellsOf(true), cellsOf(false)]
    sheet.put(source, [
      lineOfText(text, { x, y: top + size.words, as: isMarked ? 'item' : 'label' }),
      ...(others.length === 0 ? [] : [cells(others, band)]),
      ...(moved.length === 0 ? [] : [cells(moved, isMarked ? accents[2] : grays[5])]),
    ])
  }
}
