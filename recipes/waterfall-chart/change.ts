/**
 * What joins the bars of a waterfall: bridges from one to the next, and from the first total to the last what changed.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { type ChartMark } from '../../drawing/chart/mark.ts'
import { line } from '../../drawing/primitives.ts'
import type { Source } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'

/** From a bar to words beside it, and from a span to its words, in pixels. */
const [beside, away] = [12, 16]

/** From the bar of the row before, at the value where this one begins. */
export const bridge = (item: object, { x, y }: { x: number; y: number }): ChartMark => ({
  draw: (frame) => {
    const [at, gap] = [Math.round(frame.x.at(x)), frame.y.width / 2]
    frame.put(item, [line(at, Math.round(frame.y.at(y - 1) + gap), at, Math.round(frame.y.at(y) - gap))], 'rule')
  },
})

/** Words in a bar, at its end. */
export const insideEnd = (item: object, { x, y }: { x: number; y: number }, words: Block): ChartMark => ({
  draw: (frame) => {
    const { h, y: top } = rectOf(frame, { x: [0, x], y })
    const rect = { x: Math.round(frame.x.at(x)) - beside, y: top, w: 0, h }
    frame.put(item, place(words, rect, { align: 'end' }), 'line')
  },
})

/**
 * From the first total, whose level is led down to the last row, to the last one: what is missing as an arrow, what is
 * more as the end of the bar in the accent, and the amount in large type. `total` pixels after the bar are kept free.
 */
export function changeSpan(
  source: Source,
  { from, to, y, total }: { from: number; to: number; y: number; total: number },
  [amount = '', ...more]: string[],
): ChartMark {
  const words = block([{ text: amount, as: 'figure' }])
  const rest = block(more.map((text) => ({ text, as: { size: 16, fill: 'accent' } as const })))
  const width = words.w + (rest.w > 0 ? rest.w + 8 : 0)
  return {
    x: [from, to],
    reach: [{ x: Math.max(from, to), after: width + total + away }],
    draw: (frame) => {
      const { y: top, h } = rectOf(frame, { x: [from, to], y })
      const [start, end] = [Math.round(frame.x.at(from)), Math.round(frame.x.at(to))]
      const first = rectOf(frame, { x: [0, from], y: 0 })
      // Words on its way interrupt it.
      const level = { x: start, y: first.y + first.h, x2: start, y2: end < start ? top + h : top }
      frame.rule(source, { ...level, stroke: 'accent', dashed: true }, 'line')
      const fall = total === 0 && start - end >= 16 ? [line(start, top + h / 2, end, top + h / 2, arrow)] : []
      const rise = end > start ? [square({ x: start, y: top, w: end - start, h }, { fill: 'accent' })] : []
      const at = { x: Math.max(start, end) + away + total, y: top, h, w: 0 }
      frame.put(
        source,
        [
          ...fall,
          ...rise,
          ...place(words, at, { align: 'start' }),
          ...place(rest, { ...at, x: at.x + words.w + 8 }, { align: 'start' }),
        ],
        'line',
      )
    },
  }
}

const arrow = { stroke: 'accent', arrow: true } as const
