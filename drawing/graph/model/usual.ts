/**
 * What is a usual size: rows and columns are made for that of most nodes, the few larger ones take several.
 */

/** The size that three of four do not exceed. */
export const usualSize = (sizes: readonly number[]): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor((sizes.length * 3) / 4)] ?? 0

export const isLarge = (size: number, usual: number): boolean => size * 10 >= usual * 22
