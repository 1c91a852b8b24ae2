/**
 * The usual size: rows and columns are sized for most nodes; the few larger ones span several.
 */

/** The third quartile of the sizes. */
export const usualSize = (sizes: readonly number[]): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor((sizes.length * 3) / 4)] ?? 0

export const isLarge = (size: number, usual: number): boolean => size * 10 >= usual * 22
