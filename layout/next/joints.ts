/**
 * Trunks drawn once: of the wires of a bundle the one that is wanted whole, or else the first, is drawn from end to end, each
 * other one from where it leaves what is drawn already.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { bendRadius, type EdgePlace, type Joint } from '../model/graph.ts'
import type { Wire } from './model/board.ts'

type Joins = NonNullable<EdgePlace['joins']>

/** What is drawn of each wire, and where strokes part or meet. */
export type Drawn = { points: Point[]; joins: Joins | undefined }[]

/** `paths` are the points of each wire in pixels, from end to end. */
export function joinBundles(wires: readonly Wire[], paths: readonly Point[][]): { drawn: Drawn; joints: Joint[] } {
  const drawn: Drawn = paths.map((points) => ({ points, joins: undefined }))
  const joints = new Map<string, Joint>()
  for (const mates of bundlesOf(wires)) {
    const done: number[] = []
    for (const index of mates) {
      const branch = done.length === 0 ? undefined : branchOf(index, done, { wires, paths })
      done.push(index)
      if (branch === undefined) continue
      drawn[index] = { points: branch.points, joins: branch.joins }
      if (branch.joins.at === 'both') continue
      const { x, y } = branch.parting
      const joint = joints.get(`${x} ${y}`) ?? { x, y, edges: [branch.joins.edge] }
      joint.edges.push(index)
      joints.set(`${x} ${y}`, joint)
    }
  }
  return { drawn, joints: [...joints.values()] }
}

/** The wires of each bundle of several, the one that is wanted whole first. */
const bundlesOf = (wires: readonly Wire[]): number[][] => {
  const bundles = new Map<number, number[]>()
  for (const [index, { bundle }] of wires.entries()) bundles.set(bundle, [...(bundles.get(bundle) ?? []), index])
  const isWhole = (index: number): number => (wires[index]!.given.whole === true ? 0 : 1)
  return [...bundles.values()].filter(({ length }) => length > 1).map((mates) => mates.sort((a, b) => isWhole(a) - isWhole(b) || a - b))
}

type Means = { wires: readonly Wire[]; paths: readonly Point[][] }
type Branch = { points: Point[]; joins: Joins; parting: Point }

/** What is left of a wire from where it parts from those drawn before; undefined where it shares nothing. */
const branchOf = (index: number, done: readonly number[], { wires, paths }: Means): Branch | undefined => {
  const own = wires[index]!
  const branches = (['from', 'to'] as const).flatMap((at) => {
    const mates = done.filter((mate) => wires[mate]![at] === own[at])
    const walk = (points: readonly Point[]): Point[] => (at === 'to' ? points.toReversed() : [...points])
    const found = followed(walk(paths[index]!), mates.map((mate) => ({ mate, points: walk(paths[mate]!) })))
    if (found === undefined) return []
    const joins: Joins = { edge: found.mate, at: found.rest.length < 2 ? 'both' : at }
    return [{ points: walk(found.rest.length < 2 ? walk(paths[index]!) : found.rest), joins, parting: found.parting }]
  })
  return branches.sort((a, b) => lengthOf(a.points) - lengthOf(b.points))[0]
}

type Followed = { mate: number; rest: Point[]; parting: Point }

/** Follows a path along others as far as they share it: the last of them, the point where it parts, and what is left. */
const followed = (own: readonly Point[], mates: readonly { mate: number; points: readonly Point[] }[]): Followed | undefined => {
  let at = own[0]!
  let last: number | undefined
  for (let piece = 1; piece < own.length; ) {
    const end = own[piece]!
    const step = mates
      .map(({ mate, points }) => ({ mate, to: sharedEnd(at, end, points) }))
      .sort((a, b) => distance(at, b.to) - distance(at, a.to))[0]
    if (step === undefined || distance(at, step.to) === 0) return last === undefined ? undefined : { mate: last, ...restFrom(own, piece, at) }
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

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0)
