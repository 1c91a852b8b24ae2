/**
 * A row of digits in one outline, each in the middle of its own share: bits of a field, bytes of a dump.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText } from '../block.ts'
import { columns, port } from '../rect.ts'
import type { Role, TypeStyle } from '../type.ts'
import { cells } from './cells.ts'

/** How each digit is set (as code, in bold where the outline is in focus, unless given), and whether it is. */
export type DigitLook = { as?: (digit: string) => Role | TypeStyle; isFocus: boolean }

/** The outline of some digits and the digits in it. */
export function digitCells(
  digits: string[],
  rect: Rect,
  { as = () => (isFocus ? 'letters' : 'code'), isFocus }: DigitLook,
): Element[] {
  const shares = columns(rect, Array<number>(digits.length).fill(rect.w / digits.length))
  return [
    cells(rect, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
    ...shares.map((share, index) => {
      const digit = digits[index] ?? ''
      const { x } = port(share, 'top')
      return lineOfText(digit, { x, y: rect.y + rect.h / 2, as: as(digit), align: 'middle' })
    }),
  ]
}
