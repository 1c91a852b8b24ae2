/**
 * Columns end with their cards; where one is less than half as long as the longest, all are as long as that: the page would
 * be empty.
 */
export const evened = (bottoms: readonly number[], top: number): readonly number[] => {
  const longest = Math.max(...bottoms)
  return bottoms.every((bottom) => bottom - top >= (longest - top) / 2) ? bottoms : bottoms.map(() => longest)
}
