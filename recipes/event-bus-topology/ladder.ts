/** Where strips and their cells are. */

import type { GraphNode } from '../../drawing/data/graph.ts'
import { type Net, sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** What groups write to outside of the bus: nothing joins it to a topic. */
export const isOutlet = (node: GraphNode, net: Net): boolean =>
  !isTopic(node) &&
  sourcesOf(node, net).length > 0 &&
  [...sourcesOf(node, net), ...targetsOf(node, net)].every((each) => !isTopic(each))

/** What no topic feeds. */
export const isProducer = (node: GraphNode, net: Net): boolean => !isTopic(node) && sourcesOf(node, net).length === 0

export const isTopic = ({ kind }: GraphNode): boolean => kind === 'queue'

/** Each node's row and rectangle, the rectangles of its cells, and how far right all of them reach. */
export type Ladder = {
  rows: Map<GraphNode, number>
  rects: Map<GraphNode, Rect>
  cells: Map<GraphNode, Rect[]>
  right: number
}
