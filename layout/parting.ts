/**
 * Where a right-angled path parts from others that begin at the same point.
 */
import type { Point } from '../src/geometry/rect.ts'
import { bendRadius } from './model/graph.ts'

/** What is left of a path, the last path that it shares, and the point where it parts. */
type Followed = { mate: number; rest: Point[]; parting: Point }

/** Follows a path along others as far as they share it; undefined where they share nothing. */
export const followed = (
  own: readonly Point[],
  mates: readonly { mate: number; points: readonly Point[] }[],
): Followed | undefined => {
  let at = own[0]!
  let last: number | undefined
  for (let piece = 1; piece < own.length; ) {
    const end = own[piece]!
    const step = mates
      .map(({ mate, points }) => ({ mate, to: sharedEnd(at, end, points) }))
      .sort((a, b) => distance(at, b.to) - distance(at, a.to))[0]
    if (step === undefined || distance(at, step.to) === 0)
      return last === undefined ? undefined : { mate: last, ...restFrom(own, piece, at) }
    last = step.mate
    at = step.to
    if (distance(at, end) === 0) piece++
  }
  return last === undefined ? undefined : { mate: last, rest: [], parting: at }
}

const distance = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)

/** How far a straight way from `at` to `end` is on a path. */
const sharedEnd = (at: Point, end: Point, points: readonly Point[]): Point => {
  const isUpright = at.x === end.x
  const along = ({ x, y }: Point): number => (isUpright ? y : x)
  const across = ({ x, y }: Point): number => (isUpright ? x : y)
  let far = at
  for (let piece = 1; piece < points.length; piece++) {
    const [a, b] = [points[piece - 1]!, points[piece]!]
    if (across(a) !== across(at) || across(b) !== across(at)) continue
    const [low, high] = [Math.min(along(a), along(b)), Math.max(along(a), along(b))]
    if (along(far) < low || along(far) > high) continue
    const to = along(end) > along(at) ? Math.min(high, along(end)) : Math.max(low, along(end))
    if (Math.abs(to - along(at)) > distance(at, far)) far = isUpright ? { x: at.x, y: to } : { x: to, y: at.y }
  }
  return far
}

/** What is left, beginning a corner's radius before the parting, so that the corner is drawn out of the trunk. */
const restFrom = (own: readonly Point[], piece: number, parting: Point): { rest: Point[]; parting: Point } => {
  const before = own[piece - 1]!
  const isCorner = distance(before, parting) === 0
  const back = isCorner ? own[piece - 2] : before
  if (back === undefined) return { rest: [parting, ...own.slice(piece)], parting }
  const reach = Math.min(bendRadius, distance(back, parting))
  const start = {
    x: parting.x + Math.sign(back.x - parting.x) * reach,
    y: parting.y + Math.sign(back.y - parting.y) * reach,
  }
  return { rest: isCorner ? [start, parting, ...own.slice(piece)] : [start, ...own.slice(piece)], parting }
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0)
