/**
 * What joins the bars of a waterfall: bridges from one to the next, and from the first total to the last what changed.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark } from '../../drawing/chart/mark.ts'
import { wordsAt } from '../../drawing/chart/words.ts'
import { band } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Source } from '../../drawing/sheet.ts'
import { squarePath } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** From a bar to words beside it, and from a span to its words, in pixels. */
const [beside, away] = [12, 16]

/** From the bar of the row before, at the value where this one begins. */
export const bridge = (item: object, { x, y }: { x: number; y: number }): ChartMark => ({
  draw: (frame) => {
    const [at, gap] = [Math.round(frame.x.at(x)), frame.y.width / 2]
    frame.put(item, [line(at, Math.round(frame.y.at(y - 1) + gap), at, Math.round(frame.y.at(y) - gap))], 'rule')
  },
})

/** Words in the middle of a bar if there is room for them, else at the end that the bar grows to; and where they are. */
export function changeWords(
  item: object,
  { from, to, y }: { from: number; to: number; y: number },
  { inside, outside }: { inside: Block; outside: Block },
): { mark: ChartMark; span: WordSpan } {
  const isIn = (frame: Frame): boolean => rectOf(frame, { x: [from, to], y }).w >= inside.w + 2 * beside
  const width = outside.w + beside
  const side = to < from ? 'before' : 'after'
  const out = wordsAt(item, { x: to, y }, outside, { side })
  const span: WordSpan = (frame) => {
    const at = frame.x.at(to)
    if (isIn(frame)) return undefined
    return side === 'before' ? [at - width, at - beside] : [at + beside, at + width]
  }
  const draw = (frame: Frame): void => {
    if (isIn(frame)) frame.put(item, place(inside, rectOf(frame, { x: [from, to], y })), 'line')
    else out.draw?.(frame)
  }
  return { mark: { ...out, draw }, span }
}

/** Words in a bar, at its end. */
export const insideEnd = (item: object, { x, y }: { x: number; y: number }, words: Block): ChartMark => ({
  draw: (frame) => {
    const { h, y: top } = rectOf(frame, { x: [0, x], y })
    const rect = { x: Math.round(frame.x.at(x)) - beside, y: top, w: 0, h }
    frame.put(item, place(words, rect, { align: 'end' }), 'line')
  },
})

/**
 * From the level of the first total to that of the last: what lies between them is a pale band behind all rows, in the
 * last row an arrow, and the amount in large type behind it. `total` pixels after the bar are kept free; where the words of
 * a row, whose ends `spans` gives, would lie across an edge of the band, it leaves this row out.
 */
export function changeSpan(
  source: Source,
  { from, to, y, total, spans }: { from: number; to: number; y: number; total: number; spans: WordSpan[] },
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
      const parts = bandParts(frame, spans, [Math.min(start, end), Math.max(start, end)])
      // Words lie on a band, where a line would be cut by them.
      if (parts.length > 0) frame.put(source, [path(parts.map(squarePath).join(' '), band)], 'ground')
      const middle = top + h / 2
      const fall =
        Math.abs(start - end) >= 16 ? [line(start, middle, end + Math.sign(start - end) * 3, middle, arrow)] : []
      const at = { x: Math.max(start, end) + away + total, y: top, h, w: 0 }
      frame.put(
        source,
        [
          ...(total === 0 ? fall : []),
          ...place(words, at, { align: 'start' }),
          ...place(rest, { ...at, x: at.x + words.w + 8 }, { align: 'start' }),
        ],
        'line',
      )
    },
  }
}

/** The band row by row, without the rows whose words would lie across one of its edges. */
const bandParts = (frame: Frame, spans: WordSpan[], [left, right]: [number, number]): Rect[] => {
  const gap = frame.y.width / 2
  return spans.flatMap((span, row) => {
    const [a, b] = span(frame) ?? [0, 0]
    if ([left, right].some((edge) => a - 4 < edge && edge < b + 4)) return []
    const middle = frame.y.at(row)
    const before = Math.round(row === 0 ? middle - gap : (frame.y.at(row - 1) + middle) / 2)
    const after = Math.round(row === spans.length - 1 ? middle + gap : (frame.y.at(row + 1) + middle) / 2)
    return [{ x: left, y: before, w: right - left, h: after - before }]
  })
}

/** Where words at a row begin and end, in pixels. */
export type WordSpan = (frame: Frame) => [from: number, to: number] | undefined

const arrow = { stroke: 'accent', arrow: true } as const
