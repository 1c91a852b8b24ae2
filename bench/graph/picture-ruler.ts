/**
 * A ruler for finished pictures, whoever drew them: rectangles and polylines as a browser reports them, and nothing that the
 * layout knows of itself.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'

/** An edge is a list of strokes, each sampled finely; curves are chains of short pieces. */
export type Picture = { nodes: Rect[]; edges: Point[][][]; labels: Rect[]; bounds: Rect }

export type Ruled = {
  crossings: number
  bends: number
  length: number
  throughNodes: number
  nodeOverlaps: number
  labelOverlaps: number
  area: number
}

/** What is nearer to an end of a stroke than this belongs to the end, in pixels. */
const endReach = 12

/** How far inside of a node a stroke passes through it, and a stroke through a label. */
const inside = 3

export function rulePicture({ nodes, edges, labels, bounds }: Picture): Ruled {
  const strokes = edges.flatMap((own, edge) => own.map((points) => ({ edge, points: simplified(points) })))
  return {
    crossings: crossingsOf(strokes),
    bends: strokes.reduce((sum, { points }) => sum + bendsOf(points), 0),
    length: strokes.reduce((sum, { points }) => sum + lengthOf(points), 0),
    throughNodes: strokes.reduce((sum, { points }) => sum + nodes.filter((node) => passes(points, node)).length, 0),
    nodeOverlaps: pairs(nodes).filter(([a, b]) => overlap(a, b, 1)).length,
    labelOverlaps:
      pairs(labels).filter(([a, b]) => overlap(a, b, 2)).length +
      labels.reduce((sum, label) => sum + nodes.filter((node) => overlap(label, node, 2)).length, 0),
    area: bounds.w * bounds.h,
  }
}

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))

const overlap = (a: Rect, b: Rect, by: number): boolean =>
  a.x + by < b.x + b.w && b.x + by < a.x + a.w && a.y + by < b.y + b.h && b.y + by < a.y + a.h

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0)

/** A chain of points no further than two pixels from the one given (Douglas and Peucker, 1973). */
const simplified = (points: readonly Point[]): Point[] => {
  if (points.length < 3) return [...points]
  const [first, last] = [points[0]!, points.at(-1)!]
  const away = points.map((point) => distanceToPiece(point, first, last))
  const far = away.indexOf(Math.max(...away))
  if (away[far]! <= 2) return [first, last]
  return [...simplified(points.slice(0, far + 1)).slice(0, -1), ...simplified(points.slice(far))]
}

const distanceToPiece = (point: Point, a: Point, b: Point): number => {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const along = square === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square
  const near = Math.max(0, Math.min(1, along))
  return distance(point, { x: a.x + near * (b.x - a.x), y: a.y + near * (b.y - a.y) })
}

/** Changes of direction by more than 30 degrees; what a rounded corner or a curve does within 24 px is one. */
const bendsOf = (points: readonly Point[]): number => {
  let [count, turned, since] = [0, 0, Infinity]
  for (let index = 1; index + 1 < points.length; index++) {
    const [a, b, c] = [points[index - 1]!, points[index]!, points[index + 1]!]
    const by = angle(a, b, c)
    since = distance(a, b)
    turned = since <= 24 ? turned + by : by
    if (Math.abs(turned) <= Math.PI / 6) continue
    const isSame = since <= 24 && Math.abs(turned - by) > Math.PI / 6
    if (!isSame) count++
  }
  return count
}

const angle = (a: Point, b: Point, c: Point): number => {
  const [x1, y1, x2, y2] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y]
  return Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)
}

const crossingsOf = (strokes: readonly { edge: number; points: Point[] }[]): number => {
  let count = 0
  for (const [one, other] of pairs(strokes)) {
    if (one.edge === other.edge) continue
    const ends = [one.points[0]!, one.points.at(-1)!, other.points[0]!, other.points.at(-1)!]
    for (const [a, b] of piecesOf(one.points))
      for (const [c, d] of piecesOf(other.points)) {
        const at = meeting(a, b, c, d)
        if (at !== undefined && ends.every((end) => distance(end, at) > endReach)) count++
      }
  }
  return count
}

const piecesOf = (points: readonly Point[]): [Point, Point][] =>
  points.slice(1).map((point, index): [Point, Point] => [points[index]!, point])

/** Where two pieces cross inside of both. */
const meeting = (a: Point, b: Point, c: Point, d: Point): Point | undefined => {
  const [x1, y1, x2, y2] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const turn = x1 * y2 - y1 * x2
  if (Math.abs(turn) < 1e-9) return undefined
  const [s, t] = [((c.x - a.x) * y2 - (c.y - a.y) * x2) / turn, ((c.x - a.x) * y1 - (c.y - a.y) * x1) / turn]
  return s < 0 || s >= 1 || t < 0 || t >= 1 ? undefined : { x: a.x + s * x1, y: a.y + s * y1 }
}

/** Whether a stroke runs through a rectangle that neither of its ends is at. */
const passes = (points: readonly Point[], rect: Rect): boolean => {
  const grown = { x: rect.x - endReach, y: rect.y - endReach, w: rect.w + 2 * endReach, h: rect.h + 2 * endReach }
  const isIn = ({ x, y }: Point, { x: left, y: top, w, h }: Rect): boolean =>
    x > left && x < left + w && y > top && y < top + h
  if (isIn(points[0]!, grown) || isIn(points.at(-1)!, grown)) return false
  const core = { x: rect.x + inside, y: rect.y + inside, w: rect.w - 2 * inside, h: rect.h - 2 * inside }
  return piecesOf(points).some(([a, b]) => {
    const steps = Math.ceil(distance(a, b) / 2)
    return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(1, steps)).some((share) =>
      isIn({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }, core),
    )
  })
}
