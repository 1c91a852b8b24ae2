/**
 * Shapes with their words in them.
 */
import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import type { Box } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { type Block, block, type Paragraph, place, tinted } from '../block.ts'
import { box } from '../primitives.ts'
import type { Shape } from '../shapes/fitted.ts'
import type { Paint } from '../shapes/outline.ts'
import type { ShapeName } from '../shapes/shape.ts'
import { isSolid } from '../word-box.ts'
import type { NodeView } from './style.ts'

/** Shapes that have as much room beside their words whatever their size. */
export const straight: ReadonlySet<ShapeName> = new Set(['box', 'external', 'person', 'component', 'cylinder'])

/** How many pixels nearer to both edges words may be to save a line. */
const nearer = 4

/** Words that were wrapped for a narrower shape than it became, beside larger ones, take the lines that they need. */
const unwrapped = (words: Block, said: Paragraph[], { need }: Shape, rect: Rect): Block => {
  const wide = block(said, rect.w - (need(words.w, words.h).w - words.w) + 2 * nearer)
  return wide.lines.length < words.lines.length ? wide : words
}

/** How a shape is drawn with its words; `said` are these where they may be wrapped again. */
export const drawnIn = (
  shape: Shape,
  words: Block,
  paint: Paint,
  said: Paragraph[] | undefined,
): Pick<NodeView, 'draw' | 'met'> => {
  const { outline, words: room, hugs } = shape
  if (hugs === undefined)
    return {
      draw: (rect) => {
        const own = said === undefined ? words : unwrapped(words, said, shape, rect)
        return [...outline(rect, paint), ...place(isSolid(paint.fill) ? tinted(own, 'surface') : own, room(rect))]
      },
    }
  const around = (rect: Rect): Rect => {
    const { x, y } = centerOf(rect)
    const w = words.w + hugs.left + hugs.right
    return { x: x - w / 2, y: y - words.h / 2 - air, w, h: words.h + 2 * air }
  }
  return {
    draw: (rect) => {
      const own = around(rect)
      return [...outline(own, paint), ...place(words, { ...own, x: own.x + hugs.left, w: words.w })]
    },
    met: (rect) => {
      const { x, y, w, h } = around(rect)
      return outline(rect, paint).length > 0 ? [box(x, y, w, h)] : linesOf(words, { x, y, w, h }, hugs)
    },
  }
}

/** Words alone are met at the line that an edge leads to; the first and the last one with the air around all. */
const linesOf = ({ lines }: Block, { x, y, w, h }: Rect, { left, right }: { left: number; right: number }): Box[] =>
  lines.map(({ text, style, top }, index) => {
    const wide = Math.ceil(textWidth(text, style)) + left + right
    const [start, end] = [index === 0 ? 0 : air + top, lines[index + 1] === undefined ? h : air + lines[index + 1]!.top]
    return box(x + (w - wide) / 2, y + start, wide, end - start)
  })

/** Free pixels over and under words without an outline. */
const air = 4
