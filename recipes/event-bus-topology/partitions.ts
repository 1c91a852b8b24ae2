/** Which consumers of a group have partitions to read. */
import type { GraphData } from '../../drawing/data/graph.ts'
import { isNamed, namedIn } from '../../drawing/data/named.ts'

/**
 * The consumers of a group that get no partition. The partitions of each topic go to the group's first consumers
 * (RangeAssignor, the first of Kafka's defaults), so that no more are active than the widest topic has partitions.
 */
export const idleOf = (
  group: GraphData['nodes'][number],
  { nodes, edges }: Pick<GraphData, 'nodes' | 'edges'>,
): number => {
  const read = edges.filter(({ to }) => isNamed(group, [to])).map(({ from }) => from)
  const topics = namedIn(nodes, read).filter(({ kind }) => kind === 'queue')
  const widest = Math.max(0, ...topics.map(({ value = 0 }) => value))
  return widest === 0 ? 0 : Math.max(0, (group.value ?? 0) - widest)
}
