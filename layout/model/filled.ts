/**
 * A list of one value.
 */
export const filled = (count: number, value: number): number[] => Array.from({ length: count }, () => value)
