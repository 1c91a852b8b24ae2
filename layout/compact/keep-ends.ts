/**
 * What ports need: strokes stay on their sides, near the middle; several spread around it.
 */
import { type Board, itemOf } from '../model/board.ts'
import { showsFans } from '../model/equals.ts'
import { hasMark } from '../model/marks.ts'
import { distance, pull } from '../model/weights.ts'
import { cornerOf, hasTips, placeOf, short, windowOf } from '../model/windows.ts'
import { beyond } from '../place/bars.ts'
import { type Program, type Spot, softness } from '../solve/program.ts'
import { middleOf, sizeOf, startOf } from './axis.ts'
import { type End, pairOf, sideOf } from './ends.ts'
import { type Mates, matesOf } from './mates.ts'
import type { Places, Scene } from './places.ts'

type Means = { program: Program; places: Places; scene: Scene; mayGrow: boolean }

/** Keeps strokes on their sides, and pulls them to the middle. */
export function keepEnds(ends: readonly End[], means: Means): void {
  const mates = matesOf(ends, means.scene.board)
  const done = new Set<number>()
  for (const end of ends) {
    const pair = pairOf(sideOf(end), end.stroke)
    if (done.has(pair)) continue
    done.add(pair)
    keepEnd(end, mates(end), means)
  }
}

const keepEnd = (end: End, mates: Mates, { program, places, scene, mayGrow }: Means): void => {
  const isAlone = mates.all === 1
  const { board, axis } = scene
  const item = itemOf(board, end.item)
  const stroke = places.stroke(end.stroke)
  const given = placeOf(item, end.side, board.wires[end.wire]!.ports[end.isArrival ? 1 : 0], board.isTurned)
  if (given !== undefined) {
    const from = item.isGroup ? startOf(item, axis) : middleOf(item, axis)
    const spot = places.middle(end.item)
    program.tie({ ...spot, offset: spot.offset + given - from }, stroke, softness.frame, true)
    return
  }
  if (item.isGroup) {
    keepAtGroup(end, isAlone, { program, places, scene })
    return
  }
  if (item.stretch === axis) {
    const kind = { softness: softness.heldPort }
    program.keep(places.low(end.item), stroke, beyond, kind)
    program.keep(stroke, places.high(end.item), beyond, kind)
    return
  }
  const room = roomOf(end, mates.all, scene)
  const middle = places.middle(end.item)
  const kind =
    mayGrow && !isAlone && growing.has(item.outline)
      ? { softness: softness.port, owner: end.item }
      : { softness: softness.heldPort }
  program.keep(middle, stroke, -room, kind)
  program.keep(stroke, middle, -room, kind)
  if (isAlone || isMain(end, mates, scene)) {
    // Each arm of a trunk pulls it out of the middle, which is worth no jog; where there are many lines, short ways are worth more.
    const [own, arms] = [alonePull(sizeOf(item, axis), scene), showsFans(board) ? mates.wires : 1]
    program.pull(middle, stroke, Math.max(own, Math.min(pull.jog - 1, arms * own)))
  } else {
    // Parallel ones most evenly, once jogs have vanished.
    const weight = mates.areParallel && !scene.straightens ? pull.cornerOfParallel : pull.corner
    spread({ middle, stroke, reach: reachOf(end, mates, { board, room }), weight }, program)
  }
}

/** Anywhere at a group but at its corners. */
const keepAtGroup = (
  end: End,
  isAlone: boolean,
  { program, places, scene: { board, axis } }: Omit<Means, 'mayGrow'>,
): void => {
  const [low, stroke, high] = [places.low(end.item), places.stroke(end.stroke), places.high(end.item)]
  const least = sizeOf(itemOf(board, end.item), axis) > long ? distance.groupCorner : 2
  program.keep(low, stroke, least, { softness: softness.frame })
  program.keep(stroke, high, least, { softness: softness.frame })
  if (isAlone) program.center([stroke, stroke], [low, high], pull.wall)
}

/** What runs back gives way: the main flow takes the middle as if it were alone, if it is straight then or meets a tip. */
const isMain = ({ item, wire }: End, { forward, isForward }: Mates, { board, net }: Scene): boolean =>
  isForward && forward === 1 && (net.courses[wire]!.runs.length === 1 || hasTips(itemOf(board, item)))

const alonePull = (size: number, { straightens }: Scene): number =>
  size > long ? pull.middleOfLong : straightens ? pull.middleAlone : pull.middleSettled

/** Several spread around the middle: none is pushed to the corner by one that keeps it. */
const spread = (
  { middle, stroke, reach, weight }: { middle: Spot; stroke: Spot; reach: number; weight: number },
  program: Program,
): void => {
  program.pull(middle, stroke, pull.middle)
  for (const by of [-reach, reach]) program.pull(middle, { ...stroke, offset: stroke.offset + by }, weight)
}

/** How far from the middle strokes spread: side by side; those with marks over half of the side, or they read as a ladder; on a circle as far as it is met. */
const reachOf = (
  { item, wire, isArrival }: End,
  { all }: Mates,
  { board, room }: { board: Board; room: number },
): number => {
  const isMarked = hasMark(board.wires[wire]!, isArrival ? 1 : 0)
  if (itemOf(board, item).outline === 'disk') return room
  return isMarked ? Math.floor(room / 2) : Math.min(room, ((all - 1) * distance.strokes) / 2)
}

/** A side beyond this is long, in units. */
const long = 16

/** Outlines that may be larger than they were given. */
const growing: ReadonlySet<string> = new Set(['box', 'rounded', 'pill'])

/** How far from the middle of its side a stroke may be; several strokes spread around a tip. */
const roomOf = ({ item, side, isArrival }: End, count: number, { board, axis }: Scene): number => {
  const target = itemOf(board, item)
  const half = sizeOf(target, axis) / 2
  const window = windowOf(target, side, { isTurned: board.isTurned, arrives: isArrival })
  const own = window === undefined ? 0 : Math.floor((window.high - window.low) / 2)
  const isTip = hasTips(target) || (own === 0 && 2 * half > short)
  if (isTip) return count === 1 ? 0 : Math.min(count, half - 1)
  if (target.outline !== 'box' && target.outline !== 'rounded') return own
  return Math.max(own, half > 2 || count > 1 ? half - cornerOf(target) : 0)
}
