/**
 * What joins the bars of a waterfall: bridges from one to the next, and from the first total to the last what changed.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { title } from '../../drawing/chart/axis.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { wordsAt } from '../../drawing/chart/words.ts'
import { line } from '../../drawing/primitives.ts'
import type { Source } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'

/** From a bar to words beside it, from a span to its words, and from a bar to a span under it, in pixels. */
const [beside, away, under] = [12, 16, 10]

/** From the bar of the row before, at the value where this one begins. */
export const bridge = (item: object, { x, y }: { x: number; y: number }): ChartMark => ({
  draw: (frame) => {
    const [at, gap] = [Math.round(frame.x.at(x)), frame.y.width / 2]
    frame.put(item, [line(at, Math.round(frame.y.at(y - 1) + gap), at, Math.round(frame.y.at(y) - gap))], 'rule')
  },
})

/** Past a row that changes nothing the bridge goes on. */
export const passBy = (item: object, { x, y }: { x: number; y: number }): ChartMark => ({
  draw: (frame) => {
    const [at, middle, gap] = [Math.round(frame.x.at(x)), frame.y.at(y), frame.y.width / 2]
    frame.put(item, [line(at, Math.round(middle - gap), at, Math.round(middle + gap))], 'rule')
  },
})

/** Words at the end that a bar grows to; at its other end where they would meet the axis. */
export const changeWords = (
  item: object,
  { from, to, y }: { from: number; to: number; y: number },
  words: Block,
): ChartMark => {
  const after = wordsAt(item, { x: Math.max(from, to), y }, words, { side: 'after' })
  if (to >= from) return after
  const before = wordsAt(item, { x: to, y }, words, { side: 'before' })
  return {
    ...before,
    draw: (frame) => {
      const [left, zero] = [frame.x.at(to) - beside - words.w, frame.x.at(0)]
      const meetsAxis = left - 6 < zero && frame.x.at(to) > zero
      return (meetsAxis ? after : before).draw?.(frame)
    },
  }
}

/** Words in a bar, at its end. */
export const insideEnd = (item: object, { x, y }: { x: number; y: number }, words: Block): ChartMark => ({
  draw: (frame) => {
    const { h, y: top } = rectOf(frame, { x: [0, x], y })
    const rect = { x: Math.round(frame.x.at(x)) - beside, y: top, w: 0, h }
    frame.put(item, place(words, rect, { align: 'end' }), 'line')
  },
})

/** A total as a mark at its level, wider and higher than bars are, as it is what they lie between. */
export const totalMark = (item: object, { x, y }: { x: number; y: number }, fill: Color): ChartMark => ({
  x: [x],
  draw: (frame) => {
    const at = rectOf(frame, { x: [x, x], y })
    const mark = {
      x: at.x - totalSize.w / 2,
      y: at.y - totalSize.beyond,
      w: totalSize.w,
      h: at.h + 2 * totalSize.beyond,
    }
    frame.put(item, [square(mark, { fill })])
  },
})

const totalSize = { w: 6, beyond: 4 } as const

/** What all totals measure, right of the value of the first one. */
export const measureBeside = (measure: string, { first, value }: { first: number; value: string }): ChartMark => {
  const from = beside + widthOf(value, valueStyle) + 8
  return {
    reach: [{ x: first, after: from + widthOf(measure, 'tick') }],
    draw: (frame) => {
      const { y, h } = rectOf(frame, { x: [first, first], y: 0 })
      frame.put('@x', [title(measure, { x: Math.round(frame.x.at(first)) + from, y: y + h / 2 })], 'rule')
    },
  }
}

const valueStyle = { size: 16, bold: true } as const

/** The levels, the row of the last one, the room that its value takes behind it, and whether it is a mark at its level. */
type Change = { from: number; to: number; y: number; total: number; tone: Color; isNear: boolean }

/**
 * From the level of the first total to that of the last: the first level goes on as a guide to the last row, where an arrow
 * runs from it, and the amount is behind. `total` pixels after the bar are kept free.
 */
export function changeSpan(
  source: Source,
  { from, to, y, total, tone, isNear }: Change,
  [amount = '', ...more]: string[],
): ChartMark {
  const words = block([{ text: amount, as: { ...roles.claim, fill: tone } }])
  const rest = block(more.map((text) => ({ text, as: { size: 16, bold: true, fill: tone } as const })))
  const width = words.w + (rest.w > 0 ? rest.w + 8 : 0)
  // A bar below zero ends at zero, and its value is behind that.
  const ends = to < 0 && !isNear ? [from, 0] : [Math.max(from, to)]
  const reach = ends.map((x) => ({ x, after: width + away + (x === from && ends.length > 1 ? 0 : total) }))
  return {
    x: [from, to],
    reach,
    draw: (frame) => {
      const { y: top, h } = rectOf(frame, { x: [from, to], y })
      const [start, end] = [Math.round(frame.x.at(from)), Math.round(frame.x.at(to))]
      const first = rectOf(frame, { x: [from, from], y: 0 })
      // Beside a bar with its value behind it there is no room: the arrow is under both.
      const level = total === 0 || isNear ? top + h / 2 : top + h + under
      const bottom = Math.max(top + h, level)
      frame.rule(
        source,
        { x: start, y: first.y + first.h, x2: start, y2: bottom, stroke: 'muted', dashed: true },
        'ground',
      )
      const tip = end + (isNear ? (Math.sign(start - end) * totalSize.w) / 2 : 0)
      const fall = Math.abs(start - end) >= 16 ? [line(start, level, tip, level, arrow(tone))] : []
      const behind = Math.max(...reach.map(({ x, after }) => Math.round(frame.x.at(x)) + after - width))
      const at = { x: behind, y: top, h, w: 0 }
      frame.put(
        source,
        [
          ...fall,
          ...place(words, at, { align: 'start' }),
          ...place(rest, { ...at, x: at.x + words.w + 8 }, { align: 'start' }),
        ],
        'line',
      )
    },
  }
}

/** An arrow of what is bad would be struck, as if it failed. */
const arrow = (tone: Color) => ({ stroke: tone === 'negative' ? ('ink' as const) : tone, arrow: true as const })
