/**
 * Amounts in a tree: what a node holds with everything below it, and which share of the whole that is.
 */
import { writeShares } from '../chart/shares.ts'
import type { TreeNode } from '../data/tree.ts'

/** What a node holds, its own amount included. */
export const totalOf = ({ value = 0, children }: TreeNode): number =>
  children.reduce((sum, child) => sum + totalOf(child), value)

/** The children of a node, the largest first; equal ones keep their order. */
export const largestFirst = ({ children }: TreeNode): TreeNode[] => children.toSorted((a, b) => totalOf(b) - totalOf(a))

/** What each child of the root is of the whole, what the root has itself included: `41%`. */
export function sharesOf(root: TreeNode): Map<TreeNode, string> {
  const words = writeShares([...root.children.map(totalOf), root.value ?? 0])
  return new Map(totalOf(root) > 0 ? root.children.map((child, index) => [child, words[index] ?? '']) : [])
}
