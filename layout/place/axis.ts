/**
 * One axis of the sheet: centers of columns (or rows) in pixels, as close to each other as their contents allow.
 */

/** Two columns, by their place in the list, and how far apart their centers must be at least. */
export type Need = { from: number; to: number; distance: number }

const grid = 8
/** Whole steps are as wide as their contents; this is the width of empty ones. */
const narrow = 32

/**
 * Spreads columns at the given values (in half steps, rising); a column at an odd value stands halfway between its
 * neighbors if there is room. A half step is `least` pixels wide at least, or it looks like a mistake. Centers are multiples of 8, the first is 0.
 */
export function spreadAxis(
  values: readonly number[],
  { needs, least }: { needs: readonly Need[]; least: number },
): number[] {
  const gaps = values.slice(1).map((value, index) => {
    const steps = value - (values[index] ?? 0)
    return { steps, size: steps === 1 ? least : steps * narrow }
  })
  for (const need of needs.toSorted((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from)) widen(gaps, need)
  const centers = [0]
  for (const { size } of gaps) centers.push((centers.at(-1) ?? 0) + size)
  return settleHalves(values, centers, needs)
}

type Gap = { steps: number; size: number }

/** The narrowest gap for its steps grows first, so that gaps become equal. */
const widen = (gaps: Gap[], { from, to, distance }: Need): void => {
  const between = gaps.slice(from, to)
  let lack = distance - between.reduce((sum, { size }) => sum + size, 0)
  while (lack > 0) {
    const narrowest = between.reduce((least, gap) => (gap.size * least.steps < least.size * gap.steps ? gap : least))
    narrowest.size += grid
    lack -= grid
  }
}

/** Halfway, if the needs allow it. */
const settleHalves = (values: readonly number[], centers: readonly number[], needs: readonly Need[]): number[] =>
  centers.map((center, index) => {
    const [before, after] = [centers[index - 1], centers[index + 1]]
    if (before === undefined || after === undefined) return center
    const isHalf = values[index - 1] === (values[index] ?? 0) - 1 && values[index + 1] === (values[index] ?? 0) + 1
    const middle = Math.round((before + after) / 2 / grid) * grid
    const at = (place: number): number => (place === index ? middle : (centers[place] ?? 0))
    const fits = needs.every(({ from, to, distance }) => at(to) - at(from) >= Math.min(distance, 1e6))
    return isHalf && fits ? middle : center
  })
