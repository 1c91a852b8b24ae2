/**
 * Groups that a flow passes side by side: each has its share of the page, so that they need not stand under each other.
 */
import { type Board, type Item, itemOf } from '../model/board.ts'
import { liftedWires } from '../ranks/level.ts'

/** How many groups, this one among them, lead on to one thing and do not lead to each other. */
export function besideEachOther(board: Board, group: Item): number {
  if (group.index === 0) return 1
  const kids = itemOf(board, group.parent).kids.map((item) => ({ item, groups: [] }))
  const wires = liftedWires(board, kids)
  const own = kids.findIndex(({ item }) => item === group.index)
  const targets = new Set(wires.flatMap(({ from, to }) => (from === own ? [to] : [])))
  const mates = kids.filter(
    ({ item }, at) =>
      itemOf(board, item).isGroup &&
      !targets.has(at) &&
      wires.some(({ from, to }) => from === at && targets.has(to)) &&
      !wires.some(({ from, to }) => from === at && to === own),
  )
  return Math.max(1, mates.length)
}
