/** How high the lines of a mind map are. */
import type { TreeNode } from '../../drawing/data/tree.ts'
import type { Sided } from '../../drawing/tree/two-sided.ts'

type LevelOf = (placed: Sided<TreeNode>) => number

/** How high lines are: in the middle of the fan that leaves them where words stay clear there, or else where they would be alone. */
export const clearFans = (
  laid: Sided<TreeNode>[],
  { plainOf, lineOf }: { plainOf: LevelOf; lineOf: LevelOf },
): LevelOf => {
  const kept = new Set<TreeNode>()
  for (;;) {
    const levelOf = evenFans(laid, plainOf, kept)
    const topOf = (placed: Sided<TreeNode>): number => placed.rect.y + levelOf(placed) - lineOf(placed)
    const meets = (a: Sided<TreeNode>, b: Sided<TreeNode>): boolean =>
      a !== b &&
      a.side === b.side &&
      a.depth === b.depth &&
      topOf(a) < topOf(b) + b.rect.h &&
      topOf(b) < topOf(a) + a.rect.h
    const crowded = laid.filter(
      (each) => !kept.has(each.node) && levelOf(each) !== plainOf(each) && laid.some((other) => meets(each, other)),
    )
    if (crowded.length === 0) return levelOf
    for (const { node } of crowded) kept.add(node)
  }
}

const evenFans = (laid: Sided<TreeNode>[], plainOf: LevelOf, kept: ReadonlySet<TreeNode>): LevelOf => {
  const levelOf = (placed: Sided<TreeNode>): number => {
    const fan = laid.filter(({ parent }) => parent?.node === placed.node)
    const [first, last] = [fan.at(0), fan.at(-1)]
    const isAlone = first === undefined || last === undefined || first === last
    if (placed.depth === 0 || isAlone || kept.has(placed.node)) return plainOf(placed)
    return (levelOf(first) + levelOf(last)) / 2
  }
  return levelOf
}
