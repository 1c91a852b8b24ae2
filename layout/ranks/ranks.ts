/**
 * Ranks of a level: each link that does not run back leads to a later one, and the links are as short as that allows
 * (Gansner et al. 1993).
 */
import { filled } from '../model/filled.ts'
import type { Arc } from '../solve/feasible.ts'
import { solve } from '../solve/simplex.ts'
import type { Level } from './level.ts'
import { alignOutcomes } from './outcomes.ts'
import { sequenceOf } from './sequence.ts'

/** `strict`: as early as links allow, for all; `shares`: a link into a later open group may stay in its rank. */
export type RankWishes = { strict: boolean; shares: boolean }

/** A rank from 0 for each vertex, none of them empty. */
export function ranksOf(level: Pick<Level, 'vertices' | 'links'>, { strict, shares }: RankWishes): number[] {
  const count = level.vertices.length
  orient(level)
  const arcs = level.links.map(({ from, to, weight, isBack }): Arc => {
    const [first, next] = isBack ? [to, from] : [from, to]
    return { from: first, to: next, length: shares && isLaterGroup(first, next, level) ? 0 : 1, weight }
  })
  const all = [...arcs, ...besideMates(level)]
  const ranks = [...solve(filled(count, 0), all).at]
  if (!strict) balance(ranks, all, alignOutcomes(ranks, all))
  return compress(ranks)
}

/** Lanes are groups in the order of their items. */
const isLaterGroup = (from: number, to: number, { vertices }: Pick<Level, 'vertices'>): boolean => {
  const [group, other] = [vertices[from]!.groups[0], vertices[to]!.groups[0]]
  return group !== undefined && other !== undefined && group < other
}

/** Links that would close a circle of groups run back too: those against the sequence that most links follow. */
const orient = ({ vertices, links }: Pick<Level, 'vertices' | 'links'>): void => {
  const arcs = links.map(({ from, to, weight, isBack }) =>
    isBack ? { from: to, to: from, weight } : { from, to, weight },
  )
  const place = sequenceOf(vertices.length, arcs, (vertex) => vertices[vertex]!.met)
  for (const link of links) link.isBack = place[link.from]! > place[link.to]!
}

/** What no link holds in its open group is held near the first of its mates. */
const besideMates = ({ vertices, links }: Pick<Level, 'vertices' | 'links'>): Arc[] => {
  const isLinked = new Set(links.flatMap(({ from, to }) => [from, to]))
  return vertices.flatMap(({ groups }, index): Arc[] => {
    const group = groups.at(-1)
    if (group === undefined || isLinked.has(index)) return []
    const mate = vertices.findIndex((other, at) => at !== index && other.groups.includes(group))
    return mate < 0 ? [] : [{ from: mate, to: index, length: 0, weight: 1 }]
  })
}

/** Vertices with as much weight coming as going, but those that have their place, move to the emptiest rank that they may have. */
const balance = (ranks: number[], arcs: readonly Arc[], placed: ReadonlySet<number>): void => {
  const crowd = new Map<number, number>()
  const crowdAt = (rank: number): number => crowd.get(rank) ?? 0
  for (const rank of ranks) crowd.set(rank, crowdAt(rank) + 1)
  for (const [vertex, now] of ranks.entries()) {
    if (placed.has(vertex)) continue
    const [into, out] = [arcs.filter(({ to }) => to === vertex), arcs.filter(({ from }) => from === vertex)]
    if (into.length === 0 || out.length === 0 || weightOf(into) !== weightOf(out)) continue
    const first = Math.max(...into.map(({ from, length }) => ranks[from]! + length))
    const last = Math.min(...out.map(({ to, length }) => ranks[to]! - length))
    let best = now
    for (let rank = first; rank <= last; rank++) if (crowdAt(rank) < crowdAt(best) - (best === now ? 1 : 0)) best = rank
    crowd.set(now, crowdAt(now) - 1)
    crowd.set(best, crowdAt(best) + 1)
    ranks[vertex] = best
  }
}

const weightOf = (arcs: readonly Arc[]): number => arcs.reduce((sum, { weight }) => sum + weight, 0)

const compress = (ranks: readonly number[]): number[] => {
  const used = [...new Set(ranks)].sort((a, b) => a - b)
  return ranks.map((rank) => used.indexOf(rank))
}
