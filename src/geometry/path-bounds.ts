/**
 * The exact bounds of path data, without the width of its stroke.
 */
import { arcExtremes, isCurved } from './arc.ts'
import { type Cubic, type PathSegment, parsePath, type Quadratic } from './path-data.ts'
import { boundsOfPoints, type Point, type Rect } from './rect.ts'

/** The smallest rectangle around everything the path draws; undefined where it draws nothing. */
export function pathBounds(data: string): Rect | undefined {
  const drawn = parsePath(data).map(pointsOf).filter(hasLength)
  // Relative numbers may overflow.
  return boundsOfPoints(drawn.flat().filter(({ x, y }) => Number.isFinite(x + y)))
}

/** Both ends of a segment and its extremes. */
const pointsOf = (segment: PathSegment): Point[] => [
  { x: segment.fromX, y: segment.fromY },
  segment,
  ...extremesOf(segment),
]

/** The points where a segment turns around in x or in y, besides its ends. */
const extremesOf = (segment: PathSegment): Point[] => {
  switch (segment.kind) {
    case 'line':
    case 'close':
      return []
    case 'quadratic':
      return quadraticExtremes(segment)
    case 'cubic':
      return cubicExtremes(segment)
    case 'arc':
      return isCurved(segment) ? arcExtremes(segment) : []
    default:
      return segment satisfies never
  }
}

const quadraticExtremes = ({ fromX, fromY, x1, y1, x, y }: Quadratic): Point[] => {
  const at = (a: number, b: number, c: number, t: number): number => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c
  const turns = [(fromX - x1) / (fromX - 2 * x1 + x), (fromY - y1) / (fromY - 2 * y1 + y)]
  return turns.filter(isWithin).map((t) => ({ x: at(fromX, x1, x, t), y: at(fromY, y1, y, t) }))
}

const isWithin = (t: number): boolean => t > 0 && t < 1

const cubicExtremes = ({ fromX, fromY, x1, y1, x2, y2, x, y }: Cubic): Point[] => {
  const at = ([a, b, c, d]: Controls, t: number): number =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d
  const [xs, ys]: [Controls, Controls] = [
    [fromX, x1, x2, x],
    [fromY, y1, y2, y],
  ]
  return [...turnsOf(xs), ...turnsOf(ys)].filter(isWithin).map((t) => ({ x: at(xs, t), y: at(ys, t) }))
}

type Controls = [number, number, number, number]

/** Where the derivative of a cubic curve is zero, in a form that stays accurate when the curve is nearly quadratic. */
const turnsOf = ([a, b, c, d]: Controls): number[] => {
  const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a]
  const root = Math.sqrt(q * q - 4 * p * r)
  const larger = q < 0 ? (root - q) / 2 : -(root + q) / 2
  return [larger / p, r / larger]
}

const hasLength = (points: Point[]): boolean => points.some(({ x, y }) => x !== points[0]?.x || y !== points[0]?.y)
