/**
 * Spacing of labels beside the marks they name: as near as possible, never closer than a gap.
 */

type Block = { sum: number; count: number }

const mean = ({ sum, count }: Block): number => sum / count

/** The non-decreasing sequence nearest to `values` by least squares (pool adjacent violators). */
const nonDecreasing = (values: number[]): number[] => {
  const blocks: Block[] = []
  for (const value of values) {
    let block = { sum: value, count: 1 }
    for (let last = blocks.at(-1); last && mean(last) > mean(block); last = blocks.at(-1)) {
      block = { sum: last.sum + block.sum, count: last.count + block.count }
      blocks.pop()
    }
    blocks.push(block)
  }
  return blocks.flatMap((block) => Array<number>(block.count).fill(mean(block)))
}

/** `gap` pixels between neighbours at least; `from` and `to` bound all positions. */
export type Room = { gap: number; from?: number; to?: number }

/**
 * Moves positions apart until neighbours are `gap` pixels from each other, each as little as possible
 * (least squares), keeping their order. Gives them back in the order they came in.
 * Fails where `from` to `to` is too short for all of them.
 */
export const spread = (wanted: number[], { gap, from = -Infinity, to = Infinity }: Room): number[] => {
  const last = to - gap * (wanted.length - 1)
  if (last < from) throw new Error(`${wanted.length} labels ${gap} px apart do not fit between ${from} and ${to}`)
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const slack = nonDecreasing(order.map((index, rank) => wanted[index]! - rank * gap))
  const placed: number[] = []
  for (const [rank, index] of order.entries()) {
    placed[index] = Math.min(Math.max(slack[rank]!, from), last) + rank * gap
  }
  return placed
}
