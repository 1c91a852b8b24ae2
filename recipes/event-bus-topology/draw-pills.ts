/**
 * What is outside of the bus as pills: producers over the topic that they publish to, and what a group writes to under it.
 */
import { widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { shapeView } from '../../drawing/graph/node-view.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsOnEdge } from './edge-look.ts'
import type { Ladder } from './ladder.ts'

/** Between two pills, and before and after words beside the line to one, in pixels. */
const [between, beside] = [24, 16]

/** Pills side by side, with room for what is said on the lines to them; returns how high they are. */
export const drawPills = (
  nodes: readonly GraphNode[],
  { y, row, ladder, sheet }: { y: number; row: number; ladder: Ladder; sheet: Sheet },
  { edges }: GraphDocument,
): number => {
  const said = (node: GraphNode): number =>
    Math.max(
      0,
      ...edges.filter((edge) => isNamed(node, [edge.from, edge.to])).map((edge) => widthOf(wordsOnEdge(edge), 'label')),
    )
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
    const words = said(node)
    x += Math.max(view.w + between, words === 0 ? 0 : up(view.w / 2 + words + 2 * beside, 8))
  }
  return h
}
