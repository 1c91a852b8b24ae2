/**
 * Frames of a profile: how much each takes with what it calls, and where the time itself is spent.
 */
import { nodesOf, pathTo, type TreeNode } from '../../drawing/data/tree.ts'

/** Many small callees in one frame, as the importer of folded stacks names them (`12 smaller`): no function. */
const isRest = ({ name }: TreeNode): boolean => /^\d+ smaller$/.test(name)

/** Every function with its own amount and its frames, those that themselves take most first. */
export function hottestFirst(root: TreeNode): { name: string; own: number; frames: TreeNode[] }[] {
  const frames = nodesOf(root).filter((each) => !isRest(each))
  return [...new Set(frames.map(({ name }) => name))]
    .map((name) => {
      const own = frames.filter((each) => each.name === name)
      return { name, own: own.reduce((sum, { value = 0 }) => sum + value, 0), frames: own }
    })
    .toSorted((a, b) => b.own - a.own)
}

/** The function that itself takes most, wherever it is called from. */
export const hottest = (root: TreeNode): { name: string; own: number; frames: TreeNode[] } =>
  hottestFirst(root)[0] ?? { name: root.name, own: 0, frames: [root] }

/** From the root down to the frame of the hottest function that itself takes most. */
export const hotPath = (root: TreeNode): TreeNode[] => {
  const [first] = hottest(root).frames.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  return pathTo(root, first ?? root)
}

/** A share as whole percent, or with one decimal below 10. */
export const percent = (amount: number, total: number): string => {
  const share = total === 0 ? 0 : (100 * amount) / total
  return `${share < 10 ? Math.round(share * 10) / 10 : Math.round(share)}%`
}
