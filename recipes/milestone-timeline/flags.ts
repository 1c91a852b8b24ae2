/**
 * Flags: words at moments on a level scale, each at the head of an upright line, in as few rows as keep words and lines
 * apart. Words begin at their line, so that later flags stand lower and no line passes through words.
 */

/** A flag that wants to be drawn: where its line is, and the size of its words in pixels. */
export type Wanted = { x: number; w: number; h: number }

/** Free pixels between words and what is right of them, and between two rows. */
const clear = { beside: 16, rows: 16 }

/** The row of each flag, 0 next to the scale. */
export function rowsOf(flags: readonly Wanted[]): number[] {
  const rows: number[] = []
  const order = flags.map((_, index) => index).sort((a, b) => (flags[b]?.x ?? 0) - (flags[a]?.x ?? 0) || b - a)
  const done: number[] = []
  for (const index of order) {
    const { x, w } = flags[index] ?? { x: 0, w: 0 }
    const passed = done.filter((other) => (flags[other]?.x ?? 0) < x + w + clear.beside)
    rows[index] = Math.max(-1, ...passed.map((other) => rows[other] ?? 0)) + 1
    done.push(index)
  }
  return rows
}

/** How far above the scale the top of each row is; a row is as high as its highest words. */
export const heightsOf = (flags: readonly Wanted[], rows: readonly number[]): number[] => {
  const heights: number[] = []
  for (let row = 0; rows.includes(row); row++) {
    const highest = Math.max(...flags.filter((_, index) => rows[index] === row).map(({ h }) => h))
    heights.push((heights.at(-1) ?? 0) + highest + clear.rows)
  }
  return heights
}
