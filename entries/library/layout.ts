/**
 * `diagref/layout`: where the nodes, edges, groups and labels of a graph go. Geometry alone: sizes in, places out, so any
 * renderer can draw them.
 *
 * Pure: no I/O, no clock, no text measured; the same graph gives the same places on every engine.
 */
import { faultsOfGraph } from '../../layout/faults.ts'
import { layoutGraph as layOutChecked } from '../../layout/layout.ts'
import type { Layout, LayoutGraph, LayoutOptions } from '../../layout/model/graph.ts'

export type {
  Align,
  Cells,
  Crowded,
  Direction,
  EdgePlace,
  Joint,
  LabelPlace,
  Layout,
  LayoutEdge,
  LayoutGraph,
  LayoutGroup,
  LayoutNode,
  LayoutOptions,
  Narrowed,
  Outline,
  Port,
  Side,
  Size,
} from '../../layout/model/graph.ts'
export { bendRadius, markRun } from '../../layout/model/graph.ts'
export type { Point, Rect } from '../../src/geometry/rect.ts'

/**
 * Lays out a graph: rectangles of nodes and groups, right-angled points of edges, places of their labels, in pixels from
 * the top left corner of `bounds`. Any graph gets a layout; what does not fit is listed in `crowded`.
 *
 * Throws a RangeError that lists every fault for a graph with ids that repeat, references that lead nowhere, groups
 * inside themselves, sizes that are no positive numbers (a title may have none), or runs, places along sides, rules and
 * pins that are no numbers from 0 on.
 */
export function layoutGraph(graph: LayoutGraph, options: LayoutOptions = {}): Layout {
  const faults = faultsOfGraph(graph)
  if (faults.length > 0) throw new RangeError(`the graph cannot be laid out:\n${faults.join('\n')}`)
  return layOutChecked(graph, options)
}
