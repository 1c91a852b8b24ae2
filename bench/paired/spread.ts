/**
 * What many noisy figures say: their median, and how sure it is.
 */

/** A median, and the bounds between which the true one is with 95% confidence. */
export type Spread = { median: number; low: number; high: number }

/** The spread of paired ratios. The bounds are order statistics, so nothing is assumed about the noise. */
export const spreadOf = (figures: number[]): Spread => {
  const sorted = [...figures].sort((a, b) => a - b)
  const reach = 0.98 * Math.sqrt(sorted.length)
  const at = (position: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, position))] ?? NaN
  const middle = (sorted.length - 1) / 2
  return { median: median(figures), low: at(Math.floor(middle - reach)), high: at(Math.ceil(middle + reach)) }
}

/** The median. */
export const median = (figures: number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A spread as text: `0.97 (0.95 to 0.99)`. */
export const spreadText = ({ median: middle, low, high }: Spread): string =>
  `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
