/**
 * Ranks: how far along the flow each node is, by depth-first search and longest paths.
 *
 * Edges that close a cycle, and those declared as running back, count in reverse.
 */
import { type Step, stepsBetweenGroups } from './group-steps.ts'
import type { Edge, Model, Node } from './model.ts'

/** Where ranks are kept (`strict`), groups that follow each other share none. */
export function rankNodes({ nodes, edges, options }: Pick<Model, 'nodes' | 'edges' | 'options'>): Map<Node, number> {
  const arcs = forwardArcs({ nodes, edges })
  const steps: Step[] = options.strict === true ? [...arcs, ...stepsBetweenGroups(arcs)] : arcs
  const ranks = new Map(nodes.map((node) => [node, 0]))
  const rank = (node: Node): number => ranks.get(node) ?? 0
  let isSettled = false
  for (let round = 0; round < nodes.length && !isSettled; round++) {
    isSettled = true
    for (const { from, to } of steps) {
      if (rank(to) > rank(from)) continue
      ranks.set(to, rank(from) + 1)
      isSettled = false
    }
  }
  for (let round = 0; round < 3; round++)
    for (const node of nodes) {
      const [leaving, arriving] = [arcs.filter(({ from }) => from === node), arcs.filter(({ to }) => to === node)]
      // A node with more outgoing than incoming edges is placed near its successors, unless it is to stay with its group.
      if (leaving.length <= arriving.length || (options.strict === true && node.group !== undefined)) continue
      const after = steps.filter(({ from }) => from === node).map(({ to }) => rank(to) - 1)
      const before = steps.filter(({ to }) => to === node).map(({ from }) => rank(from) + 1)
      ranks.set(node, Math.max(Math.min(...after), ...before, 0))
    }
  return ranks
}

/** An edge without its direction's cycles: as it is, or reversed. */
export type Arc = { edge: Edge; from: Node; to: Node }

export const forwardArcs = ({ nodes, edges }: Pick<Model, 'nodes' | 'edges'>): Arc[] => {
  const arcs = edges.map(
    (edge): Arc => (edge.given.back ? { edge, from: edge.to, to: edge.from } : { edge, from: edge.from, to: edge.to }),
  )
  const state = new Map<Node, 'open' | 'done'>()
  const visit = (node: Node): void => {
    state.set(node, 'open')
    for (const arc of arcs.filter(({ from }) => from === node)) {
      if (state.get(arc.to) === 'open') [arc.from, arc.to] = [arc.to, arc.from]
      else if (!state.has(arc.to)) visit(arc.to)
    }
    state.set(node, 'done')
  }
  const isEntry = (node: Node): boolean => !arcs.some(({ to }) => to === node)
  for (const node of [...nodes.filter(isEntry), ...nodes]) if (!state.has(node)) visit(node)
  return arcs
}

/** The longest way ahead of each node, in edges. */
export const aheadOf = ({ nodes }: Pick<Model, 'nodes'>, arcs: readonly Arc[]): Map<Node, number> => {
  const ahead = new Map(nodes.map((node) => [node, 0]))
  const length = (node: Node): number => ahead.get(node) ?? 0
  for (let round = 0; round < nodes.length; round++)
    for (const { from, to } of arcs) ahead.set(from, Math.max(length(from), length(to) + 1))
  return ahead
}
