/**
 * Flags: words at moments on a level scale, each at the head of an upright line, in as few rows as keep words and lines
 * apart. Words begin at their line, so that later flags are nearer to the scale and no line passes through words.
 */

/** A flag that wants to be drawn: where its line is, and the size of its words in pixels. */
export type Wanted = { x: number; w: number; h: number }

/** Free pixels between words and what is right of them, and between two rows. */
const clear = { beside: 16, rows: 16 }

/** Whether a flag is above or below the scale. */
export type Side = 'above' | 'below'

/** A flag that was laid: `row` 0 is next to the scale. */
export type Laid<Flag> = { flag: Flag; side: Side; row: number }

/**
 * Each flag in the lowest row that one of its widths reaches on one of its sides; of equally low ones the widest,
 * and that on the first side. `choices` are the widths of each flag, the widest first.
 */
export function lowestFlags<Flag extends Wanted>(
  choices: readonly (readonly Flag[])[],
  sidesOf: (flag: Flag) => readonly Side[],
): Laid<Flag>[] {
  const laid: Laid<Flag>[] = []
  const at = (index: number): number => choices[index]?.[0]?.x ?? 0
  const order = choices.map((_, index) => index).sort((a, b) => at(b) - at(a) || b - a)
  const done: Laid<Flag>[] = []
  for (const index of order) {
    const tried = (choices[index] ?? []).flatMap((flag) =>
      sidesOf(flag).map((side) => ({ flag, side, row: rowOf(flag, { side, done }) })),
    )
    const best = tried.toSorted((a, b) => a.row - b.row)[0]
    if (best === undefined) continue
    laid[index] = best
    done.push(best)
  }
  return laid
}

/** One row farther out than all whose line would pass through its words. */
const rowOf = ({ x, w }: Wanted, { side, done }: { side: Side; done: readonly Laid<Wanted>[] }): number => {
  const passed = done.filter((other) => other.side === side && other.flag.x < x + w + clear.beside)
  return Math.max(-1, ...passed.map(({ row }) => row)) + 1
}

/** How far from the scale the outer edge of each row of a side is; a row is as high as its highest words. */
export function heightsOf(laid: readonly Laid<Wanted>[], side: Side): number[] {
  const own = laid.filter((each) => each.side === side)
  const heights: number[] = []
  for (let row = 0; own.some((each) => each.row === row); row++) {
    const highest = Math.max(...own.filter((each) => each.row === row).map(({ flag }) => flag.h))
    heights.push((heights.at(-1) ?? 0) + highest + clear.rows)
  }
  return heights
}
