/**
 * Trees with more nodes or levels than fit: of a level too many, each node above it keeps its first ones, and a mark says how
 * many more are below it. What is folded is listed in the ledger.
 */
import type { ModelTreeNode } from '../models/tree.ts'
import type { Conversion } from './conversion.ts'

/** Whether a root of its own is put over what there is. */
export const isForest = (nodes: readonly ModelTreeNode[]): boolean =>
  nodes.filter(({ depth }) => depth === 0).length !== 1

/** How many nodes and levels fit, with a root over several. */
export type TreeRoom = { nodes: number; levels: number }

/** The nodes in reading order, as many as fit, if the first level does. */
export function folded(nodes: readonly ModelTreeNode[], room: TreeRoom, conversion: Conversion): ModelTreeNode[] {
  const over = isForest(nodes) ? 1 : 0
  const [most, last] = [room.nodes - over, room.levels - over - 1]
  const deepest = nodes.reduce((depth, node) => Math.max(depth, node.depth), 0)
  if (nodes.length <= most && deepest <= last) return [...nodes]
  for (let depth = Math.min(deepest, last) - 1; depth > -over; depth--)
    for (let first = mostFirst; first >= 0; first--) {
      const { kept, left } = foldedBelow(nodes, { depth, first })
      if (kept.length > most) continue
      for (const { at, label } of left)
        conversion.noteOnce('more nodes than fit; how many is said in their place', at, label)
      return kept
    }
  return [...nodes]
}

/** So many nodes of the level that is folded are kept below each node above it. */
const mostFirst = 12

type Fold = { depth: number; first: number }

/** Nodes down to a depth, the first ones of the next level below each of them, and a mark for the others. */
const foldedBelow = (nodes: readonly ModelTreeNode[], { depth, first }: Fold) => {
  const [kept, left]: [ModelTreeNode[], ModelTreeNode[]] = [[], []]
  let [rank, hidden]: [number, ModelTreeNode[]] = [0, []]
  const close = (): void => {
    const [one, ...others] = hidden
    // One takes as much room as its mark, below which nothing is.
    if (one !== undefined && others.length === 0 && one.depth === depth + 1) kept.push(one)
    else if (one !== undefined) {
      kept.push({ label: `+ ${hidden.length} more`, depth: depth + 1, at: one.at })
      left.push(...hidden)
    }
    rank = 0
    hidden = []
  }
  for (const node of nodes) {
    if (node.depth <= depth) close()
    if (node.depth === depth + 1) rank++
    if (node.depth <= depth || (node.depth === depth + 1 && rank <= first)) kept.push(node)
    else hidden.push(node)
  }
  close()
  return { kept, left }
}
