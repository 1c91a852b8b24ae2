/** Marks of events and gateways with their names beside them, in the middle of their rectangle: edges keep clear of the names. */
import { type Block, place } from '../../drawing/block.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import { box } from '../../drawing/primitives.ts'
import { rectAround, up } from '../../drawing/rect.ts'
import { centerOf, type Rect } from '../../src/geometry/rect.ts'

/** Pixels from a mark to its name, and from the middle of a gateway to one at its corner. */
const [gap, corner] = [4, 14]

/** A mark around a place, and what edges meet of it. */
export type ProcessMark = {
  mark: (at: { x: number; y: number }) => ReturnType<NodeView['draw']>
  met: (at: { x: number; y: number }) => ReturnType<NodeView['draw']>[number]
}

/** Half the size of a mark, and where its messages are: in lanes that run down, above is left and below is right. */
type Spot = {
  half: number
  above: boolean
  below: boolean
  outline: NonNullable<NodeView['outline']>
}

/** With its name below, or above if messages come from below. */
export const namedUnder = (
  words: Block,
  { half, above, below: isAbove, outline }: Spot,
  { mark, met }: ProcessMark,
): NodeView => {
  const beyond = words.lines.length === 0 ? 0 : gap + words.h
  const topOf = (rect: Rect): number => centerOf(rect).y + (isAbove ? -half - beyond : half + gap)
  return {
    w: up(Math.max(2 * half, words.w), 16),
    h: up(2 * (half + beyond + 2), 16),
    outline,
    closed: beyond === 0 || (above && isAbove) ? undefined : isAbove ? 'top' : 'bottom',
    // From the side of the name, edges end at the name.
    met: (rect) => {
      const { x, w } = rectAround(centerOf(rect), words.w + 8, 0)
      return [met(centerOf(rect)), ...(beyond === 0 ? [] : [box(x, topOf(rect) - 2, w, words.h + 4)])]
    },
    draw: (rect) => [...mark(centerOf(rect)), ...place(words, { x: rect.x, y: topOf(rect), w: rect.w, h: words.h })],
  }
}

/** With its name over its upper right edge: all four corners are free for flows. */
export const namedAtCorner = (words: Block, half: number, { mark, met }: ProcessMark): NodeView => {
  const beyond = corner + words.h
  return {
    w: up(2 * Math.max(half, corner + words.w), 16),
    h: up(2 * Math.max(half, words.h === 0 ? 0 : beyond), 16),
    outline: 'diamond',
    met: (rect) => [met(centerOf(rect))],
    draw: (rect) => {
      const { x, y } = centerOf(rect)
      return [
        ...mark({ x, y }),
        ...place(words, { x: x + corner, y: y - beyond, w: words.w, h: words.h }, { align: 'start' }),
      ]
    },
  }
}

/** With its name at the right, or at the left if messages come from the right: the flow runs down through the mark. */
export const namedBeside = (
  words: Block,
  { half, above, below: isLeft, outline }: Spot,
  { mark, met }: ProcessMark,
): NodeView => {
  const beyond = half + 2 * gap
  const wordsIn = (rect: Rect): Rect => ({
    x: centerOf(rect).x + (isLeft ? -beyond - words.w : beyond),
    y: centerOf(rect).y - words.h / 2,
    w: words.w,
    h: words.h,
  })
  return {
    w: up(2 * (beyond + words.w), 16),
    h: up(Math.max(2 * half, words.h), 16),
    outline,
    closed: above && isLeft ? undefined : isLeft ? 'left' : 'right',
    met: (rect) => {
      const { x, y, w, h } = wordsIn(rect)
      return [met(centerOf(rect)), box(x - 2, y, w + 4, h)]
    },
    draw: (rect) => [...mark(centerOf(rect)), ...place(words, wordsIn(rect), { align: isLeft ? 'end' : 'start' })],
  }
}
