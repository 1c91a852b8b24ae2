/**
 * Edges to and from pods, where a group of nothing but pods stands for all of them.
 */
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

/** An edge that joins pods to something else; `isIn`: it leads to them. */
export type PodFlow = { edge: GraphEdge; pods: GraphNode[]; other: object; isIn: boolean }

/** Where pods are: groups that hold nothing else, with and without groups in them. */
export class PodPlaces {
  readonly names: GraphNames
  readonly #members = new Map<GraphGroup, GraphNode[]>()
  readonly #parents: Set<GraphGroup>

  constructor({ nodes, groups }: GraphDocument) {
    this.names = new GraphNames({ nodes, groups })
    for (const node of nodes)
      for (const group of this.names.around(node)) this.#members.set(group, [...(this.#members.get(group) ?? []), node])
    this.#parents = new Set(groups.flatMap((group) => this.names.around(group)))
  }

  /** Pods in a group that holds nothing else; none otherwise. */
  onlyPods(group: GraphGroup): GraphNode[] {
    const members = this.#members.get(group) ?? []
    return members.every(({ kind }) => kind === 'pod') ? members : []
  }

  /** What runs a pod, if it is in a group of its own kind, and the group of such groups around that. */
  hostOf(pod: GraphNode): {
    host: GraphGroup | undefined
    frame: GraphGroup | undefined
    scope: GraphGroup | undefined
  } {
    const [first, ...around] = this.names.around(pod)
    if (first === undefined || this.#parents.has(first) || this.onlyPods(first).length === 0)
      return { host: undefined, frame: undefined, scope: first }
    const [second, third] = around
    return second !== undefined && this.onlyPods(second).length > 0
      ? { host: first, frame: second, scope: third }
      : { host: first, frame: undefined, scope: second }
  }

  /** The pods that a reference of an edge stands for. */
  podsAt(reference: string): GraphNode[] {
    const { node, group } = this.names.end(reference) ?? {}
    if (group !== undefined) return this.onlyPods(group)
    return node?.kind === 'pod' ? [node] : []
  }

  /** The edges that join pods to something else, or, where some join pods to pods, the first of these. */
  flowsIn(edges: readonly GraphEdge[]): PodFlow[] | GraphEdge {
    const flows: PodFlow[] = []
    for (const edge of edges) {
      const [from, to] = [this.podsAt(edge.from), this.podsAt(edge.to)]
      if (from.length > 0 && to.length > 0) return edge
      const end = this.names.end(to.length > 0 ? edge.from : edge.to)
      const other = end?.node ?? end?.group
      if (from.length + to.length > 0 && other !== undefined)
        flows.push({ edge, pods: to.length > 0 ? to : from, other, isIn: to.length > 0 })
    }
    return flows
  }
}
