/**
 * Rows of an LRU cache: where each access is, and the arrow from where a hit was to the front.
 */
import { path } from '../../drawing/primitives.ts'
import type { CacheAccess } from './lru.ts'

/** Pixels: the heads and what is free below them, a cell and what is free above each other one, or above each where one has an arrow, before and after the cache, the number of an access. */
export const size = { head: 32, first: 8, cell: 28, gap: 8, arrow: 16, apart: 24, number: 32, outcome: 64 } as const

/** The top of the cells of an access; that of the one after the last is where rows end. */
export type RowTop = (index: number) => number

/** Rows are close together, or all as far apart as the arrow of a hit needs. */
export const topsOf = (accesses: readonly CacheAccess[]): RowTop => {
  const gap = accesses.some(({ from = 0 }) => from > 0) ? size.arrow : size.gap
  return (index) => size.head + size.first + index * (size.cell + gap)
}

/** From where the key was, in the row above, to the front. */
export const toFront = (
  { first, w, from, y }: { first: number; w: number; from: number; y: number },
  isMarked: boolean,
) => {
  const [x, to, bend] = [first + (from + 0.5) * w, first + w / 2, y - 11]
  const d = `M ${x} ${y - size.arrow} V ${bend - 4} Q ${x} ${bend} ${x - 4} ${bend} H ${to + 4} Q ${to} ${bend} ${to} ${bend + 4} V ${y}`
  return path(d, { arrow: true, stroke: isMarked ? 'accent' : 'muted' })
}
