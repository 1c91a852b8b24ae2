/**
 * The ways of arrows between two columns: level, down or up on a track, level. Arrows from one place share a track.
 */
import { lengthOf } from '../../drawing/graph/labels/candidates.ts'
import { partingOf } from '../../drawing/graph/trunks.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** A way from a height on the left to one on the right. */
export type Way = { from: number; to: number }

/** The track of each way, from 0 on the left, and how many there are; ways that stay level need none. */
export type Tracks = { tracks: (number | undefined)[]; count: number }

type Net = { from: number; to: number[]; top: number; bottom: number }

export function findTracks(ways: readonly Way[]): Tracks {
  const nets = [...new Set(ways.map(({ from }) => from))].flatMap((from): Net[] => {
    const to = ways.filter((way) => way.from === from).map((way) => way.to)
    const all = [from, ...to]
    return to.every((y) => y === from) ? [] : [{ from, to, top: Math.min(...all), bottom: Math.max(...all) }]
  })
  const order = untangled(nets.toSorted((a, b) => a.from - b.from))
  const tracks = packed(order)
  return {
    tracks: ways.map(({ from, to }) => (from === to ? undefined : tracks.get(order.find((net) => net.from === from)))),
    count: Math.max(0, ...[...tracks.values()].map((track) => track + 1)),
  }
}

/** Neighbors exchanged as long as fewer ways cross. */
const untangled = (start: readonly Net[]): Net[] => {
  let best = [...start]
  let least = costOf(best)
  for (let round = 0; round < best.length; round++)
    for (let index = 0; index + 1 < best.length; index++)
      for (const next of [best.with(index, best[index + 1] as Net).with(index + 1, best[index] as Net)]) {
        const cost = costOf(next)
        if (cost < least) [best, least] = [next, cost]
      }
  return best
}

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

/** Nets that share no height share a track. */
const packed = (nets: readonly Net[]): Map<Net | undefined, number> => {
  const tracks = new Map<Net | undefined, number>()
  for (const [index, net] of nets.entries()) {
    const before = nets.slice(0, index).filter(({ top, bottom }) => top <= net.bottom && net.top <= bottom)
    tracks.set(net, Math.max(-1, ...before.map((other) => tracks.get(other) ?? -1)) + 1)
  }
  return tracks
}

/** A way from where it parts from one drawn before it from the same column. */
export const fromTrunk = (ways: readonly Point[][], index: number): Point[] => {
  const own = ways[index] ?? []
  const mates = ways.slice(0, index).filter(([start]) => start?.x === own[0]?.x && start?.y === own[0]?.y)
  const cuts = mates.flatMap((mate) => [partingOf(own, mate) ?? own])
  return cuts.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0] ?? own
}
