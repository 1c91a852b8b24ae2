/**
 * Which edges run against the layers of a graph: its outermost groups and the nodes in none are layers, and where those lead
 * to each other around, they are in the order with the fewest edges against it; of equals the order given.
 */
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

/** The best order of more is not searched for: the work doubles with each. */
const most = 12

/** The edges that lead to a layer before their own. */
export function againstLayers(data: GraphDocument): ReadonlySet<GraphEdge> {
  const names = new GraphNames(data)
  const layerOf = (reference: string): GraphGroup | GraphNode | undefined => {
    const { node, group } = names.end(reference) ?? {}
    const item = node ?? group
    return item === undefined ? undefined : (names.around(item).at(-1) ?? item)
  }
  const given = [...data.groups, ...data.nodes]
  const links = data.edges
    .map((edge) => ({ edge, from: layerOf(edge.from), to: layerOf(edge.to) }))
    .filter(({ from, to }) => from !== to)
  const reachable = (start: GraphGroup | GraphNode): Set<unknown> => {
    const found = new Set(links.flatMap(({ from, to }) => (from === start ? [to] : [])))
    for (const each of found) for (const { from, to } of links) if (from === each) found.add(to)
    return found
  }
  const around = given.filter((layer) => reachable(layer).has(layer))
  if (around.length === 0 || around.length > most) return new Set()
  const weights = around.map((from) => around.map((to) => links.filter((l) => l.from === from && l.to === to).length))
  const order = bestOrder(weights).map((index) => around[index])
  return new Set(
    links
      .filter(({ from, to }) => order.indexOf(to) < order.indexOf(from) && order.includes(to))
      .map(({ edge }) => edge),
  )
}

/** The order with the least weight against it, by dynamic programming over what is left (Held and Karp, 1962). */
const bestOrder = (weights: readonly (readonly number[])[]): number[] => {
  const layers = [...weights.keys()]
  const known = new Map<number, { cost: number; first: number }>()
  // What is left of a set as bits: the weight from each into the one that comes first is against the order.
  const costOf = (left: number): number => {
    if (left === 0) return 0
    const found = known.get(left)
    if (found !== undefined) return found.cost
    let best = { cost: Number.POSITIVE_INFINITY, first: -1 }
    for (const first of layers.filter((layer) => left & (1 << layer))) {
      const others = left & ~(1 << first)
      const against = layers.reduce(
        (sum, layer) => sum + (others & (1 << layer) ? (weights[layer]?.[first] ?? 0) : 0),
        0,
      )
      const cost = against + costOf(others)
      if (cost < best.cost) best = { cost, first }
    }
    known.set(left, best)
    return best.cost
  }
  const order: number[] = []
  for (let left = (1 << layers.length) - 1; left !== 0; left &= ~(1 << order.at(-1)!)) {
    costOf(left)
    order.push(known.get(left)!.first)
  }
  return order
}
