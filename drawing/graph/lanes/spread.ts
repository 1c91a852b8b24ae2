/**
 * Spreads edges that lie on one line: beside each other, 16 px apart, in the order in which they do not cross.
 */
import { type Route, straighten } from '../route/route.ts'
import { type Field, type Lane, lanesOf, type Piece } from './lane.ts'
import { compareLanes } from './order.ts'

/** Between two edges that run beside each other; twice as much where they carry marks at their ends. */
const usual = 16
const plainRun = 16

/** What is borne where there is no room, in quarters of that. */
const pitchesOf = (distance: number): number[] => [4, 3, 2, 1].map((quarters) => (distance * quarters) / 4)

/** Pieces that end nearer to each other than this lie beside each other. */
const touching = 12

/** Edges that had to move closer than they should: where, and how many pixels were lacking. */
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

/** Whether two lanes would touch if they lay on one line: not those of one edge or trunk. */
const areBeside = (a: Lane, b: Lane): boolean =>
  a.pieces.some((one) =>
    b.pieces.some(
      (two) =>
        one.route !== two.route &&
        (one.route.trunk === undefined || one.route.trunk !== two.route.trunk) &&
        one.low < two.high + touching &&
        two.low < one.high + touching &&
        !(meetAtBar(one, two) || meetAtBar(two, one)),
    ),
  )

/** A bar is thinner than what keeps pieces apart: what comes in on one side of it may go on straight on the other. */
const meetAtBar = (one: Piece, two: Piece): boolean =>
  one.route.edge.to === two.route.edge.from &&
  one.route.edge.to.given.outline === 'bar' &&
  (one.high <= two.low || two.high <= one.low)

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

/** By insertion: the comparison holds between neighbours, not always across them. */
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

/** A line for each lane at this pitch; nothing where they find no room. */
const placesOf = (order: readonly Lane[], pitch: number): number[] | undefined => {
  const wishes = wishesOf(order, pitch)
  const ceilings = ceilingsOf(order, pitch)
  const places: number[] = []
  for (const [index, lane] of order.entries()) {
    const before = order
      .slice(0, index)
      .map((other, place) => (areBeside(lane, other) ? (places[place] ?? 0) + pitch : -1e6))
    const floor = Math.max(lane.min, ...before)
    const ceiling = ceilings[index] ?? lane.max
    if (floor > ceiling) return undefined
    places.push(Math.min(Math.max(wishes[index] ?? lane.at, floor), ceiling))
  }
  return places
}

/** The last line for each lane that leaves room for those after it. */
const ceilingsOf = (order: readonly Lane[], pitch: number): number[] => {
  const ceilings: number[] = order.map(({ max }) => max)
  for (let index = order.length - 1; index >= 0; index--)
    for (let after = index + 1; after < order.length; after++) {
      const [lane, other] = [order[index], order[after]]
      if (lane !== undefined && other !== undefined && areBeside(lane, other))
        ceilings[index] = Math.min(ceilings[index] ?? lane.max, (ceilings[after] ?? other.max) - pitch)
    }
  return ceilings
}

/** Where the lanes would lie if no more than they themselves were in the way: each pair gives way by halves. */
const wishesOf = (order: readonly Lane[], pitch: number): number[] => {
  const wishes = order.map(({ at, min, max }) => Math.min(Math.max(at, min), max))
  for (let round = 0; round < 40; round++)
    for (const [index, lane] of order.entries())
      for (let after = index + 1; after < order.length; after++) {
        const other = order[after]
        const lack = (wishes[index] ?? 0) + pitch - (wishes[after] ?? 0)
        if (other === undefined || lack <= 0 || !areBeside(lane, other)) continue
        wishes[index] = Math.max(lane.min, (wishes[index] ?? 0) - Math.ceil(lack / 2))
        wishes[after] = Math.min(other.max, (wishes[after] ?? 0) + Math.ceil(lack / 2))
      }
  return wishes.map((wish, index) => (order[index]?.at === wish ? wish : Math.round(wish / 8) * 8))
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
