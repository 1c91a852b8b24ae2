/**
 * Rows of an LRU cache: where each access is, and the arrow from where a hit was to the front.
 */
import { path } from '../../drawing/primitives.ts'
import type { CacheAccess } from './lru.ts'

/** Pixels: the heads and what is free below them, a cell and what is free above each other one and above one with an arrow, before and after the cache, the number of an access. */
export const size = { head: 32, first: 8, cell: 28, gap: 8, arrow: 20, apart: 24, number: 32, outcome: 64 } as const

/** The top of the cells of an access; that of the one after the last is where rows end. */
export type RowTop = (index: number) => number

/** Rows are close together, but for the arrow of a hit. */
export const topsOf = (accesses: readonly CacheAccess[]): RowTop => {
  const tops: number[] = []
  let top = size.head + size.first
  for (const { from = 0 } of accesses) {
    if (from > 0 && tops.length > 0) top += size.arrow - size.gap
    tops.push(top)
    top += size.cell + size.gap
  }
  return (index) => tops[index] ?? top
}

/** From where the key was, in the row above, to the front. */
export const toFront = (
  { first, w, from, y }: { first: number; w: number; from: number; y: number },
  isMarked: boolean,
) => {
  const [x, to, bend] = [first + (from + 0.5) * w, first + w / 2, y - 14]
  const d = `M ${x} ${y - size.arrow} V ${bend - 6} Q ${x} ${bend} ${x - 6} ${bend} H ${to + 6} Q ${to} ${bend} ${to} ${bend + 6} V ${y}`
  return path(d, { arrow: true, stroke: isMarked ? 'accent' : 'muted' })
}
