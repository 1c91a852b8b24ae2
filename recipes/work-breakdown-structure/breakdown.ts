/**
 * The facts of a work breakdown: codes, efforts added up, and what is cut where a deliverable has more packages than fit.
 */
import type { TreeNode } from '../../drawing/data/tree.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** Units that are words: `38 days`. */
const words = /^(?:person-)?(?:hour|day|week|month|point)$/

/** An effort in words; tenths are kept, so that columns add up to their total. */
export const amount = (value: number, unit = ''): string => {
  const tenths = Math.round(value * 10) / 10
  const exact = Math.abs(value - tenths) < 1e-9 && value < 10_000 ? [tenths] : []
  return formatFor([value], value === 1 ? unit : unit.replace(words, '$&s'), { exact }).full(exact[0] ?? value)
}

/** A node under a deliverable, with its code and how deep below it. */
export type PackageRow = { node: TreeNode; code: string; depth: number }

/** All nodes under a deliverable, parents first. */
export const rowsUnder = (node: TreeNode, code: string, depth = 0): PackageRow[] =>
  node.children.flatMap((child, index) => {
    const own = `${code}.${index + 1}`
    return [{ node: child, code: own, depth }, ...rowsUnder(child, own, depth + 1)]
  })

/** The deepest levels are folded until at most `most` rows are left; `hidden` is how many nodes each row hides. */
export function foldRows(rows: readonly PackageRow[], most: number): (PackageRow & { hidden: number })[] {
  let depth = Math.max(0, ...rows.map((row) => row.depth))
  const upTo = (level: number): PackageRow[] => rows.filter((row) => row.depth <= level)
  while (depth > 0 && upTo(depth).length > most) depth--
  const below = (node: TreeNode): number => node.children.reduce((sum, child) => sum + 1 + below(child), 0)
  return upTo(depth).map((row) => ({ ...row, hidden: row.depth === depth ? below(row.node) : 0 }))
}
