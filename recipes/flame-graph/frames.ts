/**
 * Frames of a profile: how much each takes with what it calls, and where the time itself is spent.
 */
import { nodesOf, type TreeNode } from '../../drawing/data/tree.ts'

/** A frame's own amount and those of all it calls. */
export const totalOf = (frame: TreeNode): number =>
  frame.children.reduce((sum, child) => sum + totalOf(child), frame.value ?? 0)

/** The callees of a frame, the largest first. */
export const calleesOf = ({ children }: TreeNode): TreeNode[] => children.toSorted((a, b) => totalOf(b) - totalOf(a))

/** The function that itself takes most, wherever it is called from. */
export function hottest(root: TreeNode): { name: string; own: number } {
  const own = new Map<string, number>()
  for (const { name, value = 0 } of nodesOf(root)) own.set(name, (own.get(name) ?? 0) + value)
  const [name, amount] = [...own].reduce((best, each) => (each[1] > best[1] ? each : best), [root.name, 0])
  return { name, own: amount }
}

/** From the root down to the frame of the hottest function that itself takes most. */
export const hotPath = (root: TreeNode): TreeNode[] => {
  const { name } = hottest(root)
  const frames = nodesOf(root).filter((frame) => frame.name === name)
  const target = frames.reduce((best, each) => ((each.value ?? 0) > (best.value ?? 0) ? each : best), frames[0] ?? root)
  const find = (frame: TreeNode): TreeNode[] => {
    if (frame === target) return [frame]
    for (const child of frame.children) {
      const below = find(child)
      if (below.length > 0) return [frame, ...below]
    }
    return []
  }
  return find(root)
}

/** A share as whole percent, or with one decimal below 10. */
export const percent = (amount: number, total: number): string => {
  const share = total === 0 ? 0 : (100 * amount) / total
  return `${share < 10 ? Math.round(share * 10) / 10 : Math.round(share)}%`
}
