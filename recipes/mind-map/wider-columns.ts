/** Which columns are wider where a page has room left: those in which words have the most lines less. */

/** A column: how wide its words may be, and how high each of its nodes is where they are as wide as another width. */
type Column = { key: string; most: number; heightsAt: (most: number) => number[] }

/** Pixels: how far columns are widened at a time, and how wide words are at most. */
const [step, widest] = [8, 240]

/** How wide the words of each column may be, `free` pixels more in total than they are: high nodes gain more than low ones. */
export const widerColumns = (columns: readonly Column[], free: number): Map<string, number> => {
  const found = new Map(columns.map(({ key, most }) => [key, most]))
  for (let left = free; ; ) {
    const gains = columns.flatMap(({ key, heightsAt }) => {
      const from = found.get(key) ?? 0
      const cost = costOf(heightsAt(from))
      return widths(from, Math.min(widest, from + left)).map((to) => ({
        key,
        to,
        by: to - from,
        gain: (cost - costOf(heightsAt(to))) / (to - from),
      }))
    })
    const best = gains.reduce(
      (most, each) => (each.gain > (most?.gain ?? 0) ? each : most),
      gains.find(() => false),
    )
    if (best === undefined) return found
    found.set(best.key, best.to)
    left -= best.by
  }
}

const widths = (from: number, most: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((most - from) / step)) }, (_, index) => from + (index + 1) * step)

const costOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height ** 2, 0)
