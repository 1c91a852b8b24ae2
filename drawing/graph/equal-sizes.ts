/**
 * Nodes that are equally large, or wide: all of them, those of one kind (or only where their sizes are near each other), or those
 * of one column.
 */
import type { GraphNode } from '../data/graph.ts'
import { isMark, type ShapeName, shapeOf } from '../shapes/shape.ts'
import { nodeStyle } from './kind-styles.ts'
import { nodeId } from './layout-ids.ts'
import type { AnyNotation } from './notation.ts'
import { startCells } from './start-cells.ts'
import type { NodeView } from './style.ts'

/** Makes views equal as the notation wants it; marks and words without an outline keep their size. */
export function makeEqual(views: Map<GraphNode, NodeView>, style: AnyNotation): void {
  const { sameSize = 'kind' } = style
  if (sameSize === 'none') return
  const named = [...views].filter(([{ name, kind }]) => name !== undefined && hasSize(nodeStyle(style, { kind }).shape))
  const setOf = sameSize === 'near' ? nearSets(named) : setsOf([...views.keys()], style)
  const largest = new Map<string | number, { w: number; h: number }>()
  for (const [node, { w, h }] of named) {
    const set = setOf(node)
    const known = largest.get(set ?? '') ?? { w: 0, h: 0 }
    if (set !== undefined) largest.set(set, { w: Math.max(known.w, w), h: Math.max(known.h, h) })
  }
  const isOnlyWide = sameSize === 'width' || sameSize === 'column'
  for (const [node, view] of named) {
    const { w, h } = largest.get(setOf(node) ?? Number.NaN) ?? view
    if (sameSize === 'column' && w > widest * view.w) continue
    Object.assign(view, isOnlyWide ? { w } : { w, h })
  }
}

/** Marks have sizes of their own, and words without an outline are as large as they are. */
const hasSize = (shape: ShapeName): boolean => !isMark(shape) && shapeOf(shape).hugs === undefined

/** How much wider its column may make a node: beyond that it would be mostly empty. */
const widest = 1.8

/** How much wider and higher the largest of a set is than the smallest: a line of words more is no other size, two are. */
const near = { w: 1.6, h: 1.4 } as const

/** Sets of nodes of one kind whose sizes are near each other: the largest one with what it does not leave mostly empty, and so on. */
const nearSets = (views: readonly (readonly [GraphNode, NodeView])[]): ((node: GraphNode) => string | undefined) => {
  const sets = new Map<GraphNode, string>()
  const largestFirst = views.toSorted(([, a], [, b]) => b.w * b.h - a.w * a.h)
  for (const [node, { w, h }] of largestFirst) {
    if (sets.has(node)) continue
    for (const [other, size] of largestFirst)
      if (!sets.has(other) && other.kind === node.kind && w <= near.w * size.w && h <= near.h * size.h)
        sets.set(other, `${node.kind} ${w} ${h}`)
  }
  return (node) => sets.get(node)
}

/** Which nodes belong together: all, by their kind, or by the column where the search for their places begins. */
const setsOf = (
  nodes: readonly GraphNode[],
  { sameSize, cells = {}, grid }: AnyNotation,
): ((node: GraphNode) => string | number | undefined) => {
  if (sameSize === 'all') return () => 'all'
  if (sameSize !== 'column') return ({ kind }) => kind
  const start = startCells(nodes, cells)
  const columns = new Map(
    nodes.map((node, index) => [node, (node.at ?? grid?.get(node) ?? start[nodeId(node, index)])?.[0]]),
  )
  return (node) => columns.get(node)
}
