/**
 * How good a finished drawing is: crossings, bends, overlaps, labels without room, size and shape; the least is best.
 */
import { boundsOfPoints, type Rect } from '../src/geometry/rect.ts'
import { largestEmpty } from './empty.ts'
import { type DrawnRoute, measure, perCrossing } from './measure.ts'
import type { Direction } from './model/graph.ts'

/** The features of a drawing that its score depends on. */
export type Drawn = {
  routes: readonly DrawnRoute[]
  /** Nodes, groups and labels. */
  rects: readonly Rect[]
  bounds: Rect
  limits: { width: number; height: number }
  direction: Direction
  /** Routes and labels that overlap something. */
  clashes: number
  /** Costs of the labels' places, collisions left out. */
  labels: number
  /** The share of pairs of nodes whose relative position differs from the drawing that the search started from. */
  moved: number
}

const prices = {
  flaw: 150,
  clash: 400,
  overlap: 150,
  crossing: 60,
  tooManyCrossings: 200,
  bend: 6,
  bent: 100,
  against: 20,
  upward: 8,
  noFlow: 200,
  empty: 300,
  moved: 2500,
}

/** The score, and the number of flaws that a reader would notice. */
export type Verdict = { score: number; flaws: number }

export function judge(drawn: Drawn): Verdict {
  const { crossings, bends, bent, overlaps, length } = measure(drawn.routes)
  const isTangled = crossings > Math.floor(drawn.routes.length / perCrossing)
  const [flow, size] = [flowScore(drawn), sizeScore(drawn)]
  const score =
    drawn.clashes * prices.clash +
    overlaps * prices.overlap +
    crossings * prices.crossing +
    (isTangled ? prices.tooManyCrossings : 0) +
    bends * prices.bend +
    bent * prices.bent +
    flow.score +
    size.score +
    Math.round(length / 100 + drawn.labels / 8 + drawn.moved * prices.moved)
  const flaws = drawn.clashes + overlaps + bent + (isTangled ? 1 : 0) + flow.flaws + size.flaws
  return { score: score + flaws * prices.flaw, flaws }
}

/** Few arrows run against the flow; at least four of five go down, or to the right. */
const flowScore = ({ routes, direction }: Drawn): Verdict => {
  const flowing = routes.filter(({ flows }) => flows)
  const ends = flowing.map(({ points }) => ({ start: points[0], end: points.at(-1) }))
  const left = ends.filter(({ start, end }) => (end?.x ?? 0) < (start?.x ?? 0) - 8).length
  const up = ends.filter(({ start, end }) => (end?.y ?? 0) < (start?.y ?? 0) - 8).length
  const isWild = flowing.length >= 5 && Math.min(left, up) * 5 > flowing.length
  const score =
    (direction === 'right' ? left * prices.against + up * prices.upward : up * prices.against) +
    (isWild ? prices.noFlow : 0)
  return { score, flaws: isWild ? 1 : 0 }
}

/** Margins, heading and key around a drawing. */
const around = { x: 40, y: 24, heading: 112, foot: 96 }

/** Sheets are landscape: higher than wide costs, and so does wider than 1.8 : 1; a quarter is not left empty. */
const sizeScore = ({ routes, rects, bounds, limits }: Drawn): Verdict => {
  const { x, y, w, h } = bounds
  const over = Math.max(0, w - limits.width) * 4 + Math.max(0, h - limits.height) * 2
  const shape = Math.max(0, h - w) / 8 + Math.max(0, w * 5 - h * 9) / 40
  // A key takes the left of the foot only.
  const field = { x: x - around.x, y: y - around.y, w: w + 2 * around.x, h: h + around.y + around.foot }
  const canvas = field.w * (h + around.heading + around.foot)
  const share =
    largestEmpty(field, [...rects, ...routes.flatMap(({ points }) => boundsOfPoints(points) ?? [])]) / canvas
  const isEmpty = share > 0.235
  const empty = isEmpty ? prices.empty + share * 200 : share * 100
  const score = Math.round((w * h) / 12_000 + over + shape + empty)
  return { score, flaws: (isEmpty ? 1 : 0) + (over > 0 ? 1 : 0) }
}
