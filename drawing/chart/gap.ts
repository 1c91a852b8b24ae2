/**
 * Gaps: the difference between two values of y at one x, as a bracket with words beside it.
 */
import type { Color } from '../../src/scene/limits.ts'
import { type Block, block } from '../block.ts'
import { path } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import { type ChartMark, half } from './mark.ts'
import type { LabelSpot } from './obstacle.ts'

/** Closer than this, in pixels, a bracket would be a blot. */
const least = 12
/** From the bracket to its words, in pixels. */
const away = 10

/** The gap of an item, from one value to another, `right` pixels beside its place; without a bracket where both nearly meet. */
export const gap = (
  item: Source,
  at: { x: number; from: number; to: number },
  text: string | Block,
  { stroke = 'ink', right = 0 }: { stroke?: Color; right?: number } = {},
): ChartMark => ({
  y: [at.from, at.to],
  draw: (frame) => {
    const [x, from, to] = [half(frame.x.at(at.x)) + right, half(frame.y.at(at.from)), half(frame.y.at(at.to))]
    if (Math.abs(from - to) < least) return
    frame.put(item, [path(`M ${x - 5} ${to} H ${x + 5} M ${x} ${from} V ${to}`, { stroke })], 'line')
    const words = typeof text === 'object' ? text : block([{ text, as: 'item' }])
    const inside = [0.5, 0.3, 0.7].map((part) => to + (from - to) * part - words.h / 2)
    // A short bracket may have its words over it or under it.
    const outside = [Math.min(from, to) - words.h - 4, Math.max(from, to) + 4]
    const places = [...inside, ...outside].map((y) => ({ y, w: words.w, h: words.h }))
    frame.say(
      item,
      places.flatMap((rect): LabelSpot[] => [
        { words, rect: { x: x + away, ...rect }, align: 'start' },
        { words, rect: { x: x - right - away - words.w, ...rect }, align: 'end' },
      ]),
    )
  },
})
