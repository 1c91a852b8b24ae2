/**
 * Flags: words at moments of an axis, each at a pole that stands on a dot, over the axis or hanging under its labels.
 */
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import { type Block, place } from '../block.ts'
import { circle, line } from '../primitives.ts'
import type { Frame } from './frame.ts'
import { edgesOf, type FlagHead, under } from './head-words.ts'
import { type ChartMark, type FlagLook, type HeadWords, half } from './mark.ts'

/** Pixels: from a pole to its words, after them, the radius of a dot, an axis before its first and after the last dot. */
const size = { before: 8, after: 8, dot: 6, beyond: 16 }

/** The flag of an item; of its sides it is on the one where it is nearer to the axis. */
export function flag(item: object, at: number, words: Block, look: FlagLook): ChartMark {
  return {
    x: [at],
    reach: [{ x: at, after: words.w + size.before + size.after }],
    over: [{ source: item, at, words: { ...words, w: words.w + size.before }, flag: look }],
  }
}

/**
 * Draws what belongs to the axis over flags that hang under it, from the `top` below its labels, given what is `taken` by
 * flags over it, and says how high that is.
 */
export type BetweenFlags = (frame: Frame, place: { top: number; taken: Rect[] }) => number

/** Where the labels are, and how high those of the axis under the plot area are. */
type FlagPlace = { heads: FlagHead[]; below: number; between?: BetweenFlags | undefined }

/**
 * Draws the flags, and the axis that they stand on; those under it hang from a second line. Poles are the only upright
 * lines, as any other would be cut by words.
 */
export function drawFlags(frame: Frame, words: HeadWords[], { heads, below, between }: FlagPlace): void {
  const flags = words.flatMap(({ flag: look, ...each }, index) => {
    const head = heads[index]
    return look === undefined || head === undefined ? [] : [{ ...each, head, look }]
  })
  if (flags.length === 0) return
  const axis = bottomOf(frame.area)
  const taken: Rect[] = []
  const drawSide = (side: FlagHead['side'], foot: number): void => {
    const edges = edgesOf(heads, side)
    for (const { source, words: said, head, look } of flags.filter((each) => each.head.side === side)) {
      const { row, h, left } = head
      const [x, away] = [half(head.x), edges[row] ?? 0]
      const y = side === 'over' ? frame.area.y - under - away - h : foot + 2 * under + away
      const ends = side === 'over' ? { y, y2: foot } : { y: foot, y2: y + h }
      const { color, dot = color } = look
      frame.rule(source, { x, x2: x, ...ends, stroke: color }, 'line')
      if (dot !== 'none') frame.put(source, [circle(x, foot, size.dot, { fill: dot, stroke: dot })], 'over')
      const beside = { x: left < head.x ? left : x + size.before, y, w: 0, h }
      frame.put(source, place(said, beside, { align: 'start' }), 'line')
      taken.push({ ...beside, w: said.w - size.before }, { x, y: ends.y, w: 0, h: ends.y2 - ends.y })
    }
  }
  drawSide('over', axis)
  const second = axis + below + (between?.(frame, { top: axis + below, taken }) ?? 0) + under
  drawSide('under', second)
  // It ends after the last flag: further on it would have no ticks.
  const end = Math.max(...flags.map(({ head }) => head.x)) + size.beyond
  // The second begins with its own flags: there was nothing of it before.
  const hanging = flags.filter(({ head }) => head.side === 'under').map(({ head }) => head.x)
  const from = Math.max(0, half(Math.min(...hanging)) - size.beyond)
  const lines = [line(0, axis, end, axis), ...(hanging.length > 0 ? [line(from, second, end, second)] : [])]
  frame.put('@x', lines, 'rule')
}
