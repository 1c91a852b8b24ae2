/**
 * Which way a graph flows, as its text says.
 */
import type { GraphDirection } from '../../drawing/data/graph-types.ts'
import type { ModelDirection } from '../models/graph.ts'
import type { Conversion } from './conversion.ts'

const ways: Readonly<Record<ModelDirection, GraphDirection>> = { LR: 'right', RL: 'left', TB: 'down', BT: 'up' }

/** The direction of a graph. */
export const directionOf = (direction: ModelDirection | undefined): { direction?: GraphDirection } =>
  direction === undefined ? {} : { direction: ways[direction] }

/**
 * The direction of what is in a group: to the left or up only as the graph is, by having none of its own; else it is turned
 * around.
 */
export const groupDirectionOf = (
  direction: ModelDirection | undefined,
  { graph, conversion }: { graph: ModelDirection | undefined; conversion: Conversion },
): object => {
  if (direction === undefined) return {}
  if (direction === 'LR' || direction === 'TB') return directionOf(direction)
  if (direction === graph) return {}
  conversion.noteOnce('a direction of a group to the left or up, turned around', 0, direction)
  return directionOf(direction === 'RL' ? 'LR' : 'TB')
}
