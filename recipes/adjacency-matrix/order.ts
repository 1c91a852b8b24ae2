/**
 * An order in which everything stands after what it needs, as far as cycles permit: strongly connected components
 * (Tarjan, 1972), whose members need each other, each in an order with few arrows back (Eades, Lin and Smyth, 1993).
 */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

/** A dependency between two nodes: `from` needs `to`. */
export type NodeNeed = { edge: GraphEdge; from: GraphNode; to: GraphNode }

/** The dependencies between nodes; those that name a group are left out. */
export const needsIn = ({ nodes, edges }: { nodes: GraphNode[]; edges: GraphEdge[] }): NodeNeed[] => {
  const names = new GraphNames({ nodes, groups: [] })
  return edges.flatMap((edge) => {
    const [from, to] = [names.node(edge.from), names.node(edge.to)]
    return from === undefined || to === undefined ? [] : [{ edge, from, to }]
  })
}

/** Nodes that need each other stand together; a node that is in no cycle is a block of one. */
export function blocksOf(nodes: readonly GraphNode[], needs: readonly NodeNeed[]): GraphNode[][] {
  const [found, low, stack]: [Map<GraphNode, number>, Map<GraphNode, number>, GraphNode[]] = [new Map(), new Map(), []]
  const blocks: GraphNode[][] = []
  const visit = (node: GraphNode): void => {
    found.set(node, found.size)
    low.set(node, found.get(node) ?? 0)
    stack.push(node)
    for (const { from, to } of needs) {
      if (from !== node) continue
      if (!found.has(to)) visit(to)
      if (stack.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(node) === found.get(node)) blocks.push(inOrder(stack.splice(stack.indexOf(node)), needs))
  }
  for (const node of nodes) if (!found.has(node)) visit(node)
  return blocks
}

/** The members of a block, those first that are needed and need little. */
const inOrder = (block: readonly GraphNode[], needs: readonly NodeNeed[]): GraphNode[] => {
  const [left, first, last]: [Set<GraphNode>, GraphNode[], GraphNode[]] = [new Set(block), [], []]
  const count = (node: GraphNode, key: 'from' | 'to', other: 'from' | 'to'): number =>
    needs.filter((need) => need[key] === node && need[other] !== node && left.has(need[other])).length
  while (left.size > 0) {
    const sink = [...left].find((node) => count(node, 'from', 'to') === 0)
    const next = sink ?? [...left].toSorted((a, b) => score(b) - score(a))[0]
    if (next === undefined) break
    left.delete(next)
    ;(sink === undefined ? last : first).push(next)
  }
  return [...first, ...last.toReversed()]

  function score(node: GraphNode): number {
    return count(node, 'from', 'to') - count(node, 'to', 'from')
  }
}

/** The needs of a ring in the order of its way around, from the first member. */
export const ringOf = (cycle: readonly GraphNode[], inside: readonly NodeNeed[]): NodeNeed[] => {
  const way: NodeNeed[] = []
  for (let at = cycle[0]; way.length < cycle.length; at = way.at(-1)?.to)
    way.push(...inside.filter(({ from }) => from === at).slice(0, 1))
  return way
}

/** The way around a ring, back to where it begins. */
export const wayAround = (cycle: readonly GraphNode[], inside: readonly NodeNeed[]): string =>
  [cycle[0], ...ringOf(cycle, inside).map(({ to }) => to)].map((node) => node?.name ?? node?.id ?? '').join(' → ')
