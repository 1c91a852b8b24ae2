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

/** Pixels that words beside the arrows at a port need. */
export const wordRoom = 48

const size = { arrow: 8, words: 4 } as const

/** Says what the two arrows between an adapter and a port are: once at each side of the core, where the first of them are. */
export const nameArrows = (
  edges: readonly GraphEdge[],
  rects: ReadonlyMap<object, Rect>,
  { isFocus, sheet }: { isFocus: boolean; sheet: Sheet },
): void => {
  const fill = isFocus ? 'accent' : 'muted'
  const joins = edges.map(({ from, to }) => ({ from: sheet.find<GraphNode>(from), to: sheet.find<GraphNode>(to) }))
  const first = (kind: GraphNode['kind'], end: 'from' | 'to') =>
    joins
      .filter((join) => join[end].kind === kind)
      .flatMap(({ from, to }) => {
        const [left, right] = [rects.get(from), rects.get(to)]
        return left === undefined || right === undefined ? [] : [{ left, right }]
      })
      .toSorted((a, b) => a.left.y - b.left.y)[0]
  for (const join of [first('port', 'to'), first('port', 'from')]) {
    if (join === undefined) continue
    const { x, y, w, h } = join.left
    const middle = y + h / 2
    const at = { x: x + w, w: Math.min(join.right.x - x - w, wordRoom + 8), h: 16 }
    const over = block([{ text: 'calls', as: 'small' }])
    const under = block([{ text: 'knows', as: { size: 12, bold: true, fill } }])
    sheet.put('@arrows', [
      ...place(over, { ...at, y: middle - size.arrow - size.words - at.h }),
      ...place(under, { ...at, y: middle + size.arrow + size.words }),
    ])
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
