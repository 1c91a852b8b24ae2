/**
 * A large figure at the end of a level bar, where the heading's number happens, with small words.
 */
import { rightOf } from '../../src/geometry/rect.ts'
import { type Block, place } from '../block.ts'
import { type BarPlace, barGap, rectOf } from './bar.ts'
import type { ChartMark } from './mark.ts'

/** Between the figure and the words behind it, in pixels. */
const apart = 12

/** The figure after the bar of a value, and small words behind it, or at the end of the bar within it if `areInside`. */
export const figureAfter = (
  item: object,
  at: BarPlace & { x: [number, number] },
  { figure, words, areInside = false }: { figure: Block; words: Block; areInside?: boolean },
): ChartMark => ({
  reach: [{ x: at.x[1], after: barGap + figure.w + (areInside ? 0 : apart + words.w) }],
  draw: (frame) => {
    const bar = rectOf(frame, at)
    const rect = { x: rightOf(bar) + barGap, y: bar.y + bar.h / 2, w: 0, h: 0 }
    const x = areInside ? rightOf(bar) - barGap : rect.x + figure.w + apart
    frame.put(item, [
      ...place(figure, rect, { align: 'start' }),
      ...place(words, { ...rect, x }, { align: areInside ? 'end' : 'start' }),
    ])
  },
})
