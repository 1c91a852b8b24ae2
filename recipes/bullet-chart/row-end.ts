/**
 * What is at the end of a row: whether its target is met, and its value.
 */
import { lineOfText } from '../../drawing/block.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type BulletRow, isMet, wordsOf } from './scales.ts'

/** The column of signs before values: a cross close to a number would be read as times. */
export const signWidth = 24

/** How the value of a row is set: one that misses its target is red, and large where the heading names it alone. */
export const valueStyle = (row: BulletRow, { fill, isFigure }: { fill: Color; isFigure: boolean }): TypeStyle => {
  if (isMet(row)) return fill === 'muted' ? { size: 16 } : { size: 16, bold: true, fill }
  return isFigure ? { ...roles.claim, fill: 'negative' } : { size: 16, bold: true, fill: 'negative' }
}

/** The sign and the value of a row, from `x` on. */
export const endOf = (row: BulletRow, { fill, middle, x, as }: RowEnd): Element[] => [
  lineOfText(isMet(row) ? '✓' : '✗', {
    x,
    y: middle,
    as: { size: 16, bold: true, ...(fill === 'muted' ? {} : { fill }) },
  }),
  lineOfText(wordsOf(row).value, { x: x + signWidth, y: middle, as }),
]

type RowEnd = { fill: Color; middle: number; x: number; as: TypeStyle }
