/**
 * Chips: short words in small boxes in a row, such as names of branches, tags, methods and states.
 */

import { block, widthOf } from '../../drawing/block.ts'
import { columns, up } from '../../drawing/rect.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Box, Element } from '../../src/scene/scene.ts'

/** The height of a chip, the padding at both sides of its words together, and what is free after it, in pixels. */
const size = { h: 24, padding: 16, after: 8 }
const style: TypeStyle = { size: 12, bold: true }

/** Chips from a point on their middle line to the right. */
export function chips(names: string[], { x, y }: Point, look: Pick<Box, 'fill' | 'stroke' | 'dashed'> = {}): Element[] {
  const rects = columns({ x, y: y - size.h / 2, w: 0, h: size.h }, names.map(widthOfChip), size.after)
  return rects.flatMap((rect, index) => wordBox(rect, block([{ text: names[index], as: style }]), look))
}

/** How far a row of chips reaches, what is free after its last included. */
export const chipsWidth = (names: string[]): number =>
  names.reduce((sum, name) => sum + widthOfChip(name) + size.after, 0)

const widthOfChip = (name: string): number => up(widthOf(name, style) + size.padding)
