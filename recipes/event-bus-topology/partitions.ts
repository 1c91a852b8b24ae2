/** Which consumers of a group have partitions to read. */
import type { GraphData } from '../../drawing/data/graph.ts'

/**
 * The consumers of a group that get no partition. The partitions of each topic go to the group's first consumers
 * (RangeAssignor, the first of Kafka's defaults), so that no more are active than the widest topic has partitions.
 */
export const idleOf = (
  group: GraphData['nodes'][number],
  { nodes, edges }: Pick<GraphData, 'nodes' | 'edges'>,
): number => {
  const read = edges.filter(({ to }) => to === group.name || to === group.id).map(({ from }) => from)
  const topics = nodes.filter(
    ({ id, name, kind }) => kind === 'queue' && read.some((topic) => topic === id || topic === name),
  )
  const widest = Math.max(0, ...topics.map(({ value = 0 }) => value))
  return widest === 0 ? 0 : Math.max(0, (group.value ?? 0) - widest)
}
