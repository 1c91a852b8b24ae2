/**
 * Trees whose leaves are in one row, however deep they are: parents in the middle of their children, level by level.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { snap } from '../rect.ts'

/** A node with its place; `level` is the top of its level, above which no leaf is drawn. */
export type LeafRowNode<Node> = { node: Node; rect: Rect; level: number; parent: LeafRowNode<Node> | undefined }

/** How a tree is laid out; all lengths are pixels. Every node is `w` wide and `h` high. */
export type LeafRowOptions<Node> = {
  children: (node: Node) => readonly Node[]
  w: number
  h: number
  /** Free room between leaves, and between one level and the next. */
  gap: number
  below: number
}

/** All nodes, parents before their children; their edges lie on the 8-px grid. */
export function layLeafRow<Node>(
  root: Node,
  { children, w, h, gap, below }: LeafRowOptions<Node>,
): LeafRowNode<Node>[] {
  const depthOf = (node: Node): number => Math.max(0, ...children(node).map((child) => 1 + depthOf(child)))
  const lowest = depthOf(root) * (h + below)
  const placed: LeafRowNode<Node>[] = []
  let leaves = 0
  const add = (node: Node, level: number, parent: LeafRowNode<Node> | undefined): LeafRowNode<Node> => {
    const isLeaf = children(node).length === 0
    const own = { node, rect: { x: 0, y: isLeaf ? lowest : level, w, h }, level, parent }
    placed.push(own)
    const starts = children(node).map((child) => add(child, level + h + below, own).rect.x)
    own.rect.x = isLeaf ? leaves++ * (w + gap) : snap(starts.reduce((sum, x) => sum + x, 0) / starts.length)
    return own
  }
  add(root, 0, undefined)
  return placed
}
