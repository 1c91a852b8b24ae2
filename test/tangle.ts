/**
 * Graphs for the layout in which anything may lead anywhere.
 */
import type { LayoutGraph } from '../layout/model/graph.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Forty nodes, or as many as wanted, and half as many edges more that lead anywhere, in groups. */
export const tangle = (groups: number, count = 40): LayoutGraph => ({
  nodes: range(count).map((index) => ({
    id: `n${index}`,
    w: 144,
    h: 64,
    narrower: [{ w: 112, h: 80 }],
    ...(groups === 0 ? {} : { group: `g${index % groups}` }),
  })),
  edges: range(1.5 * count).map((index) => ({
    from: `n${(index * 13) % count}`,
    to: `n${(index * 29 + 1) % count}`,
  })),
  groups: range(groups).map((index) => ({ id: `g${index}` })),
})
