/**
 * The least-squares line through the points with its confidence band, as straight as the axes draw it: on logarithmic
 * axes, of the logarithms.
 */
import { extent, mean, sum } from 'd3-array'
import { placeOn, valueOn } from '../../drawing/chart/points-axis.ts'
import { leastSquares, studentT } from '../../drawing/chart/statistics.ts'
import type { DataPoint, PointsData } from '../../drawing/data/points.ts'

type At = { x: number; y: number }

/**
 * The line, what it expects of y at an x, how much of the spread of y it explains (0 to 1), the band that 95% of such
 * points lie in, none of less than five points; whether its slope is told from chance; the points that the line is fitted to, and those it is not.
 */
export type Fit = {
  fitted: DataPoint[]
  exceptions: DataPoint[]
  intercept: number
  slope: number
  from: At
  to: At
  expected: (x: number) => number
  r2: number
  isTold: boolean
  band: { x: number; y: number; base: number }[]
}

/** What the line goes through: points without a name where these are most, all points, or there is none. */
export type FitKind = 'line' | 'all' | 'none'

/** Points are judged by a line that they did not pull toward themselves: so many others are needed, and three of four. */
const leastOthers = 5

const exceptionsOf = ({ points, fit }: Pick<PointsData, 'points'> & { fit: FitKind }): DataPoint[] => {
  const named = points.filter(({ name }) => name !== undefined)
  const others = points.length - named.length
  return fit === 'line' && others >= leastOthers && named.length <= points.length / 4 ? named : []
}

/** The fit of the data; none without a spread in x and y, or where the form asks for none. */
export function fitOf({ x, y, points, fit }: PointsData & { fit: FitKind }): Fit | undefined {
  const exceptions = exceptionsOf({ points, fit })
  const fitted = points.filter((point) => !exceptions.includes(point))
  const places = fitted.map((point) => ({ x: placeOn(x, point.x), y: placeOn(y, point.y) }))
  const line = fit === 'none' ? undefined : leastSquares(places)
  if (line === undefined || line.slope === 0) return undefined
  const at = (place: number): number => line.intercept + line.slope * place
  const [my = 0] = [mean(places, ({ y }) => y)]
  const spread = sum(places, ({ y }) => (y - my) ** 2)
  const rest = sum(places, ({ x, y }) => (y - at(x)) ** 2)
  const valueAt = (place: number): At => ({ x: valueOn(x, place), y: valueOn(y, at(place)) })
  const reach = reachOf(places, rest)
  // What was never below zero is not expected there.
  const least = y.scale === 'linear' && points.every((point) => point.y >= 0) ? 0 : Number.NEGATIVE_INFINITY
  const ends = endsOf(places, least, line)
  const edge = (place: number, off: number): number => Math.max(least, valueOn(y, at(place) + off))
  return {
    fitted,
    exceptions,
    intercept: line.intercept,
    slope: line.slope,
    from: valueAt(ends[0]),
    to: valueAt(ends[1]),
    expected: (value) => valueOn(y, at(placeOn(x, value))),
    r2: spread === 0 ? 0 : 1 - rest / spread,
    isTold: isTold(places.length, { spread, rest }),
    band: (places.length < 5 ? [] : steps(ends)).map((place) => ({
      x: valueOn(x, place),
      y: edge(place, reach(place)),
      base: edge(place, -reach(place)),
    })),
  }
}

/** Whether a slope is told from none: t of r² over n − 2 degrees of freedom beyond what 95% of samples without one reach. */
const isTold = (n: number, { spread, rest }: { spread: number; rest: number }): boolean =>
  n <= 2 || (spread - rest) * (n - 2) >= rest * studentT(n - 2) ** 2

/** From the line to the edge of the band: t · s · √(1 + 1/n + (x − x̄)²/Σ(x − x̄)²), as in any book on regression. */
const reachOf = (places: At[], rest: number): ((place: number) => number) => {
  const [n, freedom] = [places.length, places.length - 2]
  const middle = mean(places, ({ x }) => x) ?? 0
  const spread = sum(places, ({ x }) => (x - middle) ** 2)
  const error = studentT(freedom) * Math.sqrt(rest / freedom)
  return (place) => error * Math.sqrt(1 + 1 / n + (place - middle) ** 2 / spread)
}

/** Enough places between two to draw the edges of a band, which are hyperbolas. */
const steps = ([from, to]: [number, number]): number[] =>
  Array.from({ length: 25 }, (_, index) => from + ((to - from) * index) / 24)

/** From the first to the last x, as long as the line does not fall below `least`. */
const endsOf = (
  places: At[],
  least: number,
  { slope, intercept }: { slope: number; intercept: number },
): [number, number] => {
  const [first = 0, last = 0] = extent(places, ({ x }) => x)
  const inside = (place: number): number =>
    intercept + slope * place >= least ? place : Math.min(last, Math.max(first, (least - intercept) / slope))
  return [inside(first), inside(last)]
}
