/**
 * Hanging trees: the root on top, its children side by side in columns of one width, and what is below each of them
 * indented under it, as breakdowns and org charts have it.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { snap } from '../rect.ts'
import { layIndented } from './indented.ts'
import type { PlacedNode, TidyOptions } from './tidy.ts'

/** A node with its place, and the path of all branches to its children; empty where it has none. */
export type Hanging<Node> = PlacedNode<Node> & { below: string }

/** From the left edge of a node to those that hang below it, in pixels; branches are in the middle of it. */
export const hangingIndent = 24

/** All nodes, parents before their children; the children of the root are equally high, with twice the gap below them. */
export function layHanging<Node>(root: Node, options: Omit<TidyOptions<Node>, 'grow'>): Hanging<Node>[] {
  const { children, size, gap, apart = gap, level } = options
  const heads = children(root)
  const h = Math.max(0, ...heads.map((head) => size(head).h))
  const height = (node: Node): number => (heads.includes(node) ? h : size(node).h)
  const columns = heads.map((head) => layIndented(head, { children, height, indent: hangingIndent, gap }))
  const w = Math.max(0, ...columns.flat().map(({ node, x }) => x + size(node).w))
  const own = size(root)
  const whole = heads.length * (w + apart) - apart
  const top = { x: snap((Math.max(own.w, whole) - own.w) / 2), y: 0, ...own }
  const placed = new Map<Node, PlacedNode<Node>>([
    [root, { node: root, rect: top, depth: 0, index: 0, parent: undefined }],
  ])
  columns.forEach((rows, column) => {
    for (const { node, depth, parent, x, y, h } of rows) {
      const above = parent?.node ?? root
      const under = own.h + level + (depth > 0 ? gap : 0)
      const rect = { x: column * (w + apart) + x, y: under + y, w: w - x, h }
      const index = children(above).indexOf(node)
      placed.set(node, { node, rect, depth: depth + 1, index, parent: placed.get(above) })
    }
  })
  return [...placed.values()].map((each) => {
    const rects = children(each.node).flatMap((child) => placed.get(child)?.rect ?? [])
    return { ...each, below: each.node === root ? trunk(each.rect, rects) : stem(each.rect, rects) }
  })
}

/** Down from the root and out to all its children. */
const trunk = ({ x, y, w, h }: Rect, rects: Rect[]): string => {
  const [from, middle] = [x + w / 2, (y + h + (rects[0]?.y ?? 0)) / 2]
  const ends = rects.map((rect) => rect.x + rect.w / 2)
  const arms = rects.map((rect, index) => `M ${ends[index]} ${middle} V ${rect.y}`)
  const bar = `M ${Math.min(from, ...ends)} ${middle} H ${Math.max(from, ...ends)}`
  return arms.length === 0 ? '' : [`M ${from} ${y + h} V ${middle}`, bar, ...arms].join(' ')
}

/** Down along the left of all children, and into each. */
const stem = ({ x, y, h }: Rect, rects: Rect[]): string => {
  const middles = rects.map((rect) => rect.y + rect.h / 2)
  const arms = middles.map((middle) => `M ${x + hangingIndent / 2} ${middle} h ${hangingIndent / 2}`)
  return arms.length === 0 ? '' : [`M ${x + hangingIndent / 2} ${y + h} V ${middles.at(-1)}`, ...arms].join(' ')
}
