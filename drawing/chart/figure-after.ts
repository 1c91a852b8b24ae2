/**
 * A large figure at the end of a level bar, where the heading's number happens, with small words.
 */
import { rightOf } from '../../src/geometry/rect.ts'
import { type Block, place } from '../block.ts'
import { type BarPlace, barGap, rectOf } from './bar.ts'
import type { ChartMark } from './mark.ts'

/** Between the words and the figure, in pixels. */
const apart = 12

/** The figure after the bar of a value, behind its words as every bar has them, or before words of several lines; these are at the end of the bar within it if `areInside`; `gap` is how far other words of the chart are from their bars. */
export const figureAfter = (
  item: object,
  at: BarPlace & { x: [number, number] },
  {
    figure,
    words,
    areInside = false,
    gap = barGap,
  }: { figure: Block; words: Block; areInside?: boolean; gap?: number },
): ChartMark => ({
  reach: [{ x: at.x[1], after: gap + figure.w + (areInside ? 0 : apart + words.w) }],
  draw: (frame) => {
    const bar = rectOf(frame, at)
    const rect = { x: rightOf(bar) + gap, y: bar.y + bar.h / 2, w: 0, h: 0 }
    const isFirst = areInside || words.lines.length > 1
    const x = areInside ? rightOf(bar) - barGap : isFirst ? rect.x + figure.w + apart : rect.x
    frame.put(item, [
      ...place(figure, isFirst ? rect : { ...rect, x: x + words.w + apart }, { align: 'start' }),
      ...place(words, { ...rect, x }, { align: areInside ? 'end' : 'start' }),
    ])
  },
})
