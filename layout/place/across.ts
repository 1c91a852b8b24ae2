/**
 * Where everything in ordered layers goes across the flow: the links as straight as possible by a network simplex over the
 * auxiliary graph of Gansner et al. (1993), then what can move freely to the middle of its neighbors.
 */
import { filled } from '../model/filled.ts'
import type { Layers, Segment } from '../order/layers.ts'
import type { Arc } from '../solve/feasible.ts'
import { solve } from '../solve/simplex.ts'
import { apart } from './arrangement.ts'
import { noSpread, type Spread } from './fans-across.ts'

export type Ground = Pick<Layers, 'groups' | 'real' | 'count'> & {
  rows: readonly (readonly number[])[]
  /** Only those whose ends are both in rows. */
  segments: readonly Segment[]
  /** How wide each vertex is with its words; dummies are narrow. */
  width: (vertex: number) => number
  isGroup: (vertex: number) => boolean
  /** Free units inside the walls of an open group. */
  pads: (group: number) => { left: number; right: number }
}

/** Pieces of long links are straightened first: a bend of theirs is the least needed. */
const straightness = { between: 8, chain: 4, atEnds: 2, short: 1 } as const

const pullOf = ({ from, to, weight, isLong, isChain }: Segment, real: number): number => {
  const kind = from >= real && to >= real ? 'between' : isLong ? 'atEnds' : isChain ? 'chain' : 'short'
  return weight * straightness[kind]
}

/** How far from the middle of a vertex a segment ends, in whole units. */
const offOf = ({ off }: Segment, end: 'from' | 'to'): number => Math.round(off?.[end] ?? 0)

/** Walls of open groups are pulled together. */
const wallPull = 4

/** The middles of all vertices across the flow, the leftmost side at 0; `spreadFrom` gives hubs their places, by variables from a first one on. */
export function acrossOf(ground: Ground, spreadFrom: (first: number) => Spread = () => noSpread): number[] {
  const distances = [...distancesInRows(ground), ...distancesOfGroups(ground)]
  const walls = wallsOf(ground)
  const spread = spreadFrom(ground.count + 2 * walls.size)
  let variables = ground.count + 2 * walls.size + spread.count
  const arcs = [...distances, ...spread.arcs]
  for (const segment of ground.segments) {
    const pull = pullOf(segment, ground.real)
    for (const end of ['from', 'to'] as const)
      arcs.push({ from: variables, to: segment[end], length: -offOf(segment, end), weight: pull })
    variables++
  }
  const at = [...solve(filled(variables, 0), arcs).at]
  center(at, { distances, placed: spread.placed }, ground)
  const all = ground.rows.flat()
  const left = Math.min(...all.map((vertex) => at[vertex]! - ground.width(vertex) / 2))
  return at.slice(0, ground.count).map((each) => each - left)
}

/** Two variables for each open group, after those of the vertices. */
const wallsOf = ({ groups, count }: Ground): Map<number, { low: number; high: number }> => {
  const open = [...new Set(groups.flat())].sort((a, b) => a - b)
  return new Map(open.map((group, index) => [group, { low: count + 2 * index, high: count + 2 * index + 1 }]))
}

const distancesInRows = ({ rows, width, isGroup, real }: Ground): Arc[] =>
  rows.flatMap((row) =>
    row.slice(1).map((right, index): Arc => {
      const left = row[index]!
      const gap =
        left >= real && right >= real
          ? 2
          : left >= real || right >= real
            ? 3
            : isGroup(left) || isGroup(right)
              ? apart.groups
              : apart.nodes
      return { from: left, to: right, length: Math.ceil((width(left) + width(right)) / 2) + gap, weight: 0 }
    }),
  )

/** Members are inside the walls of their group; in each row, others are outside. */
const distancesOfGroups = (ground: Ground): Arc[] => {
  const { rows, groups, width, pads } = ground
  const walls = wallsOf(ground)
  const arcs: Arc[] = []
  for (const [group, { low, high }] of walls) {
    const { left, right } = pads(group)
    arcs.push({ from: low, to: high, length: left + right, weight: wallPull })
    for (const row of rows)
      for (const vertex of row) {
        if (!groups[vertex]!.includes(group)) continue
        const half = Math.ceil(width(vertex) / 2)
        const depth = groups[vertex]!.length - 1 - groups[vertex]!.indexOf(group)
        arcs.push({ from: low, to: vertex, length: left + half + 3 * depth, weight: 0 })
        arcs.push({ from: vertex, to: high, length: right + half + 3 * depth, weight: 0 })
      }
  }
  for (const row of rows)
    for (const [index, right] of row.slice(1).entries()) {
      const left = row[index]!
      const [leave, enter] = [outerOf(groups[left]!, groups[right]!), outerOf(groups[right]!, groups[left]!)]
      if (leave === undefined && enter === undefined) continue
      const from = leave === undefined ? left : walls.get(leave)!.high
      const to = enter === undefined ? right : walls.get(enter)!.low
      const halves = (leave === undefined ? width(left) / 2 : 0) + (enter === undefined ? width(right) / 2 : 0)
      arcs.push({ from, to, length: Math.ceil(halves) + 4, weight: 0, softness: 1 })
    }
  return arcs
}

/** The outermost group of the first that is not around the second. */
const outerOf = (groups: readonly number[], others: readonly number[]): number | undefined =>
  groups.find((group) => !others.includes(group))

/** Moves each vertex that has no place by a fan to the mean of its neighbors within its slack, if that costs nothing. */
const center = (
  at: number[],
  { distances, placed }: { distances: readonly Arc[]; placed: ReadonlySet<number> },
  { segments, count, real }: Ground,
): void => {
  const neighbors = Array.from({ length: count }, (): { vertex: number; off: number; pull: number }[] => [])
  for (const segment of segments) {
    const { from, to } = segment
    const pull = pullOf(segment, real)
    const by = offOf(segment, 'to') - offOf(segment, 'from')
    neighbors[from]!.push({ vertex: to, off: by, pull })
    neighbors[to]!.push({ vertex: from, off: -by, pull })
  }
  for (let pass = 0; pass < 4; pass++)
    for (let vertex = 0; vertex < count; vertex++) {
      const own = neighbors[vertex]!
      if (own.length === 0 || placed.has(vertex)) continue
      let [low, high] = [-Infinity, Infinity]
      for (const { from, to, length } of distances) {
        if (to === vertex) low = Math.max(low, at[from]! + length)
        if (from === vertex) high = Math.min(high, at[to]! - length)
      }
      const mean = own.reduce((sum, each) => sum + at[each.vertex]! + each.off, 0) / own.length
      const wish = Math.min(high, Math.max(low, Math.round(mean)))
      const cost = (x: number): number =>
        own.reduce((sum, each) => sum + each.pull * Math.abs(x - at[each.vertex]! - each.off), 0)
      if (cost(wish) <= cost(at[vertex]!)) at[vertex] = wish
    }
}
