/**
 * The rows of a network: one a layer, and where they are more than a page is high, one that stands for those in a row that
 * hold least.
 */
import type { NetworkNode } from './network.ts'

/** One layer, or several that are folded. */
export type NetworkRow = { nodes: NetworkNode[]; isFold: boolean }

/** Layers at both ends that are never folded. */
const kept = 3

/** All layers as rows that are no higher than `most` together; `heightOf` is what a layer takes. */
export function rowsOf(
  nodes: readonly NetworkNode[],
  heightOf: (node: NetworkNode) => number,
  most: number,
): NetworkRow[] {
  const heights = nodes.map(heightOf)
  const span = lightest(nodes, heights, sum(heights) - most)
  const rows = nodes.map((node): NetworkRow => ({ nodes: [node], isFold: false }))
  if (span === undefined) return rows
  const folded = { nodes: nodes.slice(span.from, span.to), isFold: true }
  return [...rows.slice(0, span.from), folded, ...rows.slice(span.to)]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** The stretch of layers with the fewest parameters whose heights are at least `need`; none where nothing must be folded. */
const lightest = (nodes: readonly NetworkNode[], heights: readonly number[], need: number) => {
  if (need <= 0) return undefined
  let best: { from: number; to: number; params: number } | undefined
  for (let from = kept; from < nodes.length - kept; from++) {
    let [height, to] = [0, from]
    // The row of the fold itself takes room too.
    while (height < need + 64 && to < nodes.length - kept) height += heights[to++] ?? 0
    if (height < need + 64) break
    const params = sum(nodes.slice(from, to).map((node) => node.params))
    if (best === undefined || params < best.params) best = { from, to, params }
  }
  return best
}
