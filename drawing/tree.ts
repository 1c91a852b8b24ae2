/**
 * Tree layout: parents centred over their children, siblings packed by their widths, all on the grid.
 *
 * The result is plain numbers; what a node looks like is the caller's business.
 */
import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy'
import type { Point } from './connector.ts'

/** One laid-out node; `x`, `y` is its centre in pixels, `depth` 0 the root. */
export type Placed<T> = { data: T; depth: number; x: number; y: number; parent: Placed<T> | undefined; child: number }

export type TreeShape<T> = {
  children: (node: T) => readonly T[] | undefined
  /** A node's extent along its row in pixels (its width, or its height in a tree that grows rightwards). */
  extent: (node: T) => number
  /** Free pixels between neighbours of one row. */
  gap: number
  /** Pixels from one row's centre line to the next. */
  level: number
  /** The outermost edge of the whole tree along its rows, and the centre line of the root: as x, y. */
  from: Point
  /** Rows run down the sheet unless told otherwise. */
  grow?: 'down' | 'right'
  /** Centres are rounded to this many pixels (default 4). */
  grid?: number
}

const snap = (value: number, grid: number): number => Math.round(value / grid) * grid

const packed = <T>(root: T, { children, extent, gap }: TreeShape<T>): HierarchyPointNode<T> =>
  tree<T>()
    .nodeSize([1, 1])
    .separation((a, b) => (extent(a.data) + extent(b.data)) / 2 + gap)(hierarchy(root, children))

/** The nodes of a tree, parents first, each with its centre; the outermost node starts at `from`. */
export const layTree = <T>(root: T, shape: TreeShape<T>): Placed<T>[] => {
  const laid = packed(root, shape)
  const { extent, level, from, grow = 'down', grid = 4 } = shape
  const [rowStart, rootLine] = grow === 'down' ? from : [from[1], from[0]]
  const first = Math.min(...laid.descendants().map((node) => node.x - extent(node.data) / 2))
  const known = new Map<HierarchyPointNode<T>, Placed<T>>()
  return laid.descendants().map((node) => {
    const along = snap(node.x - first + rowStart, grid)
    const down = snap(rootLine + node.depth * level, grid)
    const [x, y] = grow === 'down' ? [along, down] : [down, along]
    const parent = node.parent === null ? undefined : known.get(node.parent)
    const child = node.parent?.children?.indexOf(node) ?? 0
    const placed: Placed<T> = { data: node.data, depth: node.depth, x, y, parent, child }
    known.set(node, placed)
    return placed
  })
}

/** Path data of a branch that leaves downwards and arrives downwards, as one S-curve. */
export const branchDown = ([x, y]: Point, [x2, y2]: Point): string => {
  const half = (y + y2) / 2
  return x === x2 ? `M ${x} ${y} L ${x2} ${y2}` : `M ${x} ${y} C ${x} ${half} ${x2} ${half} ${x2} ${y2}`
}

/** Path data of a branch that leaves rightwards (or leftwards) and arrives the same way, as one S-curve. */
export const branchAcross = ([x, y]: Point, [x2, y2]: Point): string => {
  const half = (x + x2) / 2
  return y === y2 ? `M ${x} ${y} L ${x2} ${y2}` : `M ${x} ${y} C ${half} ${y} ${half} ${y2} ${x2} ${y2}`
}
