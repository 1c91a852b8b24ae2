/**
 * Groups that a wire has no business in.
 */
import { type Board, commonOf, groupsOf, type Wire } from '../model/board.ts'

/** A wire stays inside of the innermost group around both ends, and out of all groups that contain neither. */
export function markForeign(board: Board, wire: Wire, isForeign: Uint8Array): void {
  // Lanes are open to all.
  const [from, to] = [board.items[wire.from]!, board.items[wire.to]!]
  const common = commonOf(board, wire)
  const own = new Set([...from.within, ...to.within])
  // A group that is left from the outside is not entered.
  if (wire.from !== common) own.delete(from.isGroup ? wire.from : -1)
  if (wire.to !== common) own.delete(to.isGroup ? wire.to : -1)
  for (const group of [board.items[0]!, ...groupsOf(board)])
    isForeign[group.index] =
      group.within.includes(common) && group.within.every((each) => own.has(each) || board.items[each]!.isLane) ? 0 : 1
}
