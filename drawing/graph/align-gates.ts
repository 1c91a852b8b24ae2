/**
 * Straight edges into and out of gateways, in line with what leads on from these where that is a few pixels aside: a way
 * through a gateway jogs nowhere.
 */
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { GraphDocument, GraphEdge, GraphNode } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { nodeId } from './layout-ids.ts'
import { moveEdges } from './move-edge.ts'

/** A jog in pixels, and what stays free between an edge and the corners of its nodes. */
const [jog, inset] = [12, 16]

/** The layout of data with the edges of each node that `isGate` aligned. */
export function alignGates(layout: Layout, data: GraphDocument, isGate: (node: GraphNode) => boolean): Layout {
  const names = new GraphNames(data)
  const places = new Map(data.nodes.map((node, index) => [node, layout.nodes.get(nodeId(node, index))]))
  let placed = layout
  for (const gate of data.nodes.filter(isGate))
    for (const other of data.nodes) {
      const [own, outer] = [places.get(gate), places.get(other)]
      if (other === gate || own === undefined || outer === undefined) continue
      const joins = ({ from, to }: GraphEdge): boolean =>
        [names.node(from), names.node(to)].every((end) => end === gate || end === other)
      const between = data.edges.flatMap((edge, index) => (joins(edge) ? [index] : []))
      const by = shiftOf(between, gate, { layout: placed, data, names })
      if (by === undefined || !between.every((index) => staysOn(placed.edges[index], by, [own, outer]))) continue
      placed = moveEdges(placed, new Map(between.map((index) => [index, by])), new Set([own, outer])) ?? placed
    }
  return placed
}

type Around = { layout: Layout; data: GraphDocument; names: GraphNames }

/** How far edges of a gate, all of them straight down, are from an edge of their kind that leads on from it, if a few pixels. */
const shiftOf = (between: readonly number[], gate: GraphNode, { layout, data, names }: Around): Point | undefined => {
  const ways = between.map((index) => uprightAt(layout.edges[index]))
  if (ways.length === 0 || ways.includes(undefined)) return undefined
  for (const [at, index] of between.entries()) {
    const { from, to, kind } = data.edges[index]!
    const leadsIn = names.node(to) === gate
    const next = data.edges.findIndex(
      (edge, other) =>
        !between.includes(other) && edge.kind === kind && names.node(leadsIn ? edge.from : edge.to) === gate,
    )
    const points = layout.edges[next]?.points ?? []
    const end = leadsIn ? points[0] : points.at(-1)
    const x = end === undefined ? 0 : end.x - ways[at]!
    if (from !== to && end !== undefined && x !== 0 && Math.abs(x) <= jog) return { x, y: 0 }
  }
  return undefined
}

/** Where a straight edge runs down. */
const uprightAt = (edge: EdgePlace | undefined): number | undefined => {
  const [a, b, more] = edge?.points ?? []
  return a !== undefined && a.x === b?.x && more === undefined ? a.x : undefined
}

const staysOn = (edge: EdgePlace | undefined, { x }: Point, ends: readonly Rect[]): boolean =>
  ends.every((end) =>
    (edge?.points ?? []).every((at) => at.x + x >= end.x + inset && at.x + x <= end.x + end.w - inset),
  )
