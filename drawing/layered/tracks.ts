/**
 * Tracks between two columns: where right-angled ways go up or down. Ways from one height share a track, and tracks are
 * in an order with few crossings.
 */
import { least, range } from 'd3-array'

/** A way from a height on the left to one on the right. */
export type Way = { from: number; to: number }

/** Ways from one height. */
type Net = { from: number; to: number[]; top: number; bottom: number }

/** The track of each way, from 0 on the left, and how many there are; ways that stay level need none. */
export function findTracks(ways: readonly Way[]): { tracks: (number | undefined)[]; count: number } {
  const tracks = packed(ordered(netsOf(ways)))
  return {
    tracks: ways.map(({ from, to }) => (from === to ? undefined : tracks.get(from))),
    count: Math.max(0, ...[...tracks.values()].map((track) => track + 1)),
  }
}

const netsOf = (ways: readonly Way[]): Net[] =>
  [...new Set(ways.map(({ from }) => from))].flatMap((from) => {
    const to = ways.filter((way) => way.from === from).map((way) => way.to)
    const isLevel = to.every((y) => y === from)
    return isLevel ? [] : [{ from, to, top: Math.min(from, ...to), bottom: Math.max(from, ...to) }]
  })

/** Each net, twice in turn, where it crosses fewest of the others. */
const ordered = (nets: readonly Net[]): Net[] =>
  [...nets, ...nets].reduce<Net[]>((order, net) => {
    const others = order.filter((other) => other !== net)
    const orders = range(others.length + 1).map((index) => others.toSpliced(index, 0, net))
    return least(orders, costOf) ?? order
  }, [])

/** Two ways on top of each other are worse than any crossings. */
const onTop = 100

/** Crossings of nets whose tracks are in this order from the left. */
const costOf = (nets: readonly Net[]): number => {
  let cost = 0
  for (const [index, left] of nets.entries())
    for (const right of nets.slice(index + 1)) {
      if (left.top < right.from && right.from < left.bottom) cost++
      cost += left.to.filter((y) => right.top < y && y < right.bottom).length
      if (left.to.includes(right.from)) cost += onTop
    }
  return cost
}

/** Ways on one track are so many pixels from each other: closer, two would read as one that changes its color. */
const clear = 40

/** The track of the net from each height; nets that share no height share a track. */
const packed = (nets: readonly Net[]): Map<number, number> => {
  const tracks = new Map<number, number>()
  for (const [index, { from, top, bottom }] of nets.entries()) {
    const before = nets.slice(0, index).filter((other) => other.top < bottom + clear && top < other.bottom + clear)
    tracks.set(from, Math.max(-1, ...before.map((other) => tracks.get(other.from) ?? -1)) + 1)
  }
  return tracks
}
