/**
 * What is at the end of a row: whether its target is met, and its value.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type BulletRow, isMet, wordsOf } from './scales.ts'

/** The column of signs before values: a cross close to a number would be read as times. */
export const signWidth = 24

/** The sign and the value of a row, from `x` on. */
export const endOf = (row: BulletRow, { fill, middle, x }: { fill: Color; middle: number; x: number }): Element[] => {
  const as: TypeStyle = fill === 'muted' ? { size: 16 } : { size: 16, bold: true, fill }
  const { value } = wordsOf(row)
  // A number is not red: its sign says that it is bad.
  const isMissed = fill === 'negative'
  return [
    lineOfText(isMet(row) ? '✓' : '✗', { x, y: middle, as: { ...as, bold: true } }),
    lineOfText(value, { x: x + signWidth, y: middle, as: isMissed ? { ...as, fill: 'ink' } : as }),
  ]
}
