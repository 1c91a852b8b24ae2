/**
 * Amounts through a graph, laid out in columns: a node is as high as what passes through it, and an edge that skips
 * columns passes through them in a lane of its own, so that no ribbon runs over a node.
 */
import { sum } from 'd3-array'
import { type GraphData, type GraphEdge, type GraphNode, graphTargets } from '../../drawing/data/graph.ts'
import { References } from '../../drawing/data/references.ts'

/** A node, or the lane of an edge where it passes a column; `order` is its rank in the column. */
export type Stop = {
  node?: GraphNode
  edge?: GraphEdge
  column: number
  order: number
  value: number
  into: number
  out: number
}

/** The part of an edge from one column to the next, and the amounts above it where it leaves and where it arrives. */
export type Leg = { from: Stop; to: Stop; value: number; leaves: number; arrives: number }

export type Flow = { columns: Stop[][]; routes: Map<GraphEdge, Leg[]>; total: number }

/** Nodes in columns, in the order of the data, and the legs of all edges. */
export function flowOf(data: GraphData): Flow {
  const ends = endsOf(data)
  const depths = depthsOf(data.nodes, ends)
  const stops = new Map(
    data.nodes.map((node, order): [GraphNode, Stop] => [
      node,
      stopOf(node, { ends, order, column: depths.get(node) ?? 0 }),
    ]),
  )
  const all: Stop[] = [...stops.values()]
  const routes = new Map<GraphEdge, Leg[]>()
  for (const { edge, from, to } of ends) {
    const [start, end] = [stops.get(from), stops.get(to)]
    if (start === undefined || end === undefined) continue
    const value = edge.value ?? 0
    const lanes = Array.from(
      { length: end.column - start.column - 1 },
      (_, index): Stop => ({
        edge,
        column: start.column + 1 + index,
        order: start.order + (end.order + 1) / 1000,
        value,
        into: value,
        out: value,
      }),
    )
    all.push(...lanes)
    const way = [start, ...lanes, end]
    routes.set(
      edge,
      way.slice(1).map((to, index) => ({ from: way[index] ?? start, to, value, leaves: 0, arrives: 0 })),
    )
  }
  const count = Math.max(0, ...all.map(({ column }) => column)) + 1
  const columns = Array.from({ length: count }, (_, column) =>
    all.filter((stop) => stop.column === column).sort((a, b) => a.order - b.order),
  )
  stack([...routes.values()].flat())
  return { columns, routes, total: totalOf(data) }
}

/** Legs leave and arrive one below the other, in the order of what is at their other ends. */
const stack = (legs: Leg[]): void => {
  for (const [end, other, offset] of [
    ['from', 'to', 'leaves'],
    ['to', 'from', 'arrives'],
  ] as const) {
    const above = new Map<Stop, number>()
    for (const leg of legs.toSorted((a, b) => a[other].order - b[other].order)) {
      leg[offset] = above.get(leg[end]) ?? 0
      above.set(leg[end], leg[offset] + leg.value)
    }
  }
}

/** What comes in: the amounts that leave nodes which nothing enters. */
export const totalOf = (data: GraphData): number => {
  const ends = endsOf(data)
  const entered = new Set(ends.map(({ to }) => to))
  return sum(
    ends.filter(({ from }) => !entered.has(from)),
    ({ edge }) => edge.value ?? 0,
  )
}

/** What passes through a node. */
export const amountOf = (data: GraphData, node: GraphNode): number => {
  const { into, out } = stopOf(node, { ends: endsOf(data), order: 0, column: 0 })
  return Math.max(into, out)
}

type Ends = { edge: GraphEdge; from: GraphNode; to: GraphNode }[]

const endsOf = (data: GraphData): Ends => {
  const references = new References(graphTargets({ ...data, edges: [], groups: [] }))
  return data.edges.flatMap((edge) => {
    const [from, to] = [references.find(edge.from), references.find(edge.to)] as (GraphNode | undefined)[]
    return from === undefined || to === undefined ? [] : [{ edge, from, to }]
  })
}

const stopOf = (node: GraphNode, { ends, order, column }: { ends: Ends; order: number; column: number }): Stop => {
  const into = sum(
    ends.filter(({ to }) => to === node),
    ({ edge }) => edge.value ?? 0,
  )
  const out = sum(
    ends.filter(({ from }) => from === node),
    ({ edge }) => edge.value ?? 0,
  )
  return { node, column, order, value: Math.max(into, out), into, out }
}

/** The longest way to each node; nodes that nothing leaves are in the last column. */
const depthsOf = (nodes: GraphNode[], ends: Ends): Map<GraphNode, number> => {
  const depths = new Map(nodes.map((node) => [node, 0]))
  for (let round = 0; round < nodes.length; round++)
    for (const { from, to } of ends) depths.set(to, Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1))
  const last = Math.max(0, ...depths.values())
  for (const node of nodes)
    if (ends.some(({ to }) => to === node) && !ends.some(({ from }) => from === node)) depths.set(node, last)
  return depths
}
