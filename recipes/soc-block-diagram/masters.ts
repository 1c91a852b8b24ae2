/** Which masters of a chip reach which of its blocks. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { leadingTo, type Net, sourcesOf } from '../../drawing/data/neighbors.ts'

/** What starts transfers, and which of it reaches what is in focus. */
export function mastersOf(data: Net & { focus?: string[] | undefined }): Record<'masters' | 'reaching', GraphNode[]> {
  const masters = data.nodes.filter((node) => node.kind !== 'network' && sourcesOf(node, data).length === 0)
  const focus = namedIn(data.nodes, data.focus)
  const reaching = new Set([...focus, ...leadingTo(focus, data)])
  return { masters, reaching: masters.filter((master) => reaching.has(master)) }
}
