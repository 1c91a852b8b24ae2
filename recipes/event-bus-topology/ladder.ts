/** Where strips and their cells are. */

import type { GraphNode } from '../../drawing/data/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'

export const isTopic = ({ kind }: GraphNode): boolean => kind === 'queue'

/** Each node's row and rectangle, the rectangles of its cells, and how far right all of them reach. */
export type Ladder = {
  rows: Map<GraphNode, number>
  rects: Map<GraphNode, Rect>
  cells: Map<GraphNode, Rect[]>
  right: number
}
