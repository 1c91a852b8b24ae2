/**
 * Loops: from a side of an item out and back into the same side, where least is going on; with two bends, and beside whatever
 * else meets that side, not around it.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, type Item, itemOf, type Wire } from '../model/board.ts'
import { alongSide, isLevel, sideAt, stepX, stepY, type Way, ways } from '../model/sides.ts'
import { allows } from '../model/windows.ts'
import { beside, loopReach } from './grid.ts'
import type { Path } from './path.ts'

/** The right side is the first choice, as drawn; then the left one, the upper and the lower. */
const order = { straight: [1, 3, 0, 2], turned: [2, 0, 3, 1] } as const

/** `found` are the routes so far by wire. */
export function loopPath(board: Board, wire: Wire, found: readonly (Path | undefined)[]): Path {
  const item = itemOf(board, wire.from)
  const taken = ways.map((side) => placesAt(side, wire, { board, found }))
  const preferred = board.isTurned ? order.turned : order.straight
  const open = preferred.filter((side) => item.wall !== side && wire.ports.every((port) => allows(port, side)))
  const costOf = (each: Way): number =>
    crowdOf(taken[each]!) + (hasRoom(item, each) ? 0 : crosses * taken[each]!.length)
  const side = open.reduce<Way>((best, each) => (costOf(each) < costOf(best) ? each : best), open[0] ?? preferred[0])
  const { start, size } = alongSide(item, side)
  const at = sideAt(item, side)
  const out = at + (isLevel(side) ? stepX[side] : stepY[side]) * beside
  const point = (across: number, along: number): Point =>
    isLevel(side) ? { x: across, y: along } : { x: along, y: across }
  const middle = hasRoom(item, side) ? middleBeside(taken[side]!, start + size / 2) : start + size / 2
  const [leave, arrive] = [middle - loopReach, middle + loopReach]
  return { points: [point(at, leave), point(out, leave), point(out, arrive), point(at, arrive)], sides: [side, side] }
}

/** A wire that meets a side, at a place along it; `isMark`: it comes from a mark, such as a start. */
type Taken = { at: number; isMark: boolean }

/** Marks are smaller, in units: a loop beside one seems to belong to it. */
const markSize = 4

/** How many wires there are at a side; a mark counts for three. */
const crowdOf = (taken: readonly Taken[]): number => taken.reduce((sum, { isMark }) => sum + (isMark ? 3 : 1), 0)

/** Round sides have no room beside the middle. */
const hasRoom = ({ outline }: Item, side: Way): boolean =>
  outline === 'box' || outline === 'rounded' || (outline === 'pill' && !isLevel(side))

/** What each wire counts more that a loop around the middle of its side crosses. */
const crosses = 4

/** What meets a side of the item of a loop. */
const placesAt = (
  side: Way,
  { from: item, bundle }: Wire,
  { board, found }: { board: Board; found: readonly (Path | undefined)[] },
): Taken[] => {
  const takenBy = (other: number, point: Point): Taken => {
    const { w, h } = itemOf(board, other)
    return { at: along(point), isMark: Math.max(w, h) <= markSize }
  }
  const along = ({ x, y }: Point): number => (isLevel(side) ? y : x)
  return board.wires.flatMap((other) => {
    const path = found[other.edge]
    if (path === undefined || other.bundle === bundle) return []
    const { points, sides } = path
    return [
      ...(other.from === item && sides[0] === side ? [takenBy(other.to, points[0]!)] : []),
      ...(other.to === item && sides[1] === side ? [takenBy(other.from, points.at(-1)!)] : []),
    ]
  })
}

/** The middle of a loop: that of its side, or else beyond all that meets the side, where that is nearer. */
const middleBeside = (taken: readonly Taken[], middle: number): number => {
  if (taken.length === 0) return middle
  const places = taken.map(({ at }) => at)
  const [before, after] = [Math.min(...places) - 2 * loopReach, Math.max(...places) + 2 * loopReach]
  return middle - before < after - middle ? before : after
}
