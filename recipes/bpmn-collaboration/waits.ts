/** Which messages a process waits for, and which of these waits nothing ends. */
import type { GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { type EndItem, GraphNames } from '../../drawing/data/graph-names.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'

/** A process, as far as its waits need it. */
export type ProcessData<NodeKind extends string = string, EdgeKind extends string = string> = {
  nodes: GraphNode<NodeKind>[]
  edges: GraphEdge<EdgeKind>[]
}

/** Messages that are waited for in a process, in events or in tasks with a timer at their border, and those that no time limit ends. */
export function waitsIn({ nodes, edges }: ProcessData): { waits: GraphNode[]; endless: GraphNode[] } {
  const flow = { nodes, edges: edges.filter(({ kind }) => kind !== 'message') }
  const leads = (node: GraphNode, kind: string, end: 'from' | 'to'): boolean =>
    edges.some((edge) => edge.kind === kind && isNamed(node, [edge[end]]))
  const waits = nodes.filter(
    (node) => node.kind === 'message' || (leads(node, 'message', 'to') && leads(node, 'on-timer', 'from')),
  )
  const isLimited = (wait: GraphNode): boolean => {
    if (wait.kind !== 'message') return true
    const before = sourcesOf(wait, flow)
    return (
      before.length > 0 &&
      before.every(
        (choice) => choice.kind === 'event-choice' && targetsOf(choice, flow).some(({ kind }) => kind === 'timer'),
      )
    )
  }
  return { waits, endless: waits.filter((wait) => !isLimited(wait)) }
}

/** Which way the messages of a node go: to pools above it, to pools below it, to steps in them or to all of a pool. */
export function messageSides(
  node: GraphNode,
  data: ProcessData & { groups: GraphGroup[] },
): { above: boolean; below: boolean } {
  const names = new GraphNames(data)
  const rowOf = (item: EndItem | undefined): number => {
    const pool = item?.node === undefined ? item?.group : names.group(item.node.group ?? '')
    return pool === undefined ? -1 : data.groups.indexOf(pool)
  }
  const own = rowOf({ node })
  const others = data.edges
    .filter(({ kind }) => kind === 'message')
    .map(({ from, to }) => [names.end(from), names.end(to)] as const)
    .flatMap(([from, to]) => (from?.node === node ? [rowOf(to)] : to?.node === node ? [rowOf(from)] : []))
  return { above: others.some((row) => row < own), below: others.some((row) => row > own) }
}

/** Whether a timer or an error at its border interrupts a task. */
export const isInterrupted = (node: GraphNode, { edges }: ProcessData): boolean =>
  edges.some(({ kind, from }) => (kind === 'on-timer' || kind === 'on-error') && isNamed(node, [from]))
