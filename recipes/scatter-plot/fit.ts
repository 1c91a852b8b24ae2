/**
 * The least-squares line through the points with its confidence band, as straight as the axes draw it: on logarithmic
 * axes, of the logarithms.
 */
import { extent, mean, sum } from 'd3-array'
import { placeOn, valueOn } from '../../drawing/chart/points-axis.ts'
import { leastSquares, studentT } from '../../drawing/chart/statistics.ts'
import type { PointsData } from '../../drawing/data/points.ts'

type At = { x: number; y: number }

/**
 * The line, what it expects of y at an x, how much of the spread of y it explains (0 to 1), and the band that the line
 * through all such points lies in with 95% confidence; none of less than five points.
 */
export type Fit = {
  from: At
  to: At
  expected: (x: number) => number
  r2: number
  band: { x: number; y: number; base: number }[]
}

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
  const reach = reachOf(places, rest)
  // What was never below zero is not expected there.
  const least = y.scale === 'linear' && points.every((point) => point.y >= 0) ? 0 : Number.NEGATIVE_INFINITY
  const edge = (place: number, off: number): number => Math.max(least, valueOn(y, at(place) + off))
  return {
    from: valueAt(ends[0]),
    to: valueAt(ends[1]),
    expected: (value) => valueOn(y, at(placeOn(x, value))),
    r2: spread === 0 ? 0 : 1 - rest / spread,
    band: (places.length < 5 ? [] : steps(ends)).map((place) => ({
      x: valueOn(x, place),
      y: edge(place, reach(place)),
      base: edge(place, -reach(place)),
    })),
  }
}

/** From the line to the edge of its band: t · s · √(1/n + (x − x̄)²/Σ(x − x̄)²), as in any book on regression. */
const reachOf = (places: At[], rest: number): ((place: number) => number) => {
  const [n, freedom] = [places.length, places.length - 2]
  const middle = mean(places, ({ x }) => x) ?? 0
  const spread = sum(places, ({ x }) => (x - middle) ** 2)
  const error = studentT(freedom) * Math.sqrt(rest / freedom)
  return (place) => error * Math.sqrt(1 / n + (place - middle) ** 2 / spread)
}

/** Enough places between two to draw the edges of a band, which are hyperbolas. */
const steps = ([from, to]: [number, number]): number[] =>
  Array.from({ length: 25 }, (_, index) => from + ((to - from) * index) / 24)

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
