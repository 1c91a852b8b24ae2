/**
 * Flags: words at moments of an axis, each at a pole that stands on a dot, over the axis or hanging under its labels.
 */
import { bottomOf } from '../../src/geometry/rect.ts'
import { type Block, place } from '../block.ts'
import { circle, line } from '../primitives.ts'
import type { Frame } from './frame.ts'
import { edgesOf, type FlagHead, under } from './head-words.ts'
import { type ChartMark, type FlagLook, type HeadWords, half } from './mark.ts'

/** Pixels: from a pole to its words, after them, the radius of a dot, the axis after the last dot at least. */
const size = { before: 8, after: 8, dot: 6, beyond: 16 }

/** The flag of an item; of its sides it is on the one where it is nearer to the axis. */
export function flag(item: object, at: number, words: Block, look: FlagLook): ChartMark {
  return {
    x: [at],
    reach: [{ x: at, after: words.w + size.before + size.after }],
    over: [{ source: item, at, words: { ...words, w: words.w + size.before }, flag: look }],
  }
}

/** Where the labels are, and how high those of the axis under the plot area are. */
type FlagPlace = { heads: FlagHead[]; below: number }

/**
 * Draws the flags, and the axis that they stand on; those under it hang from a second line. Poles are the only upright
 * lines, as any other would be cut by words.
 */
export function drawFlags(frame: Frame, words: HeadWords[], { heads, below }: FlagPlace): void {
  const flags = words.flatMap(({ flag: look, ...each }, index) => {
    const head = heads[index]
    return look === undefined || head === undefined
      ? []
      : [{ ...each, head, stroke: look.color, dot: look.dot ?? look.color }]
  })
  const foot = { over: bottomOf(frame.area), under: bottomOf(frame.area) + below + under }
  const edges = { over: edgesOf(heads, 'over'), under: edgesOf(heads, 'under') }
  for (const { source, words: said, head, stroke, dot } of flags) {
    const { side, row, h, left } = head
    const [x, away] = [half(head.x), edges[side][row] ?? 0]
    const y = side === 'over' ? frame.area.y - under - away - h : foot.under + 2 * under + away
    const pole = side === 'over' ? { y, y2: foot.over } : { y: foot.under, y2: y + h }
    frame.rule(source, { x, x2: x, ...pole, stroke }, 'line')
    if (dot !== 'none') frame.put(source, [circle(x, foot[side], size.dot, { fill: dot, stroke: dot })], 'over')
    const beside = { x: left < head.x ? left : x + size.before, y, w: 0, h }
    frame.put(source, place(said, beside, { align: 'start' }), 'line')
  }
  if (flags.length === 0) return
  const lines = [foot.over, ...(edges.under.length > 1 ? [foot.under] : [])]
  // It ends after the last flag: further on it would have no ticks.
  const end = Math.max(...flags.map(({ head }) => head.x)) + size.beyond
  frame.put(
    '@x',
    lines.map((y) => line(0, y, end, y)),
    'rule',
  )
}
