/**
 * Partitions (icicles): every node as wide as its amount, children below their parent, the largest on the left.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { TreeNode } from '../data/tree.ts'
import { largestFirst, totalOf } from './amounts.ts'

/** The width of the root, the height of a row and the narrowest node that is kept, in pixels. */
export type PartitionOptions = { w: number; row: number; least: number }

/** Every node that is wide enough, parents first; edges lie on whole pixels, so that neighbors share them. */
export function layPartition(
  root: TreeNode,
  { w: width, row, least }: PartitionOptions,
): { node: TreeNode; rect: Rect }[] {
  const scale = width / totalOf(root)
  const add = (node: TreeNode, x: number, y: number): { node: TreeNode; rect: Rect }[] => {
    const left = Math.round(x)
    const w = Math.round(x + totalOf(node) * scale) - left
    if (w < least) return []
    let from = x
    const below = largestFirst(node).flatMap((child) => {
      const start = from
      from += totalOf(child) * scale
      return add(child, start, y + row)
    })
    return [{ node, rect: { x: left, y, w, h: row } }, ...below]
  }
  return add(root, 0, 0)
}
