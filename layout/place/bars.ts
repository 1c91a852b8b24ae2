/**
 * Bars, such as forks and buses, reach over all that they join, as far as nobody is in the way: routes then run straight into
 * them. The compaction makes them as short as these routes allow.
 */
import { type Board, leavesOf, middleX, middleY } from '../model/board.ts'

/** How far a bar reaches beyond what it joins, and what stays free beside it, in units. */
export const beyond = 3
const clear = 4

export function stretchBars(board: Board): void {
  for (const bar of leavesOf(board)) {
    if (bar.stretch === undefined) continue
    const [at, size, across, depth, middle] =
      bar.stretch === 'x' ? (['x', 'w', 'y', 'h', middleX] as const) : (['y', 'h', 'x', 'w', middleY] as const)
    const joined = board.wires.flatMap(({ from, to }) => (from === bar.index ? [to] : to === bar.index ? [from] : []))
    const middles = joined.filter((each) => each !== bar.index).map((each) => middle(board.items[each]!))
    if (middles.length === 0) continue
    const beside = leavesOf(board).filter(
      (other) =>
        other !== bar && other[across] < bar[across] + bar[depth] && bar[across] < other[across] + other[depth],
    )
    const before = Math.max(
      -Infinity,
      ...beside.filter((other) => middle(other) < middle(bar)).map((each) => each[at] + each[size]),
    )
    const after = Math.min(Infinity, ...beside.filter((other) => middle(other) > middle(bar)).map((each) => each[at]))
    const low = Math.min(bar[at], Math.max(before + clear, Math.floor(Math.min(...middles)) - beyond))
    const high = Math.max(bar[at] + bar[size], Math.min(after - clear, Math.ceil(Math.max(...middles)) + beyond))
    const even = (high - low) % 2 === 0 ? high : high - 1
    bar[at] = low
    bar[size] = even - low
  }
}
