/**
 * Marks with words under them: in languages that only have shapes, what is a dot or an hourglass may have a name.
 */

import type { Size } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { block, place } from '../block.ts'
import type { GraphNode } from '../data/graph.ts'
import { drawnLines } from '../data/line-breaks.ts'
import { box } from '../primitives.ts'
import { up } from '../rect.ts'
import { type ShapeName, shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { nameRoom, paintOf } from './node-view.ts'
import type { NodeView } from './style.ts'

/** Free pixels between a mark and its words. */
const gap = 4

type CaptionOptions = { shape: ShapeName; cap: number; sheet: Sheet; direction: 'right' | 'down' | undefined }

/**
 * A mark over its words. Where nothing is known to come from above, it is in the middle of its rectangle, where edges from
 * the left and the right meet it; else at its top. What leaves it below begins under its words.
 */
export function captionedView(node: GraphNode, { shape, cap, sheet, direction }: CaptionOptions): NodeView {
  const { outline } = shapeOf(shape)
  const mark = markSize(shape, direction)
  const words = block([{ text: drawnLines(node.name, node), as: 'name' }], nameRoom(node, cap))
  const below = words.h === 0 ? 0 : gap + words.h + gap
  const above = direction === 'down' ? 0 : below
  const [w, h] = [up(Math.max(mark.w, words.w), 8), up(above + mark.h + below, 8)]
  const markIn = ({ x, y }: Rect): Rect => ({
    x: x + (w - mark.w) / 2,
    y: y + above + (h - above - mark.h - below) / 2,
    ...mark,
  })
  return {
    w,
    h,
    outline: shape === 'bar' ? 'box' : 'circle',
    met: (rect) => {
      const own = markIn(rect)
      if (below === 0) return outline(own, {})
      return [...outline(own, {}), box(rect.x + (w - words.w) / 2, own.y + mark.h, words.w, below)]
    },
    draw: (rect) => {
      const own = markIn(rect)
      const under = { x: rect.x, y: own.y + mark.h + gap, w, h: words.h }
      return [...outline(own, paintOf(node, sheet)), ...place(words, under)]
    },
  }
}

/** Bars lie across the flow. */
const markSize = (shape: ShapeName, direction: CaptionOptions['direction']): Size => {
  const { w, h } = shapeOf(shape).need(0, 0)
  return shape === 'bar' && direction === 'right' ? { w: h, h: w } : { w, h }
}
