/**
 * Trees whose leaves are in one row, however deep they are: parents in the middle of their children, level by level.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { branchDown } from '../branch.ts'
import { port, snap } from '../rect.ts'

/** A node with its place, and the path of the branch from its parent. */
export type LeafRowNode<Node> = { node: Node; rect: Rect; branch: string | undefined }

/** How a tree is laid out; all lengths are pixels. Every node is `w` wide and `h` high. */
export type LeafRowOptions = {
  w: number
  h: number
  /** Free room between leaves, and between one level and the next. */
  gap: number
  below: number
}

/** All nodes, parents before their children; their edges lie on the 8-px grid. */
export function layLeafRow<Node extends { children: readonly Node[] }>(
  root: Node,
  { w, h, gap, below }: LeafRowOptions,
): LeafRowNode<Node>[] {
  const depthOf = (node: Node): number => Math.max(0, ...node.children.map((child) => 1 + depthOf(child)))
  const lowest = depthOf(root) * (h + below)
  const placed: Placed<Node>[] = []
  let leaves = 0
  const add = (node: Node, level: number, parent: Placed<Node> | undefined): Placed<Node> => {
    const isLeaf = node.children.length === 0
    const own = { node, rect: { x: 0, y: isLeaf ? lowest : level, w, h }, level, parent }
    placed.push(own)
    const starts = node.children.map((child) => add(child, level + h + below, own).rect.x)
    own.rect.x = isLeaf ? leaves++ * (w + gap) : snap(starts.reduce((sum, x) => sum + x, 0) / starts.length)
    return own
  }
  add(root, 0, undefined)
  return placed.map((each) => ({ node: each.node, rect: each.rect, branch: branchTo(each) }))
}

/** `level` is the top of the node's own level; a leaf may be lower. */
type Placed<Node> = { node: Node; rect: Rect; level: number; parent: Placed<Node> | undefined }

/** From the parent to the level of a node, and down to it where it is a leaf of a lower row. */
const branchTo = ({ rect, level, parent }: Placed<unknown>): string | undefined => {
  if (parent === undefined) return undefined
  const branch = branchDown(port(parent.rect, 'bottom'), { x: rect.x + rect.w / 2, y: level })
  return rect.y > level ? `${branch} V ${rect.y}` : branch
}
