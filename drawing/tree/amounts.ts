/**
 * Amounts in a tree: what a node holds with everything below it, and which share of the whole that is.
 */
import { wholeShares, writeShare } from '../chart/shares.ts'
import type { TreeNode } from '../data/tree.ts'

/** What a node holds, its own amount included. */
export const totalOf = ({ value = 0, children }: TreeNode): number =>
  children.reduce((sum, child) => sum + totalOf(child), value)

/** The children of a node, the largest first; equal ones keep their order. */
export const largestFirst = ({ children }: TreeNode): TreeNode[] => children.toSorted((a, b) => totalOf(b) - totalOf(a))

/** What each child of the root is of the whole: `41%`; with what the root has itself, they add up to 100%. */
export function sharesOf(root: TreeNode): Map<TreeNode, string> {
  const amounts = [...root.children.map(totalOf), root.value ?? 0]
  const whole = wholeShares(amounts)
  const total = totalOf(root)
  const shareAt = (index: number): string => writeShare(whole[index] ?? 0, (amounts[index] ?? 0) / total)
  return new Map(total > 0 ? root.children.map((child, index) => [child, shareAt(index)]) : [])
}
