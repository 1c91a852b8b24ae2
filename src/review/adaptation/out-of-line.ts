/**
 * Texts of their own that were moved a little out of a line: the heading off the left margin, the head of a column off
 * its row.
 *
 * A text that was moved far is where somebody wants it.
 */
import type { Text } from '../../scene/scene.ts'
import type { Report } from '../rules/rule.ts'
import { type Adapted, type Kept, kept, type Traced, withHeading } from './adapted.ts'
import { isAlone } from './series.ts'
import { isSameShift, type Shift, shiftOf } from './shift.ts'

/** A report for each text that is out of line. */
export function outOfLine(adapted: Adapted): Report[] {
  const { parts, usual } = adapted
  const moved = withHeading(parts)
    .filter(isAlone)
    .flatMap(({ texts }) => kept(texts))
    .flatMap((text) => {
      const shift = shiftOf(text.element, text.after)
      if (shift === undefined) return []
      const own = { dx: shift.dx - usual.dx, dy: shift.dy - usual.dy }
      const far = Math.hypot(own.dx, own.dy)
      return far > slack && far <= most ? [{ text, shift: own }] : []
    })
  if (moved.length > few) return []
  const still = parts
    .flatMap(({ texts }) => kept(texts))
    .filter((text) => {
      const shift = shiftOf(text.element, text.after)
      return shift !== undefined && isSameShift(shift, usual)
    })
  return moved.flatMap(({ text, shift }) => report(text, shift, still))
}

/** How far a text may be nudged, and how far it is moved by mistake, in pixels. */
const [slack, most] = [6, 48]

/** More were moved to make room. */
const few = 3

const report = ({ element, now }: Kept<Traced<Text>>, { dx, dy }: Shift, still: readonly Traced<Text>[]): Report[] => {
  const inLine = (axis: 'x' | 'y'): Traced<Text>[] =>
    still.filter(
      (each) => each.element[axis] === element[axis] && (axis === 'y' || each.element.align === element.align),
    )
  const [column, row] = [Math.abs(dx) > slack ? inLine('x') : [], Math.abs(dy) > slack ? inLine('y') : []]
  const line = column.length >= row.length ? column : row
  const [first] = line
  if (first === undefined || line.length < 2) return []
  const way =
    line === column
      ? `${Math.round(Math.abs(dx))} px ${dx > 0 ? 'right' : 'left'}`
      : `${Math.round(Math.abs(dy))} px ${dy > 0 ? 'down' : 'up'}`
  return [
    {
      at: now,
      problem: `was moved ${way}, out of line with ${JSON.stringify(first.element.text)} and ${line.length - 1} more: put it back, or move them too`,
    },
  ]
}
