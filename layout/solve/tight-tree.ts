/**
 * A spanning tree of arcs without slack: the state of the network simplex.
 *
 * Where variables hang together only by slack arcs, the part that has been reached is moved until one of them is tight.
 */
import type { Arc } from './feasible.ts'
import { columnsOf } from './incidence.ts'

export type TightTree = {
  /** For each variable the arcs of the tree that touch it. */
  readonly touching: number[][]
}

/** Moves positions, and adds arcs without weight between parts that no arc joins. */
export function tightTree(at: Int32Array, arcs: Arc[]): TightTree {
  const count = at.length
  const incident = incidentOf(count, arcs)
  const open = new OpenArcs(arcs)
  const touching: number[][] = Array.from({ length: count }, () => [])
  const isReached = new Uint8Array(count)
  const reached: number[] = []
  const reach = (variable: number): void => {
    isReached[variable] = 1
    reached.push(variable)
  }
  const join = (index: number): void => {
    touching[arcs[index]!.from]!.push(index)
    touching[arcs[index]!.to]!.push(index)
  }
  reach(0)
  for (let next = 0; reached.length < count; ) {
    for (; next < reached.length; next++)
      for (const index of incident[reached[next]!]!) {
        const { from, to, length } = arcs[index]!
        const other = from === reached[next] ? to : from
        if (isReached[other] === 1 || at[to]! - at[from]! !== length) continue
        join(index)
        reach(other)
      }
    if (reached.length === count) break
    const index = open.leastSlack(at, isReached) ?? bridge(at, arcs, isReached)
    const { from, to, length } = arcs[index]!
    const slack = at[to]! - at[from]! - length
    const isFrom = isReached[from] === 1
    for (const variable of reached) at[variable]! += isFrom ? slack : -slack
    join(index)
    reach(isFrom ? to : from)
  }
  return { touching }
}

const incidentOf = (count: number, arcs: readonly Arc[]): number[][] => {
  const incident: number[][] = Array.from({ length: count }, () => [])
  for (const [index, { from, to }] of arcs.entries()) {
    incident[from]!.push(index)
    incident[to]!.push(index)
  }
  return incident
}

/** Arcs that are not between two reached variables. */
class OpenArcs {
  private readonly from: Int32Array
  private readonly to: Int32Array
  private readonly length: Int32Array
  private readonly open: Int32Array
  private count: number

  constructor(arcs: readonly Arc[]) {
    const { from, to, length } = columnsOf(arcs)
    this.from = from
    this.to = to
    this.length = length
    this.count = arcs.length
    this.open = new Int32Array(this.count)
    for (let index = 0; index < this.count; index++) this.open[index] = index
  }

  /** The arc with the least slack out of what has been reached; those that are reached altogether go. */
  leastSlack(at: Int32Array, isReached: Uint8Array): number | undefined {
    const { from, to, length, open } = this
    let [best, least, kept]: [number | undefined, number, number] = [undefined, Infinity, 0]
    for (let slot = 0; slot < this.count; slot++) {
      const arc = open[slot]!
      const [isFrom, isTo] = [isReached[from[arc]!]!, isReached[to[arc]!]!]
      if (isFrom + isTo === 2) continue
      open[kept++] = arc
      if (isFrom + isTo === 0) continue
      const slack = at[to[arc]!]! - at[from[arc]!]! - length[arc]!
      if (slack < least) [best, least] = [arc, slack]
    }
    this.count = kept
    return best
  }
}

/** Holds the first variable of a part that no arc joins where it is. */
const bridge = (at: Int32Array, arcs: Arc[], isReached: Uint8Array): number => {
  const to = isReached.indexOf(0)
  arcs.push({ from: 0, to, length: at[to]! - at[0]!, weight: 0 })
  return arcs.length - 1
}
