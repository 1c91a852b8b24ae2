/**
 * How many keys move under each of some methods: a bar for all of them, and the part that moves.
 */
import { lineOfText } from '../../drawing/block.ts'
import { accents, band, grays } from '../../drawing/fills.ts'
import { circle } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { focusable } from '../../drawing/type.ts'

/** A method, and what it does to how many of all keys. */
export type MoveBar = { source: string; text: string; moved: number; of: number; isMarked: boolean }

/** The height of a bar with its words; where these and the bar are in it; the radius of a dot, and of one that moves. */
const size = { row: 56, words: 14, bar: 28, h: 12, r: 3.5, moved: 5 } as const

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
  for (const [index, { source, text, moved, of, isMarked }] of bars.entries()) {
    const top = y + index * size.row
    const bar = { x, y: top + size.bar, h: size.h }
    const part = Math.round((w * moved) / Math.max(1, of))
    sheet.put(source, [
      lineOfText(text, { x, y: top + size.words, as: focusable('label', isMarked) }),
      square({ ...bar, w }, band),
      ...(moved === 0 ? [] : [square({ ...bar, w: part }, isMarked ? accents[2] : grays[3])]),
    ])
  }
}
