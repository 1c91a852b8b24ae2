/**
 * Fans of equals that do not spread evenly from their hub.
 */
import { type Board, itemOf } from '../model/board.ts'
import { equalsOn, placeAcross } from '../model/equals.ts'

/** A reader sees no difference up to this, in units. */
const slight = 2

/** How many pairs of equals there are of which one is farther from the hub. */
export function lopsidedOf(board: Board): number {
  let count = 0
  for (const { hub, arms, flow } of equalsOn(board))
    for (let index = 0; index < arms.length - 1 - index; index++) {
      const [before, middle, after] = [arms[index]!.item, hub, arms.at(-1 - index)!.item].map((item) =>
        placeAcross(itemOf(board, item), flow),
      ) as [number, number, number]
      if (Math.abs(before + after - 2 * middle) > 2 * slight) count++
    }
  return count
}
