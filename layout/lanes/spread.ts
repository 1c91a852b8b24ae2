/**
 * Separates edges on one line: side by side, 16 px apart, in an order without crossings.
 */
import { type Route, straighten } from '../route/route.ts'
import { type Field, type Lane, lanesOf } from './lane.ts'
import { compareLanes } from './order.ts'
import { areBeside, placesOf } from './places.ts'

/** Between two edges that run beside each other; twice as much where they carry marks at their ends. */
const usual = 16
const plainRun = 16

/** Tighter pitches where there is no room, in quarters of that. */
const pitchesOf = (distance: number): number[] => [4, 3, 2, 1].map((quarters) => (distance * quarters) / 4)

/** Edges closer than they should be: where, and how many pixels are missing. */
export type Squeeze = { level: boolean; at: number; lack: number; pitch: number; edges: number[] }

export function spreadLanes(routes: Route[], field: Field): Squeeze[] {
  const squeezes: Squeeze[] = []
  const distance = routes.some(({ edge: { given } }) => (given.run ?? plainRun) > plainRun) ? 2 * usual : usual
  for (const [pass, level] of [true, false, true, false].entries()) {
    for (const cluster of clustersOf(lanesOf(routes, level, field), distance)) {
      const squeeze = settle(cluster, distance)
      if (pass >= 2 && squeeze !== undefined) squeezes.push(squeeze)
    }
    for (const route of routes) route.points = straighten(route.points)
  }
  return squeezes
}

const areNear = (a: Lane, b: Lane, distance: number): boolean => Math.abs(a.at - b.at) < distance && areBeside(a, b)

/** Lanes so near to each other that moving one may move the other. */
const reach = 40

/** Lanes that lie beside others, directly or through others between them, where one at least must move. */
const clustersOf = (lanes: readonly Lane[], distance: number): Lane[][] => {
  const seen = new Set<Lane>()
  const clusters: Lane[][] = []
  for (const lane of lanes) {
    if (seen.has(lane)) continue
    seen.add(lane)
    const cluster = [lane]
    for (const member of cluster)
      for (const other of lanes)
        if (!seen.has(other) && areNear(member, other, reach)) {
          seen.add(other)
          cluster.push(other)
        }
    if (mustMove(cluster, distance)) clusters.push(cluster)
  }
  return clusters
}

const mustMove = (cluster: readonly Lane[], distance: number): boolean =>
  cluster.some(
    (lane, index) =>
      lane.at < lane.min ||
      lane.at > lane.max ||
      cluster.slice(index + 1).some((other) => areNear(lane, other, distance)),
  )

const settle = (cluster: Lane[], distance: number): Squeeze | undefined => {
  const order = sorted(cluster)
  for (const pitch of pitchesOf(distance)) {
    const places = placesOf(order, pitch)
    if (places === undefined && pitch > distance / 4) continue
    for (const [index, lane] of order.entries()) move(lane, places?.[index] ?? lane.at)
    if (pitch === distance && places !== undefined) return undefined
    const edges = cluster.flatMap(({ pieces }) => pieces.map(({ route }) => route.edge.index))
    return {
      level: order[0]?.level ?? true,
      at: order[0]?.at ?? 0,
      lack: (distance - pitch) * (order.length - 1),
      pitch: places === undefined ? 0 : pitch,
      edges,
    }
  }
  return undefined
}

/** Insertion sort: the comparison holds between neighbors, but is not always transitive. */
const sorted = (cluster: readonly Lane[]): Lane[] => {
  const order: Lane[] = []
  for (const lane of cluster.toSorted((a, b) => a.at - b.at)) {
    let place = order.length
    while (place > 0) {
      const before = order[place - 1]
      if (before === undefined || !areBeside(lane, before) || compareLanes(lane, before) >= 0) break
      place--
    }
    order.splice(place, 0, lane)
  }
  return order
}

const move = (lane: Lane, to: number): void => {
  for (const { route, index } of lane.pieces) {
    const { points } = route
    const [from, next] = [points[index], points[index + 1]]
    if (from === undefined || next === undefined) continue
    points[index] = lane.level ? { x: from.x, y: to } : { x: to, y: from.y }
    points[index + 1] = lane.level ? { x: next.x, y: to } : { x: to, y: next.y }
  }
}
