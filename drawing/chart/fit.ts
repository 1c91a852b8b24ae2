/**
 * The least-squares line through the points, as straight as the axes draw it: on logarithmic axes, of the logarithms.
 */
import { extent, mean, sum } from 'd3-array'
import type { PointsData } from '../data/points.ts'
import { placeOn, valueOn } from './points-axis.ts'
import { leastSquares } from './statistics.ts'

type At = { x: number; y: number }

/** The line, what it expects of y at an x, and how much of the spread of y it explains (0 to 1). */
export type Fit = { from: At; to: At; expected: (x: number) => number; r2: number }

/** The fit of the data; none without a spread in x and y, or where the form asks for none. */
export function fitOf({ x, y, points, fit }: PointsData & { fit: 'line' | 'none' }): Fit | undefined {
  const places = points.map((point) => ({ x: placeOn(x, point.x), y: placeOn(y, point.y) }))
  const line = fit === 'none' ? undefined : leastSquares(places)
  if (line === undefined || line.slope === 0) return undefined
  const at = (place: number): number => line.intercept + line.slope * place
  const [my = 0] = [mean(places, ({ y }) => y)]
  const spread = sum(places, ({ y }) => (y - my) ** 2)
  const rest = sum(places, ({ x, y }) => (y - at(x)) ** 2)
  const ends = endsOf(places, at, line)
  const valueAt = (place: number): At => ({ x: valueOn(x, place), y: valueOn(y, at(place)) })
  return {
    from: valueAt(ends[0]),
    to: valueAt(ends[1]),
    expected: (value) => valueOn(y, at(placeOn(x, value))),
    r2: spread === 0 ? 0 : 1 - rest / spread,
  }
}

/** From the first to the last x, as long as the line stays between the lowest and the highest y. */
const endsOf = (
  places: At[],
  at: (place: number) => number,
  { slope, intercept }: { slope: number; intercept: number },
): [number, number] => {
  const [low = 0, high = 0] = extent(places, ({ y }) => y)
  const inside = (place: number): number => {
    const y = Math.min(high, Math.max(low, at(place)))
    return y === at(place) ? place : (y - intercept) / slope
  }
  const [first = 0, last = 0] = extent(places, ({ x }) => x)
  return [inside(first), inside(last)]
}
