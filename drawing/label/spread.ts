/**
 * Labels moved apart: as near as possible to the marks they name, never closer than a gap, in the same order.
 */

/** How labels are spread: `sizes` along the axis in pixels (one for all, or one each), `gap` between neighbors. */
export type SpreadOptions = {
  sizes: number | number[]
  gap: number
  /** The edges that no label passes; where they leave too little room, `to` gives way. */
  from?: number
  to?: number
  /** What labels are in order by: where they want to be, unless their middles are not at what they name. */
  by?: number[]
}

/** The middles of labels that want to be at `wanted`, in the order they came in, each moved as little as possible. */
export function spread(
  wanted: number[],
  { sizes, gap, from = -Infinity, to = Infinity, by = wanted }: SpreadOptions,
): number[] {
  const sizeOf = (index: number): number => (typeof sizes === 'number' ? sizes : (sizes[index] ?? 0))
  const order = wanted.map((_, index) => index).sort((a, b) => (by[a] ?? 0) - (by[b] ?? 0) || a - b)
  const offsets = offsetsOf(order.map(sizeOf), gap)
  const [first = 0, last = 0] = [order[0], order.at(-1)].map((index) => (index === undefined ? 0 : sizeOf(index) / 2))
  const highest = from + first
  const lowest = Math.max(highest, to - last - (offsets.at(-1) ?? 0))
  const slack = nonDecreasing(order.map((index, rank) => (wanted[index] ?? 0) - (offsets[rank] ?? 0)))
  const placed: number[] = []
  for (const [rank, index] of order.entries())
    placed[index] = Math.min(Math.max(slack[rank] ?? 0, highest), lowest) + (offsets[rank] ?? 0)
  return placed
}

/** How far each label's middle is from the first one's when all of them touch but for the gap. */
const offsetsOf = (sizes: number[], gap: number): number[] => {
  let offset = 0
  return sizes.map((size, rank) => {
    if (rank > 0) offset += ((sizes[rank - 1] ?? 0) + size) / 2 + gap
    return offset
  })
}

type Pool = { sum: number; count: number }

const mean = ({ sum, count }: Pool): number => sum / count

/** The non-decreasing sequence nearest to `values` by least squares (pool adjacent violators). */
const nonDecreasing = (values: number[]): number[] => {
  const pools: Pool[] = []
  for (const value of values) {
    let pool = { sum: value, count: 1 }
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  }
  return pools.flatMap((pool) => Array<number>(pool.count).fill(mean(pool)))
}
