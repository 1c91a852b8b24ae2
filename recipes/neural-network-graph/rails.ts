/**
 * What runs beside the column: inputs that do not come from the row above. All that one layer gives this way shares a rail;
 * rails inside a repeated block are nearer to it, and short ones inside long ones, so that few cross.
 */
import type { NetworkRow } from './rows.ts'

/**
 * From a row to rows below it; `isInner`: all of them in one block, or in the block that the row feeds. A rail that is
 * `tapped` begins on the arrow to the next row. Its lane counts from the column outward.
 */
export type SkipRail = { from: number; to: number[]; isInner: boolean; isTapped: boolean; lane: number }

/** Where a rail leaves a row or comes in. */
export type SkipPort = { rail: SkipRail; isIn: boolean }

/** The rows that a row takes from, by number. */
export const giversOf = (row: NetworkRow, rowAt: readonly number[]): number[] => [
  ...new Set(row.nodes.flatMap(({ from }) => from.map((giver) => rowAt[giver] ?? 0))),
]

/** For each layer, the number of its row. */
export const rowNumbers = (rows: readonly NetworkRow[]): number[] =>
  rows.flatMap(({ nodes }, index) => nodes.map(() => index))

/** All rails with their lanes. */
export function skipRails(rows: readonly NetworkRow[]): SkipRail[] {
  const rowAt = rowNumbers(rows)
  const blockOf = (index: number): string | undefined => rows[index]?.nodes[0]?.layer.block
  const rails = new Map<string, SkipRail>()
  rows.forEach((row, to) => {
    for (const from of giversOf(row, rowAt)) {
      if (from >= to - 1) continue
      const isTapped = giversOf(rows[from + 1] as NetworkRow, rowAt).includes(from)
      const own = blockOf(to)
      const isInner = own !== undefined && (blockOf(from) === own || (isTapped && blockOf(from + 1) === own))
      const key = `${from} ${isInner}`
      const rail = rails.get(key) ?? { from, to: [], isInner, isTapped, lane: 0 }
      rail.to.push(to)
      rails.set(key, rail)
    }
  })
  return inLanes([...rails.values()])
}

const startOf = ({ from, isTapped }: SkipRail): number => from + (isTapped ? 0.5 : 0)

const endOf = ({ to }: SkipRail): number => Math.max(...to)

const inLanes = (rails: SkipRail[]): SkipRail[] => {
  const done: SkipRail[] = []
  for (const rail of rails.toSorted((a, b) => endOf(a) - a.from - (endOf(b) - b.from))) {
    const beside = done.filter(
      (other) => other.isInner === rail.isInner && startOf(other) <= endOf(rail) && endOf(other) >= startOf(rail),
    )
    while (beside.some(({ lane }) => lane === rail.lane)) rail.lane++
    done.push(rail)
  }
  return done
}

/** How many lanes there are inside blocks, or outside of them. */
export const lanesOf = (rails: readonly SkipRail[], isInner: boolean): number =>
  Math.max(0, ...rails.filter((rail) => rail.isInner === isInner).map(({ lane }) => lane + 1))

/** What meets the left side of a row, from top to bottom, so that nothing crosses there. */
export const skipPorts = (row: number, rails: readonly SkipRail[]): SkipPort[] => {
  const outward = ({ isInner, lane }: SkipRail): number => (isInner ? lane : 1000 + lane)
  const into = rails.filter(({ to }) => to.includes(row)).toSorted((a, b) => outward(a) - outward(b))
  const out = rails
    .filter(({ from, isTapped }) => from === row && !isTapped)
    .toSorted((a, b) => outward(b) - outward(a))
  return [...into.map((rail) => ({ rail, isIn: true })), ...out.map((rail) => ({ rail, isIn: false }))]
}
