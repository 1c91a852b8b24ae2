/** Which masters of a chip reach which of its blocks. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { leadingTo, type Net, reachedFrom, sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'

/** What starts transfers, and which of it reaches what is in focus. */
export function mastersOf(data: Net & { focus?: string[] | undefined }): Record<'masters' | 'reaching', GraphNode[]> {
  const masters = data.nodes.filter((node) => node.kind !== 'network' && sourcesOf(node, data).length === 0)
  const focus = namedIn(data.nodes, data.focus)
  const reaching = new Set([...focus, ...leadingTo(focus, data)])
  return { masters, reaching: masters.filter((master) => reaching.has(master)) }
}

/** Whether these are masters all: then it is what they reach that is asked for. */
export const areMasters = (blocks: readonly GraphNode[], data: Net): boolean =>
  blocks.length > 0 && blocks.every((block) => mastersOf(data).masters.includes(block))

/** The blocks that some masters reach, without buses and bridges. */
export const reachedBy = (masters: readonly GraphNode[], data: Net): GraphNode[] =>
  [...reachedFrom(masters, data)].filter((node) => !masters.includes(node) && targetsOf(node, data).length === 0)

/**
 * Everything on the way from the masters to some blocks: what leads there, and the edges between; or on the way from masters
 * to all that they reach.
 */
export function wayTo(blocks: readonly GraphNode[], data: Net): object[] {
  const on = areMasters(blocks, data) ? reachedFrom(blocks, data) : new Set([...blocks, ...leadingTo(blocks, data)])
  const isOn = (reference: string): boolean => namedIn(data.nodes, [reference]).some((node) => on.has(node))
  return [...on, ...data.edges.filter(({ from, to }) => isOn(from) && isOn(to))]
}
