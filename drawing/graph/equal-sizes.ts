/**
 * Nodes that are equally large, or wide: all of them, those of one kind (or only where their sizes are near each other), or those
 * of one column.
 */

import { group } from 'd3-array'
import type { GraphEdge, GraphNode } from '../data/graph.ts'
import { isMark, type ShapeName, shapeOf } from '../shapes/shape.ts'
import { evenSiblings } from './even-siblings.ts'
import { nodeStyle } from './kind-styles.ts'
import { nodeId } from './layout-ids.ts'
import type { AnyNotation } from './notation.ts'
import { startCells } from './start-cells.ts'
import type { NodeView } from './style.ts'

/** Makes views equal as the notation wants it; marks and words without an outline keep their size. */
export function makeEqual(
  views: Map<GraphNode, NodeView>,
  style: AnyNotation,
  edges: readonly Pick<GraphEdge, 'from' | 'to'>[] = [],
): void {
  const { sameSize = 'kind' } = style
  if (sameSize === 'none') return
  const named = [...views].filter(([{ name, kind }]) => name !== undefined && hasSize(nodeStyle(style, { kind }).shape))
  if (sameSize === 'own') return evenSiblings(named, edges)
  const isAll = sameSize === 'all' || sameSize === 'wide'
  const sized = named.filter(([node]) => nodeStyle(style, node).shape !== 'diamond')
  const isNear = sameSize === 'near' || ((isAll || sameSize === 'even') && isUneven(sized))
  if (isAll && !isNear) return makeAllEqual(named, style)
  const setOf = isNear ? nearSets(named) : setsOf([...views.keys()], style)
  const [wide, high] = [largestIn(named, setOf, 'w'), highestIn(named, setOf)]
  const isOnlyWide = sameSize === 'width' || sameSize === 'column'
  for (const [node, view] of named) {
    const set = setOf(node) ?? ''
    const [w, h] = [wide.get(set) ?? view.w, high.get(node) ?? view.h]
    if (sameSize === 'column' && w > widest * view.w) continue
    Object.assign(view, isOnlyWide ? { w } : { w, h })
  }
  if (isNear) evenSiblings(named, edges)
}

type Named = readonly (readonly [GraphNode, NodeView])[]
type SetOf = (node: GraphNode) => string | number | undefined

/** The largest width or height of each set. */
const largestIn = (named: Named, setOf: SetOf, side: 'w' | 'h'): Map<string | number, number> => {
  const largest = new Map<string | number, number>()
  for (const [node, view] of named) {
    const set = setOf(node)
    if (set !== undefined) largest.set(set, Math.max(largest.get(set) ?? 0, view[side]))
  }
  return largest
}

/**
 * The height of each node in its set: that of the highest, unless one says so much more than half of them that these would be
 * mostly empty; then it is that of the highest near its own.
 */
const highestIn = (named: Named, setOf: SetOf): Map<GraphNode, number> => {
  const heights = new Map<GraphNode, number>()
  for (const set of group(named, ([node]) => setOf(node) ?? node).values()) {
    const highestFirst = set.toSorted(([, a], [, b]) => b.h - a.h)
    const most = highestFirst[0]?.[1].h ?? 0
    const isUneven = set.length > tall.few && most >= tall.by * (highestFirst[set.length >> 1]?.[1].h ?? 0)
    let level = most
    for (const [node, { h }] of highestFirst) {
      if (isUneven && level > near.h * h) level = h
      heights.set(node, level)
    }
  }
  return heights
}

/**
 * All are one size; but diamonds, which are twice as large as their words, have their own, and pills their own height, or each
 * shape where all are only equally wide, and what says little there is not as high as what says much.
 */
const makeAllEqual = (named: Named, style: AnyNotation): void => {
  const shapeOfNode = (node: GraphNode): ShapeName => nodeStyle(style, node).shape
  const across: SetOf = (node) => (shapeOfNode(node) === 'diamond' ? 'diamond' : 'all')
  const isOnlyWide = style.sameSize === 'wide'
  const down: SetOf = (node) => (isOnlyWide || shapeOfNode(node) === 'pill' ? shapeOfNode(node) : across(node))
  const [wide, most, near] = [largestIn(named, across, 'w'), largestIn(named, down, 'h'), highestIn(named, down)]
  for (const [node, view] of named) {
    const h = isOnlyWide ? near.get(node) : most.get(down(node) ?? '')
    Object.assign(view, { w: wide.get(across(node) ?? '') ?? view.w, h: h ?? view.h })
  }
}

/** Marks have sizes of their own, and words without an outline are as large as they are. */
const hasSize = (shape: ShapeName): boolean => !isMark(shape) && shapeOf(shape).hugs === undefined

/** How much wider its column may make a node: beyond that it would be mostly empty. */
const widest = 1.8

/**
 * How much wider, also in pixels, and higher the largest of a set is than the smallest: a line of words more is no other size,
 * two are; and a box is not mostly empty beside a long name.
 */
const near = { w: 1.6, more: 80, h: 1.4 } as const

/** How much higher than half of its set the highest is where not all are as high as it; a few are always equal. */
const tall = { by: 1.5, few: 3 } as const

/** Equal nodes may be as wide as this, in pixels, whatever else there is: a few of them, and many. */
const easyNode = { few: 240, many: 176, most: 16 } as const

/** Whether the widest is wide, and half of the nodes far narrower, so that most of a picture of equal ones would be empty; diamonds have their own size anyway. */
const isUneven = (named: Named): boolean => {
  const widths = named.map(([, { w }]) => w).toSorted((a, b) => a - b)
  return (
    (widths.at(-1) ?? 0) >
    Math.max(widths.length > easyNode.most ? easyNode.many : easyNode.few, near.w * (widths[widths.length >> 1] ?? 0))
  )
}

/** Nodes as narrow as this, in pixels, are all equal where none gets so much wider: two widths among them would say nothing. */
const small = { w: 192, by: 1.75 } as const

const areSmall = (views: readonly NodeView[]): boolean => {
  const [w, h] = [views.map((view) => view.w), views.map((view) => view.h)]
  return Math.max(...w) <= Math.min(small.w, small.by * Math.min(...w)) && Math.max(...h) <= near.h * Math.min(...h)
}

/** Sets of nodes of one kind whose sizes are near each other: the largest one with what it does not leave mostly empty, and so on. */
const nearSets = (views: Named): ((node: GraphNode) => string | undefined) => {
  const sets = new Map<GraphNode, string>()
  const largestFirst = views.toSorted(([, a], [, b]) => b.w * b.h - a.w * a.h)
  for (const [kind, own] of group(views, ([node]) => node.kind))
    if (areSmall(own.map(([, view]) => view))) for (const [node] of own) sets.set(node, kind)
  for (const [node, { w, h }] of largestFirst) {
    if (sets.has(node)) continue
    // A circle is as high as it is wide: one more line of words makes both larger.
    const higher = w === h ? near.w : near.h
    for (const [other, size] of largestFirst)
      if (
        !sets.has(other) &&
        other.kind === node.kind &&
        w <= Math.min(near.w * size.w, size.w + near.more) &&
        h <= higher * size.h
      )
        sets.set(other, `${node.kind} ${w} ${h}`)
  }
  return (node) => sets.get(node)
}

/** Which nodes belong together: by their kind, or by the column where the search for their places begins. */
const setsOf = (
  nodes: readonly GraphNode[],
  { sameSize, cells = {}, grid }: AnyNotation,
): ((node: GraphNode) => string | number | undefined) => {
  if (sameSize !== 'column') return ({ kind }) => kind
  const start = startCells(nodes, cells)
  const columns = new Map(
    nodes.map((node, index) => [node, (node.at ?? grid?.get(node) ?? start[nodeId(node, index)])?.[0]]),
  )
  return (node) => columns.get(node)
}
