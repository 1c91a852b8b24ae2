/**
 * Path data as polylines: curves become straight segments. Up to 1,000 px, arcs are no further than a tenth of a pixel
 * from them, other curves no further than 0.3; longer ones have as many segments as those.
 *
 * Returns at most `limit` segments, however long the data; the rest is dropped.
 */
import { arcPoints, isCurved } from './arc.ts'
import { type Arc, type Cubic, type PathSegment, parsePath, type Quadratic } from './path-data.ts'
import type { LineSegment, Polyline } from './polyline.ts'
import type { Point } from './rect.ts'

/** Flattens path data into one polyline per subpath. */
export function flattenPath(data: string, limit: number): Polyline[] {
  const groups: LineSegment[][] = []
  let [subpath, left, ended] = [-1, limit, true]
  for (const segment of parsePath(data)) {
    if (ended || segment.subpath !== subpath) groups.push([])
    subpath = segment.subpath
    ended = segment.kind === 'close'
    let [x1, y1] = [segment.fromX, segment.fromY]
    for (const { x: x2, y: y2 } of pointsOf(segment)) {
      const line = { x1, y1, x2, y2 }
      if (left-- <= 0 || !finite(line)) return toPolylines(groups)
      if (x1 !== x2 || y1 !== y2) groups.at(-1)!.push(line)
      ;[x1, y1] = [x2, y2]
    }
  }
  return toPolylines(groups)
}

const pointsOf = (segment: PathSegment): Point[] => {
  switch (segment.kind) {
    case 'line':
    case 'close':
      return [segment]
    case 'quadratic':
      return cubicPoints(asCubic(segment))
    case 'cubic':
      return cubicPoints(segment)
    case 'arc':
      return pointsOfArc(segment)
    default:
      return segment satisfies never
  }
}

const cubicPoints = ({ fromX, fromY, x1, y1, x2, y2, x, y }: Cubic): Point[] => {
  const reach = Math.hypot(x1 - fromX, y1 - fromY) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2)
  const count = between(Math.ceil(Math.sqrt(reach) * 1.5), 4, 64)
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return { x: a * fromX + b * x1 + c * x2 + d * x, y: a * fromY + b * y1 + c * y2 + d * y }
  })
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A quadratic curve as a cubic one: both control points are two thirds of the way to the quadratic's own. */
const asCubic = ({ fromX, fromY, x1, y1, x, y }: Quadratic): Cubic => ({
  kind: 'cubic',
  fromX,
  fromY,
  x,
  y,
  x1: fromX + ((x1 - fromX) * 2) / 3,
  y1: fromY + ((y1 - fromY) * 2) / 3,
  x2: x + ((x1 - x) * 2) / 3,
  y2: y + ((y1 - y) * 2) / 3,
})

/** Points along an arc; one that is not curved is a straight segment. */
const pointsOfArc = (arc: Arc): Point[] =>
  isCurved(arc)
    ? arcPoints(arc, (radius, turn) => Math.max(2, Math.ceil((chordsOf(radius) * turn) / (2 * Math.PI))))
    : [{ x: arc.x, y: arc.y }]

/** How many chords approximate a full circle to within a tenth of a pixel. */
export const chordsOf = (radius: number): number =>
  between(Math.ceil(Math.PI / Math.acos(1 - 0.1 / Math.max(radius, 0.2))), 12, 180)

const finite = ({ x1, y1, x2, y2 }: LineSegment): boolean => Number.isFinite(x1 + y1 + x2 + y2)

const toPolylines = (groups: LineSegment[][]): Polyline[] =>
  groups.filter((segments) => segments.length > 0).map((segments) => ({ segments, closed: isClosed(segments) }))

const isClosed = (segments: LineSegment[]): boolean => {
  const [first] = segments
  const last = segments.at(-1)
  return first !== undefined && last !== undefined && Math.hypot(first.x1 - last.x2, first.y1 - last.y2) < 0.05
}
