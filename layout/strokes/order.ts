/**
 * The order of strokes that the router put on one line: each pair is followed both ways until the two part; who leaves to the
 * left hand was left all along (Wybrow et al. 2009; Pupyrev et al., Edge Routing with Ordered Bundles, 2011).
 */
import type { Board } from '../model/board.ts'
import { endOf, extentOf, type Net, type Run, type Stroke } from './net.ts'

export function orderStrokes(board: Board, net: Net): void {
  const lines = new Map<string, number[]>()
  for (const [index, { isUpright, at }] of net.strokes.entries())
    lines.set(`${isUpright} ${at}`, [...(lines.get(`${isUpright} ${at}`) ?? []), index])
  for (const line of lines.values()) if (line.length > 1) orderLine(board, net, wordsOutside(board, net, line))
}

/** From so many parallel strokes on, some are between others. */
const leastBetween = 3

/** Of several strokes between the same two items those with words are outside, where their words have room. */
const wordsOutside = ({ wires }: Board, { strokes }: Net, line: readonly number[]): number[] => {
  const wireOf = (index: number): Board['wires'][number] => wires[strokes[index]!.runs[0]!.wire]!
  const pairs = new Map<string, number[]>()
  for (const index of line) {
    const { from, to } = wireOf(index)
    const pair = `${Math.min(from, to)} ${Math.max(from, to)}`
    pairs.set(pair, [...(pairs.get(pair) ?? []), index])
  }
  const found = [...line]
  for (const mates of pairs.values()) {
    if (mates.length < leastBetween) continue
    const silent = mates.filter((index) => wireOf(index).labels.length === 0)
    const labeled = mates.filter((index) => wireOf(index).labels.length > 0)
    const before = labeled.slice(0, labeled.length >> 1)
    const sorted = [...before, ...silent, ...labeled.slice(before.length)]
    for (const [place, index] of sorted.entries()) found[line.indexOf(mates[place]!)] = index
  }
  return found
}

/** Who is to be after whom, by how many pairs of runs say so; circles are broken where that costs least. */
const orderLine = (board: Board, net: Net, line: readonly number[]): void => {
  const before = new Map<number, Map<number, number>>(line.map((index) => [index, new Map()]))
  const extents = new Map(line.map((index) => [index, extentOf(board, net, net.strokes[index]!)]))
  for (const [place, a] of line.entries())
    for (const b of line.slice(place + 1)) {
      const [one, other] = [extents.get(a)!, extents.get(b)!]
      if (one.low > other.high || other.low > one.high) continue
      const vote = votesOf(board, net, [net.strokes[a]!, net.strokes[b]!])
      if (vote > 0) before.get(a)!.set(b, vote)
      if (vote < 0) before.get(b)!.set(a, -vote)
    }
  const left = new Set(line)
  for (let rank = 0; left.size > 0; rank++) {
    let [best, least] = [-1, Infinity]
    for (const index of left) {
      let cost = 0
      for (const [other, votes] of before.get(index)!) if (left.has(other)) cost += votes
      if (cost < least) [best, least] = [index, cost]
    }
    net.strokes[best]!.rank = rank
    left.delete(best)
  }
}

const votesOf = (board: Board, net: Net, [a, b]: readonly [Stroke, Stroke]): number => {
  let sum = 0
  for (const one of a.runs)
    for (const other of b.runs) sum += voteFrom(board, net, [one, other], -1) + voteFrom(board, net, [one, other], 1)
  return sum
}

/** How far pairs are followed. */
const farthest = 12

/** 1 if the first belongs at the larger coordinate, as seen by walking both runs in one direction; -1 the other way. */
const voteFrom = (board: Board, net: Net, pair: readonly [Run, Run], start: -1 | 1): number => {
  let [first, second] = pair
  let way: -1 | 1 = start
  let isLeft = 0
  for (let step = 0; step < farthest; step++) {
    const [one, other] = [ahead(board, net, first, way), ahead(board, net, second, way)]
    if (one.end !== other.end) {
      isLeft = one.end * way < other.end * way ? one.turn : -other.turn
      break
    }
    if (one.turn !== other.turn) {
      isLeft = one.turn - other.turn
      break
    }
    if (one.next === undefined || other.next === undefined) break
    way = one.nextWay
    ;[first, second] = [one.next, other.next]
  }
  // To the left is a larger x where the walk goes down, a smaller y where it goes right.
  return (pair[0].isUpright ? -Math.sign(isLeft) : Math.sign(isLeft)) * start
}

type Ahead = { end: number; turn: number; next: Run | undefined; nextWay: -1 | 1 }

/** Where a run ends in a direction, to which hand the wire turns there (-1 left, 1 right, 0 it ends), and what follows. */
const ahead = (board: Board, net: Net, run: Run, way: -1 | 1): Ahead => {
  const isForward = (endOf(board, net, run, 1) - endOf(board, net, run, -1)) * way >= 0
  const step = isForward ? 1 : -1
  const end = endOf(board, net, run, step)
  const next = net.courses[run.wire]!.runs[run.place + step]
  if (next === undefined) return { end, turn: 0, next, nextWay: 1 }
  const away = Math.sign(endOf(board, net, next, step) - net.strokes[run.stroke]!.at)
  return { end, turn: run.isUpright ? -way * away : way * away, next, nextWay: away < 0 ? -1 : 1 }
}
