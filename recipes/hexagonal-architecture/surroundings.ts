/**
 * What is around the core: the name of each column, and how systems outside are spoken with.
 */
import { block, place } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type Rect, union } from '../../src/geometry/rect.ts'
import type { PortJoin } from './sides.ts'

/** What is over each column: its words, whether it has adapters, and whether it is left of the core. */
const heads = [
  ['Callers', false, true],
  ['Driving adapters', true, true],
  ['Driven adapters', true, false],
  ['Called systems', false, false],
] as const

/** Pixels between a core with its ports and the names of columns. */
const beside = 8

/** Names the columns on both sides of the core, over their highest boxes. */
export const nameColumns = (
  nodes: readonly GraphNode[],
  rects: ReadonlyMap<object, Rect>,
  { core, joins, sheet }: { core: Rect; joins: readonly PortJoin[]; sheet: Sheet },
): void => {
  const isBack = (node: GraphNode): boolean => joins.some((join) => join.isBack && join.ends.includes(node))
  for (const [text, isAdapter, isLeft] of heads) {
    const own = nodes.filter((node) => {
      const x = rects.get(node)?.x ?? core.x
      return node.kind !== 'port' && (node.kind === 'component') === isAdapter && x < core.x === isLeft
    })
    const side = union(own.flatMap((node) => rects.get(node) ?? []))
    // Where one of them calls and another is called, they are neither.
    const head = block([{ text: !isAdapter && own.some(isBack) ? 'Systems' : text, as: 'head' }])
    if (side === undefined) continue
    // A name wider than its column keeps clear of the core.
    const over = Math.max(
      0,
      (head.w - side.w) / 2 + beside - (isLeft ? core.x - side.x - side.w : side.x - core.x - core.w),
    )
    sheet.put('@heads', place(head, { ...side, x: side.x + (isLeft ? -over : over), y: side.y - 26, h: 18 }))
  }
}

/** How an adapter speaks with what is outside, where all its edges there say the same: it is said once, in its box. */
export const protocolOf = (node: GraphNode, edges: readonly GraphEdge[], sheet: Sheet): string | undefined => {
  if (node.kind !== 'component') return undefined
  const own = edges.filter(({ from, to }) => {
    const ends = [from, to].map((end) => sheet.find<GraphNode>(end))
    return ends.includes(node) && ends.every(({ kind }) => kind !== 'port')
  })
  const [protocol, ...others] = new Set(own.map(({ text }) => text))
  return others.length === 0 && (protocol?.length ?? 0) <= 16 ? protocol : undefined
}
