/**
 * Which keys move under each of some methods: a strip with a cell for each key in order, filled where it moves.
 */
import { type Block, baselineShift, block, lineOfText, type Paragraph, place } from '../../drawing/block.ts'
import { accents, band, grays } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { circle } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** A method, which of the keys it moves, and their names where these are not at their places. */
export type MoveBar = { source: string; text: string; keys: boolean[]; isMarked: boolean; listed?: string | undefined }

/** How many keys a bar says that move, which the heading compares. */
const figureOf = ({ keys, isMarked }: MoveBar): Paragraph => ({
  text: `${keys.filter(Boolean).length}`,
  as: { ...roles.claim, fill: isMarked ? 'accent' : 'ink' },
})

/** The height of a bar with its words; where these and the bar are in it; the free pixels between keys, and below the bar to names; the radius of a dot, and of one that moves. */
const size = { row: 88, words: 18, bar: 40, h: 24, gap: 2, below: 8, r: 3.5, moved: 5 } as const

const namesOf = ({ listed }: MoveBar, w: number): Block => block([{ text: listed, as: 'code' }], w)

const heightOf = (bar: MoveBar, w: number): number =>
  size.row + (bar.listed === undefined ? 0 : namesOf(bar, w).h + size.below)

/** How high bars are that are `w` wide. */
export const moveBarsHeight = (bars: readonly MoveBar[], w: number): number =>
  bars.reduce((sum, bar) => sum + heightOf(bar, w), 0)

/** A dot of a key, in the accent where it moves. */
export const keyDot = (x: number, y: number, isMarked: boolean) =>
  circle(x, y, isMarked ? size.moved : size.r, {
    fill: isMarked ? 'accent' : 'muted',
    stroke: isMarked ? 'surface' : 'none',
  })

/** Draws bars from the left top corner on, as wide as the register. */
export function drawMoveBars(
  bars: readonly MoveBar[],
  { x, y, w }: { x: number; y: number; w: number },
  sheet: Sheet,
): void {
  let top = y
  // Figures begin with their strips, and words at one place.
  const figures = up(Math.max(0, ...bars.map((bar) => block([figureOf(bar)]).w))) + 8
  for (const bar of bars) {
    const { source, text, keys, isMarked } = bar
    const names = namesOf(bar, w)
    const startOf = (at: number): number => Math.round((at * (w + size.gap)) / Math.max(1, keys.length))
    const cellsOf = (isMoved: boolean): Rect[] =>
      keys.flatMap((each, at) =>
        each === isMoved
          ? [{ x: x + startOf(at), y: top + size.bar, w: startOf(at + 1) - startOf(at) - size.gap, h: size.h }]
          : [],
      )
    const figure = block([figureOf(bar)])
    const [moved, others] = [cellsOf(true), cellsOf(false)]
    sheet.put(source, [
      ...place(figure, { x, y: top, w: figures - 8, h: 2 * size.words }, { align: 'start' }),
      lineOfText(text, {
        x: x + figures,
        y: top + size.words + baselineShift(roles.claim.size, 14),
        as: isMarked ? 'item' : 'label',
      }),
      ...(others.length === 0 ? [] : [cells(others, band)]),
      ...(moved.length === 0 ? [] : [cells(moved, isMarked ? accents[2] : grays[5])]),
      ...place(names, { x, y: top + size.bar + size.h + size.below, w, h: names.h }, { align: 'start' }),
    ])
    top += heightOf(bar, w)
  }
}
