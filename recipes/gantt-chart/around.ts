/**
 * Arrows around bars: right out of the end, down beside what is in the way, back over the start of a bar and onto it. So
 * goes what would run through other bars, as they begin right where it ends.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { DependencyWay, RowBar } from './dependencies.ts'

/** How far from the middle of a bar such an arrow turns back over it, in pixels: with room for its head. */
const over = 18

type Turn = { from: RowBar; to: RowBar; x: number; ways: readonly DependencyWay[] }

/** Where arrows may go down, of some places and those of others to the same bar; nowhere where no arrow can turn between the rows. */
export const lanesAround = ({ from, to, ways }: Omit<Turn, 'x'>, places: readonly number[]): number[] => {
  const [first = Infinity, last = -Infinity] = [places[0], places.at(-1)]
  const others = ways.flatMap((way) => (way.to === to && way.x >= first && way.x <= last ? [way.x] : []))
  return Math.abs(to.y - from.y) > 2 * over ? [...others, ...places] : []
}

/** The way out of `start` down at `x` and onto the `top` of a bar; where another already goes back over it, this one joins that. */
export function aroundBars({ from, to, x, ways }: Turn, { start, top }: { start: Point[]; top: Point }): DependencyWay {
  const y = to.y - Math.sign(to.y - from.y) * over
  const back = ways.find(({ points }) => points.at(-1)?.x === top.x && points.at(-2)?.y === y && points.at(-3)?.y === y)
  const end = back === undefined ? [{ x: top.x, y }, top] : x > back.x ? [{ x: back.x, y }] : []
  return { from, to, x, head: back === undefined, points: [...start, { x, y }, ...end] }
}
