/**
 * Packing: intervals laid into rows, so that none touches another in its row.
 */

/** An interval on a line, in pixels. */
export type Interval = { from: number; to: number }

/** The row of each interval: the first one with `gap` free pixels around it, in the order given. */
export function pack(intervals: readonly Interval[], gap: number): number[] {
  const rows: Interval[][] = []
  return intervals.map((interval) => {
    const isFree = (row: Interval[]): boolean => row.every((other) => !nearer(interval, other, gap))
    const found = rows.findIndex(isFree)
    const row = found < 0 ? rows.length : found
    rows[row] = [...(rows[row] ?? []), interval]
    return row
  })
}

/** Whether two intervals come closer than `gap` pixels. */
export const nearer = (a: Interval, b: Interval, gap: number): boolean => a.from < b.to + gap && b.from < a.to + gap

/** The place nearest to `at` and not before it where `length` pixels are free of `taken`, `gap` pixels kept. */
export function freePlace(
  at: number,
  length: number,
  { taken, gap }: { taken: readonly Interval[]; gap: number },
): number {
  let start = at
  for (const other of taken.toSorted((a, b) => a.from - b.from)) {
    if (nearer({ from: start, to: start + length }, other, gap)) start = other.to + gap
  }
  return start
}
