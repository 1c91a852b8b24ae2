/**
 * Straight edges between tables at the row that they are about, where it is level with both and nothing is in the way: a
 * line that ends between two rows, or at another's, looks as if it meant these.
 */
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { GraphDocument, GraphEdge, GraphNode } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { nodeId } from './layout-ids.ts'
import { moveEdges } from './move-edge.ts'

/** A row of a table: its middle, in pixels from the table's top. */
export type DockedRow = { node: GraphNode; offset: number }

/** Free pixels of a table above and below the end of an edge. */
const inset = 8

/** The layout of data with such edges at the rows that `rowOf` names. */
export function dockRows(
  layout: Layout,
  data: GraphDocument,
  rowOf: (edge: GraphEdge) => DockedRow | undefined,
): Layout {
  const names = new GraphNames(data)
  const places = new Map(data.nodes.map((node, index) => [node, layout.nodes.get(nodeId(node, index))]))
  let placed = layout
  for (const [index, edge] of data.edges.entries()) {
    const [row, y] = [rowOf(edge), levelOf(placed.edges[index])]
    const top = row === undefined ? undefined : places.get(row.node)?.y
    const ends = [edge.from, edge.to].map((end) => places.get(names.node(end)!))
    if (row === undefined || top === undefined || y === undefined) continue
    const by = top + row.offset - y
    if (by === 0 || !ends.every((end) => end !== undefined && reaches(end, y + by))) continue
    placed = moveEdges(placed, new Map([[index, { x: 0, y: by }]]), new Set(ends as Rect[])) ?? placed
  }
  return placed
}

/** Where a straight level edge is. */
const levelOf = (edge: EdgePlace | undefined): number | undefined => {
  const [a, b, more] = edge?.points ?? []
  return a !== undefined && a.y === b?.y && more === undefined ? a.y : undefined
}

const reaches = (table: Rect, y: number): boolean => y >= table.y + inset && y <= table.y + table.h - inset
