/** What stands in a cell of the matrix: a square mark, with a cross where it is against the order. */
import { lineOfText } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { rectAround } from '../../drawing/rect.ts'
import { square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** Pixels: a mark, and one with a sign. */
export const [plain, signed] = [20, 24]

/** A square, hollow or filled. */
export const markAt = (
  at: Point,
  isHollow: boolean,
  color: 'muted' | 'accent' | 'ink' | 'negative',
  side: number = plain,
) => square(rectAround(at, side, side), { fill: isHollow ? 'surface' : color, stroke: color })

/** What breaks the order has a sign besides its color, which a focus takes: a cross, or which step of a ring it is. */
export const signAt = (at: Point, fill: NonNullable<TypeStyle['fill']>, sign = '✗') =>
  lineOfText(sign, { ...at, as: { size: sign === '✗' ? 12 : 14, bold: true, fill }, align: 'middle' })

/** A small one in the corner of a cell. */
export const cornerCross = ({ x, y }: Point, fill: NonNullable<TypeStyle['fill']>) =>
  path(`M ${x} ${y} l 1 -1 l 2 2 l 2 -2 l 1 1 l -2 2 l 2 2 l -1 1 l -2 -2 l -2 2 l -1 -1 l 2 -2 Z`, {
    fill,
    stroke: 'none',
  })

/** A mark with a sign in the key. */
export const signedMark = (at: Point, sign?: string) => [
  markAt(at, false, 'negative', signed),
  signAt(at, 'surface', sign),
]
