/**
 * Frames of a profile: how much each takes with what it calls, and where the time itself is spent.
 */
import { nodesOf, type TreeNode } from '../../drawing/data/tree.ts'

/** Many small callees in one frame, as the importer of folded stacks names them (`12 smaller`): no function. */
const isRest = ({ name }: TreeNode): boolean => /^\d+ smaller$/.test(name)

/** Every function with its own amount and its frames, those that themselves take most first. */
export function hottestFirst(root: TreeNode): { name: string; own: number; frames: TreeNode[] }[] {
  const byName = new Map<string, TreeNode[]>()
  for (const frame of nodesOf(root).filter((each) => !isRest(each)))
    byName.set(frame.name, [...(byName.get(frame.name) ?? []), frame])
  return [...byName]
    .map(([name, frames]) => ({ name, own: frames.reduce((sum, { value = 0 }) => sum + value, 0), frames }))
    .toSorted((a, b) => b.own - a.own)
}

/** The function that itself takes most, wherever it is called from. */
export const hottest = (root: TreeNode): { name: string; own: number } => {
  const [first] = hottestFirst(root)
  return { name: first?.name ?? root.name, own: first?.own ?? 0 }
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
