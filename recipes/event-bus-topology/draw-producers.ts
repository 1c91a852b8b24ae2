/**
 * Producers as pills over the topic that they publish to.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { shapeView } from '../../drawing/graph/node-view.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Ladder } from './ladder.ts'

/** Between two pills, in pixels. */
const between = 24

/** Producers side by side; returns how high they are. */
export const drawProducers = (
  nodes: readonly GraphNode[],
  { y, row, ladder, sheet }: { y: number; row: number; ladder: Ladder; sheet: Sheet },
): number => {
  const views = nodes.map((node) => shapeView(node, { shape: 'pill', tech: node.tech, cap: 168, sheet }))
  const h = Math.max(...views.map((view) => view.h))
  let x = 0
  for (const [index, node] of nodes.entries()) {
    const view = views[index]
    if (view === undefined) continue
    const rect = { x, y, w: view.w, h }
    ladder.rows.set(node, row)
    ladder.rects.set(node, rect)
    sheet.put(node, view.draw(rect))
    x += view.w + between
  }
  return h
}
