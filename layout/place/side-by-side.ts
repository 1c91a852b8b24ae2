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
  const reached = kids.map((_, at) => reachedFrom(at, wires))
  const leads = (from: number, to: number): boolean => from !== to && reached[from]!.has(to) && !reached[to]!.has(from)
  const targets = new Set(wires.flatMap(({ from, to }) => (from === own ? [to] : [])))
  const mates = [...kids.keys()].filter(
    (at) =>
      itemOf(board, kids[at]!.item).isGroup &&
      !targets.has(at) &&
      !leads(at, own) &&
      wires.some(({ from, to }) => from === at && targets.has(to)),
  )
  // Those that others of them lead to are under these.
  return Math.max(1, mates.filter((at) => !mates.some((other) => leads(other, at))).length)
}

/** What can be reached from a kid. */
const reachedFrom = (start: number, wires: readonly { from: number; to: number }[]): ReadonlySet<number> => {
  const found = new Set([start])
  for (const at of found) for (const { from, to } of wires) if (from === at) found.add(to)
  return found
}
