/** Which messages a process waits for, and which of these waits nothing ends. */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'

/** A process, as far as its waits need it. */
export type ProcessData<NodeKind extends string = string, EdgeKind extends string = string> = {
  nodes: GraphNode<NodeKind>[]
  edges: GraphEdge<EdgeKind>[]
}

/** Messages that are waited for in a process, and those of them that no time limit ends. */
export function waitsIn({ nodes, edges }: ProcessData): { waits: GraphNode[]; endless: GraphNode[] } {
  const flow = { nodes, edges: edges.filter(({ kind }) => kind !== 'message') }
  const waits = nodes.filter(({ kind }) => kind === 'message')
  const isLimited = (wait: GraphNode): boolean => {
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

/** Which way the messages of a node go: to pools above it, to pools below it. */
export function messageSides(
  node: GraphNode,
  { nodes, edges }: ProcessData,
  groups: readonly { name?: string }[],
): { above: boolean; below: boolean } {
  const laneOf = ({ group }: GraphNode): number => groups.findIndex(({ name }) => name === group)
  const others = edges
    .filter(({ kind, from, to }) => kind === 'message' && isNamed(node, [from, to]))
    .flatMap(({ from, to }) => nodes.filter((each) => each !== node && isNamed(each, [from, to])))
  return {
    above: others.some((other) => laneOf(other) < laneOf(node)),
    below: others.some((other) => laneOf(other) > laneOf(node)),
  }
}

/** Whether a timer or an error at its border interrupts a task. */
export const isInterrupted = (node: GraphNode, { edges }: ProcessData): boolean =>
  edges.some(({ kind, from }) => (kind === 'on-timer' || kind === 'on-error') && isNamed(node, [from]))
