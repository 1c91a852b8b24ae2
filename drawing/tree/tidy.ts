/**
 * Tidy trees: parents in the middle of their children, siblings packed by their sizes, levels in straight lines; or with
 * all leaves on the last line, however deep they are, and every parent just above its highest child.
 *
 * The method is Buchheim's version of Reingold and Tilford's, as d3-hierarchy has it; nodes may differ in size.
 */
import { cluster, type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { snap, up } from '../rect.ts'

/** A node with its place. `depth` is 0 at the root, `index` counts from 0 among its siblings. */
export type PlacedNode<Node> = {
  node: Node
  rect: Rect
  depth: number
  index: number
  parent: PlacedNode<Node> | undefined
}

/** How a tree is laid out; all lengths are pixels. */
export type TidyOptions<Node> = {
  children: (node: Node) => readonly Node[]
  size: (node: Node) => { w: number; h: number }
  /** Free room between siblings; between neighbors with different parents `apart`, the same unless given. */
  gap: number
  apart?: number
  /** Free room between one level and the next. */
  level: number
  /** Where the children are, seen from their parent. */
  grow?: 'down' | 'right' | 'left'
  /** The top left corner of the whole tree; 0, 0 unless given. */
  from?: Point
  /** Whether all leaves are on one line. */
  leavesLast?: boolean
}

/** All nodes, parents before their children; their edges lie on the 8-px grid. */
export function layTidy<Node>(root: Node, options: TidyOptions<Node>): PlacedNode<Node>[] {
  const { grow = 'down', from = { x: 0, y: 0 } } = options
  const isDown = grow === 'down'
  const along = ({ w, h }: { w: number; h: number }): number => (isDown ? w : h)
  const laid = packed(root, options, along).descendants()
  const lines = levelLines(laid, options)
  const first = Math.min(...laid.map((each) => each.x - along(options.size(each.data)) / 2))
  const far = (lines.at(-1)?.at ?? 0) + (lines.at(-1)?.depth ?? 0)
  const rectOf = (node: Laid<Node>): Rect => {
    const size = options.size(node.data)
    const across = snap(node.x - first - along(size) / 2)
    const at = lines[levelOf(node, options)]?.at ?? 0
    if (isDown) return { x: from.x + across, y: from.y + at, ...size }
    return { x: from.x + (grow === 'right' ? at : far - at - size.w), y: from.y + across, ...size }
  }
  return withParents(laid, rectOf)
}

type Laid<Node> = HierarchyPointNode<Node>

const withParents = <Node>(laid: readonly Laid<Node>[], rectOf: (node: Laid<Node>) => Rect): PlacedNode<Node>[] => {
  const known = new Map<Laid<Node>, PlacedNode<Node>>()
  return laid.map((each) => {
    const { data: node, depth, parent } = each
    const index = parent?.children?.indexOf(each) ?? 0
    const placed = { node, rect: rectOf(each), depth, index, parent: parent === null ? undefined : known.get(parent) }
    known.set(each, placed)
    return placed
  })
}

const packed = <Node>(
  root: Node,
  { children, size, gap, apart = gap, leavesLast = false }: TidyOptions<Node>,
  along: (size: { w: number; h: number }) => number,
) =>
  (leavesLast ? cluster<Node>() : tree<Node>())
    .nodeSize([1, 1])
    .separation(
      (a, b) => (along(size(a.data)) + along(size(b.data))) / 2 + (a.parent === b.parent ? gap : Math.max(gap, apart)),
    )(hierarchy(root, (node) => [...children(node)]))

/** Where each level begins, and how deep it is. */
const levelLines = <Node>(laid: Laid<Node>[], options: TidyOptions<Node>): { at: number; depth: number }[] => {
  const { size, level, grow = 'down' } = options
  const depths: number[] = []
  for (const node of laid) {
    const [{ w, h }, own] = [size(node.data), levelOf(node, options)]
    depths[own] = Math.max(depths[own] ?? 0, grow === 'down' ? h : w)
  }
  let at = 0
  return depths.map((depth) => {
    const line = { at, depth }
    at = up(at + depth + level)
    return line
  })
}

/** The line of a node: by its distance from the root, or from its lowest leaf. */
const levelOf = <Node>(node: Laid<Node>, { leavesLast = false }: TidyOptions<Node>): number =>
  leavesLast ? (node.ancestors().at(-1)?.height ?? 0) - node.height : node.depth
