/**
 * A row of digits in one outline, each in the middle of its own share: bits of a field, bytes of a dump.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText } from '../block.ts'
import { path } from '../primitives.ts'
import { columns, port } from '../rect.ts'
import type { Role, TypeStyle } from '../type.ts'
import { cells } from './cells.ts'

/**
 * How each digit is set (as code, in bold where the outline is in focus, unless given), and whether it is; the outline is
 * `open` at an end beyond which the digits go on.
 */
export type DigitLook = {
  as?: (digit: string) => Role | TypeStyle
  isFocus: boolean
  open?: { before: boolean; after: boolean }
}

/** The outline of some digits and the digits in it. */
export function digitCells(
  digits: string[],
  rect: Rect,
  { as = () => (isFocus ? 'letters' : 'code'), isFocus, open = { before: false, after: false } }: DigitLook,
): Element[] {
  const shares = columns(rect, Array<number>(digits.length).fill(rect.w / digits.length))
  return [
    ...outlineOf(rect, open, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
    ...shares.map((share, index) => {
      const digit = digits[index] ?? ''
      const { x } = port(share, 'top')
      return lineOfText(digit, { x, y: rect.y + rect.h / 2, as: as(digit), align: 'middle' })
    }),
  ]
}

/** The ground of digits, and its edges without those that are open; closed lines are as pale as outlines. */
const outlineOf = (
  rect: Rect,
  open: { before: boolean; after: boolean },
  look: Parameters<typeof cells>[1],
): Element[] => {
  if (!open.before && !open.after) return [cells(rect, look)]
  const { x, y, w, h } = rect
  const sides = [
    `M ${x} ${y} h ${w} Z`,
    `M ${x} ${y + h} h ${w} Z`,
    ...(open.before ? [] : [`M ${x} ${y} v ${h} Z`]),
    ...(open.after ? [] : [`M ${x + w} ${y} v ${h} Z`]),
  ]
  // Without any edge a white ground would be a hole in the page.
  const { fill = 'surface' } = look ?? {}
  return [cells(rect, { fill, stroke: fill }), path(sides.join(' '), { stroke: look?.stroke ?? 'muted' })]
}
