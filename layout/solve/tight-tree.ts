/**
 * A spanning tree of arcs without slack: the state of the network simplex.
 *
 * Where variables hang together only by slack arcs, the part that has been reached is moved until one of them is tight.
 */
import { type Columns, incidenceOf } from './incidence.ts'

export type TightTree = {
  /** For each variable the arcs of the tree that touch it. */
  readonly touching: number[][]
}

/** Moves positions, and adds arcs without weight between parts that no arc joins. */
export function tightTree(at: Int32Array, arcs: Columns): TightTree {
  const count = at.length
  const { from, to, length } = arcs
  const incident = incidenceOf(count, from, to)
  const open = new OpenArcs(arcs)
  const touching: number[][] = Array.from({ length: count }, () => [])
  const isReached = new Uint8Array(count)
  const reached: number[] = []
  const reach = (variable: number): void => {
    isReached[variable] = 1
    reached.push(variable)
  }
  const join = (index: number): void => {
    touching[from[index]!]!.push(index)
    touching[to[index]!]!.push(index)
  }
  reach(0)
  for (let next = 0; reached.length < count; ) {
    for (; next < reached.length; next++) {
      const here = reached[next]!
      for (let slot = incident.start[here]!; slot < incident.start[here + 1]!; slot++) {
        const index = incident.arcs[slot]!
        const [first, last] = [from[index]!, to[index]!]
        const other = first === here ? last : first
        if (isReached[other] === 1 || at[last]! - at[first]! !== length[index]) continue
        join(index)
        reach(other)
      }
    }
    if (reached.length === count) break
    const index = open.leastSlack(at, isReached) ?? bridge(at, arcs, isReached)
    const slack = at[to[index]!]! - at[from[index]!]! - length[index]!
    const isFrom = isReached[from[index]!] === 1
    for (const variable of reached) at[variable]! += isFrom ? slack : -slack
    join(index)
    reach(isFrom ? to[index]! : from[index]!)
  }
  return { touching }
}

/** Arcs that are not between two reached variables. */
class OpenArcs {
  private readonly open: number[] = []
  private count: number

  constructor(private readonly arcs: Columns) {
    this.count = arcs.from.length
    for (let index = 0; index < this.count; index++) this.open.push(index)
  }

  /** The arc with the least slack out of what has been reached; those that are reached altogether go. */
  leastSlack(at: Int32Array, isReached: Uint8Array): number | undefined {
    const { open } = this
    const { from, to, length } = this.arcs
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
const bridge = (at: Int32Array, { from, to, length }: Columns, isReached: Uint8Array): number => {
  const next = isReached.indexOf(0)
  from.push(0)
  to.push(next)
  return length.push(at[next]! - at[0]!) - 1
}
