/**
 * Which way a graph flows, as its text says.
 */
import type { ModelDirection } from '../models/graph.ts'
import type { Conversion } from './conversion.ts'

/** To the right or down; what flows against the way of reading is turned. */
export const directionOf = (direction: ModelDirection | undefined, conversion: Conversion): object => {
  if (direction === undefined) return {}
  if (direction === 'RL' || direction === 'BT')
    conversion.noteOnce('a direction to the left or up, turned around', 0, direction)
  return { direction: direction === 'LR' || direction === 'RL' ? 'right' : 'down' }
}
