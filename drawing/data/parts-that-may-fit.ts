/**
 * Parts of a graph that may fit a scene where the whole does not: around the node with the most edges, the largest first.
 */
import { count } from '../../src/scene/count.ts'
import { deepest, type GraphPart, partOf, type Whole } from './graph-part.ts'
import type { GraphNode } from './graph-types.ts'
import { isNamed } from './named.ts'
import type { Target } from './references.ts'

/** A part, and what is said where it is drawn instead of the whole. */
export type FittingPart = { part: GraphPart; warnings: PartWarning[] }

type PartWarning = { level: 'warning'; at: string; problem: string }

/** So many are tried: each takes as long as a drawing. */
const most = 3

/** The least and the greatest share of the nodes that a part has: less says too little, more is hardly smaller. */
const share = { least: 0.25, greatest: 0.85 } as const

/** The parts to try. */
export function partsThatMayFit(whole: Whole, targets: Target[]): FittingPart[] {
  const center = busiest(whole)
  const around = center?.id ?? center?.name
  if (around === undefined) return []
  const parts: FittingPart[] = []
  let before = 0
  for (let depth = 1; depth <= deepest; depth++) {
    const outcome = partOf(whole, { around, depth }, targets)
    if (!outcome.ok) return []
    const nodes = whole.nodes.filter((node) => outcome.shown.has(node)).length / whole.nodes.length
    if (nodes === before || nodes > share.greatest) break
    before = nodes
    if (nodes >= share.least) parts.unshift({ part: { around, depth }, warnings: warningsOn(whole, outcome.shown) })
  }
  return parts.slice(0, most)
}

/** The node that most edges join to others, the first of several. */
const busiest = ({ nodes, edges }: Whole): GraphNode | undefined => {
  const joined = (node: GraphNode): number => edges.filter(({ from, to }) => isNamed(node, [from, to])).length
  const named = nodes.filter(({ id, name }) => (id ?? name) !== undefined)
  return named.toSorted((a, b) => joined(b) - joined(a))[0]
}

/** How much of each list is not drawn. */
const warningsOn = ({ nodes, edges, groups = [] }: Whole, shown: ReadonlySet<object>): PartWarning[] =>
  Object.entries({ node: nodes, edge: edges, group: groups }).flatMap(([what, all]): PartWarning[] => {
    const hidden = all.filter((each) => !shown.has(each)).length
    const problem = `${hidden} of ${count(all.length, what)} ${hidden === 1 ? 'is' : 'are'} not drawn: the whole is larger than a scene; choose another part (around, depth), or split it`
    return hidden === 0 ? [] : [{ level: 'warning', at: `${what}s`, problem }]
  })
