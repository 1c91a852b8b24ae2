/**
 * Wires between a group and something inside of it: they lead from a wall inward, on lines within it.
 */
import type { Board, Item } from '../model/board.ts'

/** So far within a wall: on the line beside the nodes that stand next to that wall. */
export const inside = 1

/** Adds the lines within the walls that wires lead from, or to, inside. */
export const addInnerLines = ([xs, ys]: readonly [Set<number>, Set<number>], board: Board): void => {
  for (const { x, y, w, h } of walledIn(board)) {
    for (const each of [Math.ceil(x) + inside, Math.floor(x + w) - inside]) xs.add(each)
    for (const each of [Math.ceil(y) + inside, Math.floor(y + h) - inside]) ys.add(each)
  }
}

/** Groups that a wire joins with something inside of them. */
const walledIn = ({ items, wires }: Board): Item[] =>
  wires.flatMap(({ from, to }) => {
    const [start, end] = [items[from]!, items[to]!]
    if (from === to) return []
    return end.within.includes(from) ? [start] : start.within.includes(to) ? [end] : []
  })
