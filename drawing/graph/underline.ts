/**
 * Underlined names: UML underlines the names of instances (UML 2.5.1, 9.8.4).
 */
import type { Element, Text } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { line } from '../primitives.ts'

/** From a baseline to the line under it, in pixels: clear of descenders. */
const under = 6

/** Widths are those of the widest font; in Inter words take less, and a longer line looks like a divider. */
const inter = 0.86

/** The line under a name that is in the middle of its place, or begins there. */
export const underlineOf = (name: Text): Element => {
  const { x, y, size = 16, bold = false, align } = name
  const w = Math.floor(inter * textWidth(name.text, { size, bold }))
  const from = align === 'middle' ? x - w / 2 : x
  return line(from, y + under, from + w, y + under, { stroke: 'muted' })
}
