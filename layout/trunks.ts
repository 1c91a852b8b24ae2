/**
 * Trunks drawn once: of the edges of a trunk the one in focus, or else the first, is drawn whole, each other one from
 * where it parts.
 */
import type { Point } from '../src/geometry/rect.ts'
import { bendRadius, type EdgePlace } from './model/graph.ts'
import { type Route, straighten } from './route/route.ts'

export type Branch = { points: Point[]; joins: NonNullable<EdgePlace['joins']> }

export function branchOff(routes: readonly Route[]): Map<Route, Branch> {
  const branches = new Map<Route, Branch>()
  const ordered = routes.toSorted((a, b) => Number(b.edge.given.whole ?? false) - Number(a.edge.given.whole ?? false))
  for (const [index, route] of ordered.entries()) {
    const mates = ordered.slice(0, index).filter(({ trunk }) => trunk !== undefined && trunk === route.trunk)
    const cuts = mates.flatMap((mate) => cut(route, mate) ?? [])
    const shortest = cuts.reduce<Branch | undefined>(
      (best, next) => (best && length(best) <= length(next) ? best : next),
      undefined,
    )
    if (shortest !== undefined) branches.set(route, shortest)
  }
  return branches
}

const length = ({ points }: Branch): number =>
  points
    .slice(1)
    .reduce(
      (sum, { x, y }, index) => sum + Math.abs(x - (points[index]?.x ?? x)) + Math.abs(y - (points[index]?.y ?? y)),
      0,
    )

/** What is left of a route where it shares its first stretch with another. */
const cut = (route: Route, mate: Route): Branch | undefined => {
  const at = route.hub ?? 'from'
  const [own, other] = [route.points, mate.points].map((points) => (at === 'to' ? points.toReversed() : points))
  if (own === undefined || other === undefined || !same(own[0], other[0])) return undefined
  const points = partingOf(own, other)
  if (points === undefined) return undefined
  return { points: at === 'to' ? points.toReversed() : points, joins: { edge: mate.edge.index, at } }
}

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y

/** What is left of a way from a corner's radius before the point where it parts from another one with the same start. */
export const partingOf = (own: readonly Point[], other: readonly Point[]): Point[] | undefined => {
  for (let index = 1; index < own.length; index++) {
    const [before, next, mate] = [own[index - 1], own[index], other[index]]
    if (before === undefined || next === undefined || mate === undefined) return undefined
    if (same(next, mate)) continue
    const [way, mateWay] = [wayOf(before, next), wayOf(before, mate)]
    const isAlong = way.x === mateWay.x && way.y === mateWay.y
    const earlier = own[index - 2]
    const last = isAlong ? way : earlier === undefined ? undefined : wayOf(earlier, before)
    if (last === undefined) return undefined
    const reach = Math.min(
      Math.abs(next.x - before.x) + Math.abs(next.y - before.y),
      Math.abs(mate.x - before.x) + Math.abs(mate.y - before.y),
    )
    const parts = isAlong ? { x: before.x + way.x * reach, y: before.y + way.y * reach } : before
    const start = { x: parts.x - last.x * bendRadius, y: parts.y - last.y * bendRadius }
    return straighten([start, parts, ...own.slice(index)])
  }
  return undefined
}

const wayOf = (from: Point, to: Point): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) })
