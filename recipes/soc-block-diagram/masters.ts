/** Which masters of a chip reach which of its blocks. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { leadingTo, type Net, reachedFrom, sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'

/** What starts transfers, and which of it reaches what is in focus. */
export function mastersOf(data: Net & { focus?: string[] | undefined }): Record<'masters' | 'reaching', GraphNode[]> {
  const masters = data.nodes.filter((node) => node.kind !== 'network' && sourcesOf(node, data).length === 0)
  const focus = namedIn(data.nodes, data.focus)
  const blocks = focus.filter((node) => !masters.includes(node))
  const reaching = new Set([...focus, ...leadingTo(blocks, data)])
  return { masters, reaching: masters.filter((master) => reaching.has(master)) }
}

/** Whether these are masters all: then it is what they reach that is asked for. */
export const areMasters = (blocks: readonly GraphNode[], data: Net): boolean =>
  blocks.length > 0 && blocks.every((block) => mastersOf(data).masters.includes(block))

/** The blocks that some masters reach, without buses and bridges. */
export const reachedBy = (masters: readonly GraphNode[], data: Net): GraphNode[] =>
  [...reachedFrom(masters, data)].filter((node) => !masters.includes(node) && targetsOf(node, data).length === 0)

/** Masters and blocks apart. */
export const apart = (nodes: readonly GraphNode[], data: Net): Record<'masters' | 'blocks', GraphNode[]> => {
  const { masters } = mastersOf(data)
  const isMaster = (node: GraphNode): boolean => masters.includes(node)
  return { masters: nodes.filter(isMaster), blocks: nodes.filter((node) => !isMaster(node)) }
}

/**
 * Everything on the way to some blocks, and the edges between: from all masters, or from those that are named too; or on the
 * way from masters alone to all that they reach.
 */
export function wayTo(focus: readonly GraphNode[], data: Net): object[] {
  const { masters, blocks } = apart(focus, data)
  const [ahead, behind] = [reachedFrom(masters, data), leadingTo(blocks, data)]
  const way =
    blocks.length === 0 ? ahead : masters.length === 0 ? behind : [...behind].filter((node) => ahead.has(node))
  const on = new Set([...focus, ...way])
  const isOn = (reference: string): boolean => namedIn(data.nodes, [reference]).some((node) => on.has(node))
  return [...on, ...data.edges.filter(({ from, to }) => isOn(from) && isOn(to))]
}
