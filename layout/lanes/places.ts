/**
 * Lines for lanes in their order: near to where they are, and a pitch apart where they run side by side.
 */
import type { Lane, Piece } from './lane.ts'

/** A line for each lane at this pitch; undefined if there is no room. */
export function placesOf(order: readonly Lane[], pitch: number): number[] | undefined {
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

/** Where the lanes would be with no other obstacles: each pair moves apart by equal shares. */
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

/** Pieces that end nearer to each other than this lie beside each other. */
const touching = 12

/** Whether two lanes would touch if they lay on one line: not those of one edge or trunk. */
export const areBeside = (a: Lane, b: Lane): boolean =>
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
