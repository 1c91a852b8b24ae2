/**
 * Edges that say the same of every pod of a workload, drawn once.
 */
import { group as groupBy } from 'd3-array'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import type { PodFlow } from './flows.ts'
import { isLost, type Workload } from './workload.ts'

/**
 * Edges alike from or to every pod are one, at the bracket that holds all: the others are drawn with it. With `hasBar`, what
 * leads on begins at a bar of its own, and may do so from all pods of some nodes.
 */
export const mergeAlike = (
  flows: readonly PodFlow[],
  { pods, hasBar, inside }: { pods: readonly GraphNode[]; hasBar: boolean; inside: Map<object, GraphEdge | undefined> },
): Pick<Workload, 'isLeft' | 'isEntered' | 'leaving'> | string => {
  const leaving = flows.flatMap(({ isIn, pods: own }) => (isIn ? [] : own))
  const stays = (pod: GraphNode): boolean => hasBar && leaving.every(({ group }) => group !== pod.group)
  for (const same of alikeIn(flows)) {
    const reached = new Set(same.flatMap((flow) => flow.pods))
    const missed = pods.find((pod) => !reached.has(pod) && !isLost(pod) && (same[0]?.isIn || !stays(pod)))
    const [first, ...others] = same
    if (missed !== undefined)
      return `${first?.edge.from} > ${first?.edge.to} has no like at ${missed.name}: an edge of the same words for every pod, or one to their group, is drawn once`
    if ([...reached].some((pod) => !pods.includes(pod)))
      return `${first?.edge.from} > ${first?.edge.to} is about several workloads: give each an edge`
    for (const { edge } of others) inside.set(edge, first?.edge)
  }
  return { isLeft: leaving.length > 0, isEntered: flows.some(({ isIn }) => isIn), leaving }
}

/** Those of one kind with one other end; where they say several things, those that say the same. One that says it is first. */
const alikeIn = (flows: readonly PodFlow[]): PodFlow[][] => {
  const ends = groupBy(flows, ({ edge, isIn }) => [isIn, edge.kind, edge.state, isIn ? edge.from : edge.to].join('\n'))
  return [...ends.values()].flatMap((all) => {
    const said = groupBy(all, ({ edge }) => [edge.text, edge.tech].join('\n'))
    if ([...said.keys()].filter((words) => words !== '\n').length > 1) return [...said.values()]
    return [all.toSorted((a, b) => Number(saysNothing(a)) - Number(saysNothing(b)))]
  })
}

const saysNothing = ({ edge }: PodFlow): boolean => edge.text === undefined && edge.tech === undefined
