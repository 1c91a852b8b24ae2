/** Which masters of a chip reach which of its blocks. */
import type { GraphData } from '../../drawing/data/graph.ts'
import { isNamed, namedIn } from '../../drawing/data/named.ts'

/** What starts transfers, and which of it reaches what is in focus. */
export const mastersOf = ({ nodes, edges }: Pick<GraphData, 'nodes' | 'edges'>, focus: readonly string[]) => {
  const masters = nodes.filter((node) => node.kind !== 'network' && !edges.some(({ to }) => isNamed(node, [to])))
  const reaching = new Set(namedIn(nodes, focus))
  for (const node of reaching)
    for (const { from, to } of edges)
      if (isNamed(node, [to])) for (const before of namedIn(nodes, [from])) reaching.add(before)
  return { masters, reaching: masters.filter((master) => reaching.has(master)) }
}
