/** Which consumers of a group have partitions to read. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { type Net, sourcesOf } from '../../drawing/data/neighbors.ts'

/**
 * The consumers of a group that get no partition. The partitions of each topic go to the group's first consumers
 * (RangeAssignor, the first of Kafka's defaults), so that no more are active than the widest topic has partitions.
 */
export function idleOf(group: GraphNode, net: Net): number {
  const topics = sourcesOf(group, net).filter(({ kind }) => kind === 'queue')
  const widest = Math.max(0, ...topics.map(({ value = 0 }) => value))
  return widest === 0 ? 0 : Math.max(0, (group.value ?? 0) - widest)
}
