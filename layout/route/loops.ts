/**
 * Loops: from a side of an item out and back into the same side, where least is going on; with two bends.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, itemOf, type Wire } from '../model/board.ts'
import { alongSide, isLevel, sideAt, stepX, stepY, type Way } from '../model/sides.ts'
import { allows } from '../model/windows.ts'
import { beside, loopReach } from './grid.ts'
import type { Path } from './path.ts'
import type { Traffic } from './traffic.ts'

/** The right side is the first choice, as drawn; then the left one, the upper and the lower. */
const order = { straight: [1, 3, 0, 2], turned: [2, 0, 3, 1] } as const

export function loopPath(board: Board, wire: Wire, traffic: Traffic): Path {
  const item = itemOf(board, wire.from)
  const preferred = board.isTurned ? order.turned : order.straight
  const open = preferred.filter((side) => item.wall !== side && wire.ports.every((port) => allows(port, side)))
  const side = open.reduce<Way>(
    (best, each) => (traffic.at(item.index, each).length < traffic.at(item.index, best).length ? each : best),
    open[0] ?? preferred[0],
  )
  const { start, size } = alongSide(item, side)
  const at = sideAt(item, side)
  const out = at + (isLevel(side) ? stepX[side] : stepY[side]) * beside
  const point = (across: number, along: number): Point =>
    isLevel(side) ? { x: across, y: along } : { x: along, y: across }
  const [leave, arrive] = [start + size / 2 - loopReach, start + size / 2 + loopReach]
  return { points: [point(at, leave), point(out, leave), point(out, arrive), point(at, arrive)], sides: [side, side] }
}
