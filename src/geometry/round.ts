/**
 * Numbers as scenes have them.
 */

/** Two decimals: finer steps are invisible. Never minus zero. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0
}
