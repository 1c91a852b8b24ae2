/**
 * Boxes in compartments, as UML's classes and SysML's requirements: the name in the middle, what follows at the left
 * below a line; empty compartments are omitted.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, place, tinted } from '../block.ts'
import { box, line } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Paint } from '../shapes/outline.ts'
import { headStrip } from '../strip.ts'
import { pitchOf, styleOf } from '../type.ts'
import { isSolid } from '../word-box.ts'
import type { NodeView } from './style.ts'

/** Pixels above and below the text of a compartment, and beside it. */
const measure = { over: 8, beside: 16 }

/** How high the compartment around a block is. */
const heightOf = ({ h }: Block): number => up(h + 2 * measure.over, 8)

/** From the top of a box to the middle of a line in its second compartment. */
export const lineMiddle = (head: Block, body: Block, index: number): number => {
  const { top, style } = body.lines[index] ?? { top: 0, style: styleOf('label') }
  const air = (heightOf(body) - body.h) / 2
  return up(heightOf(head) + air + top + pitchOf(style) / 2 - 2, 4)
}

/** The view of a box in compartments, at least 128 px wide. */
export function compartmentView(blocks: Block[], paint: Paint): NodeView {
  const compartments = blocks.filter(({ h }) => h > 0)
  const heights = compartments.map(heightOf)
  return {
    w: up(Math.max(128, ...compartments.map(({ w }) => w + 2 * measure.beside)), 16),
    h: up(
      heights.reduce((sum, h) => sum + h, 0),
      16,
    ),
    outline: 'box',
    hangs: true,
    draw: (rect) => [
      box(rect.x, rect.y, rect.w, rect.h, paint),
      ...(paint.fill === undefined && compartments.length > 1 ? [headStrip(rect, heights[0] ?? 0)] : []),
      ...compartments.flatMap((words, index) => {
        const y = rect.y + heights.slice(0, index).reduce((sum, h) => sum + h, 0)
        // A name alone has the whole box, which may be higher than its compartment.
        const h = compartments.length === 1 ? rect.h : (heights[index] ?? 0)
        return drawCompartment(isSolid(paint.fill) ? tinted(words, 'surface') : words, { ...rect, y, h }, index > 0)
      }),
    ],
  }
}

const drawCompartment = (words: Block, { x, y, w, h }: Rect, isUnderName: boolean): Element[] => {
  const inside = { x: x + measure.beside, y, w: w - 2 * measure.beside, h }
  return isUnderName ? [line(x, y, x + w, y), ...place(words, inside, { align: 'start' })] : place(words, inside)
}
