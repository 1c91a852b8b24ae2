/**
 * What is around the core: the name of each column, and how systems outside are spoken with.
 */
import { block, place } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type Rect, union } from '../../src/geometry/rect.ts'

/** What is over each column: its words, whether it has adapters, and whether it is left of the core. */
const heads = [
  ['Callers', false, true],
  ['Driving adapters', true, true],
  ['Driven adapters', true, false],
  ['Called systems', false, false],
] as const

/** Names the columns on both sides of the core, over their highest boxes. */
export const nameColumns = (
  nodes: readonly GraphNode[],
  rects: ReadonlyMap<object, Rect>,
  { core, sheet }: { core: Rect; sheet: Sheet },
): void => {
  for (const [text, isAdapter, isLeft] of heads) {
    const own = nodes.flatMap((node) =>
      node.kind !== 'port' && (node.kind === 'component') === isAdapter ? (rects.get(node) ?? []) : [],
    )
    const side = union(own.filter(({ x }) => x < core.x === isLeft))
    const head = block([{ text, as: 'head' }])
    if (side !== undefined) sheet.put('@heads', place(head, { ...side, y: side.y - 26, h: 18 }))
  }
}

/** How a system outside is spoken with, where all its edges say the same: it is said once, in its box. */
export const protocolOf = (node: GraphNode, edges: readonly GraphEdge[], sheet: Sheet): string | undefined => {
  if (node.kind !== 'external' && node.kind !== 'database') return undefined
  const own = edges.filter(({ from, to }) => [from, to].some((end) => sheet.find(end) === node))
  const [protocol, ...others] = new Set(own.map(({ text }) => text))
  return others.length === 0 && (protocol?.length ?? 0) <= 16 ? protocol : undefined
}
