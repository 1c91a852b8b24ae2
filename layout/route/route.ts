/**
 * Routes all edges: cheapest paths through the net, in rounds in which each edge is removed and routed again among the
 * others. Edges of one trunk are routed as a tree.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Direction } from '../model/graph.ts'
import type { Edge, Model, Node } from '../model/model.ts'
import type { Placement } from '../place/place.ts'
import { findWay, type Router } from './find-way.ts'
import { type Job, jobsOf } from './jobs.ts'
import { titleRooms, weaveNet } from './net.ts'
import { type Loads, makeLoads } from './prices.ts'
import { findTracks } from './tracks.ts'
import { isSameWay, layWay, takeUpWay, type Way } from './way.ts'

/** An edge's way as points, from node to node. */
export type Route = {
  edge: Edge
  points: Point[]
  trunk: number | undefined
  hub: 'from' | 'to' | undefined
  free: boolean
}

export type RoutingOptions = { direction: Direction; rounds?: number; obstacles?: readonly Rect[]; loads?: Loads }

export function routeEdges(model: Model, placement: Placement, options: RoutingOptions): Route[] {
  const { direction, rounds = 3, obstacles = [], loads = makeLoads() } = options
  const rects = placement.nodes
  const titles = [...titleRooms(placement.groups, model).map(({ room }) => room), ...obstacles]
  const net = weaveNet(placement, findTracks(model, placement), titles)
  const ground = { rects, groups: placement.groups, net, exits: new Map() }
  const router = { ground, model, direction, loads }
  const jobs = jobsOf(model, rects)
  const laid = new Map<Job, Member[]>()
  // Once every job in a row has kept its path, nothing changes any more.
  let settled = 0
  for (let turn = 0; turn < rounds * jobs.length && settled < jobs.length; turn++) {
    const job = jobs[turn % jobs.length] as Job
    const before = laid.get(job) ?? []
    for (const { way } of before) if (way !== undefined) takeUpWay(way, loads)
    const after = layJob(job, router)
    laid.set(job, after)
    settled = turn >= jobs.length && isSame(before, after) ? settled + 1 : 0
  }
  return jobs.flatMap((job, index) => (laid.get(job) ?? []).map((member) => toRoute(member, job, { index, rects })))
}

/** An edge and its way from the job's hub on; without a way where there is none. */
type Member = { edge: Edge; way: Way | undefined }

const isSame = (before: readonly Member[], after: readonly Member[]): boolean =>
  before.every(({ way }, index) => isSameWay(way, after[index]?.way))

const layJob = (job: Job, router: Router): Member[] => {
  const members: Member[] = []
  for (const edge of job.edges) {
    const way = findWay(edge, job.hub, { laid: members.flatMap(({ way: known }) => known ?? []), router })
    if (way !== undefined) layWay(way, router.loads)
    members.push({ edge, way })
  }
  return members
}

const toRoute = (
  { edge, way }: Member,
  job: Job,
  { index, rects }: { index: number; rects: Map<Node, Rect> },
): Route => {
  const trunk = job.edges.length > 1 ? index : undefined
  const points = way === undefined ? direct(edge, rects) : pointsOf(way)
  const along = way !== undefined && job.hub === 'to' ? points.toReversed() : points
  return {
    edge,
    points: straighten(along),
    trunk,
    hub: trunk === undefined ? undefined : job.hub,
    free: way !== undefined,
  }
}

const pointsOf = ({ start, prefix, spots, goal }: Way): Point[] => [
  start.point,
  ...[...prefix, ...spots].map(({ x, y }) => ({ x, y })),
  goal.point,
]

/** The fallback without a free path: one turn, through whatever is there. */
const direct = ({ from, to }: Edge, rects: Map<Node, Rect>): Point[] => {
  const [a, b] = [rects.get(from), rects.get(to)]
  if (a === undefined || b === undefined) return []
  const [start, end] = [
    { x: a.x + a.w / 2, y: a.y + a.h / 2 },
    { x: b.x + b.w / 2, y: b.y + b.h / 2 },
  ]
  const side = end.x > start.x ? a.x + a.w : a.x
  const top = end.y > start.y ? b.y : b.y + b.h
  if (Math.abs(end.y - start.y) < b.h / 2)
    return [
      { x: side, y: start.y },
      { x: end.x > start.x ? b.x : b.x + b.w, y: start.y },
    ]
  if (Math.abs(end.x - start.x) < a.w / 2)
    return [
      { x: end.x, y: end.y > start.y ? a.y + a.h : a.y },
      { x: end.x, y: top },
    ]
  return [
    { x: side, y: start.y },
    { x: end.x, y: start.y },
    { x: end.x, y: top },
  ]
}

/** Drops points where the path does not turn. */
export const straighten = (points: readonly Point[]): Point[] => {
  const kept: Point[] = []
  for (const point of points) {
    const [last, before] = [kept.at(-1), kept.at(-2)]
    if (last !== undefined && last.x === point.x && last.y === point.y) continue
    const straight =
      last !== undefined &&
      before !== undefined &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y))
    if (straight) kept.pop()
    kept.push(point)
  }
  return kept
}
