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

/** The first and the last partition that a consumer reads: the first consumers have one more (RangeAssignor). */
export const rangeOf = (consumer: number, consumers: number, partitions: number): [first: number, last: number] => {
  const [least, more] = [Math.floor(partitions / consumers), partitions % consumers]
  const first = consumer * least + Math.min(consumer, more)
  return [first, first + least - 1 + (consumer < more ? 1 : 0)]
}
