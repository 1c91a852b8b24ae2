/**
 * Where strokes end at items, along an axis: who is attached to whom, which sides are crowded, and what ports need.
 */
import { append } from '../model/append.ts'
import { type Board, itemOf } from '../model/board.ts'
import type { Way } from '../model/sides.ts'
import { distance, pull } from '../model/weights.ts'
import { cornerOf, hasTips, placeOf, short, windowOf } from '../model/windows.ts'
import { beyond } from '../place/bars.ts'
import { type Program, type Spot, softness } from '../solve/program.ts'
import { hasMark } from '../strokes/words.ts'
import { type Axis, isFacing, middleOf, setStretch, sizeOf, startOf } from './axis.ts'
import type { Ends } from './distances.ts'
import type { Places, Scene } from './places.ts'

/** A stroke at a side of an item that does not face along the axis: its place on the side is what the axis decides. */
export type End = { item: number; side: Way; stroke: number; wire: number; isArrival: boolean }

export function endsIn({ board, net, axis }: Pick<Scene, 'board' | 'net' | 'axis'>): End[] {
  return net.courses.flatMap(({ runs, sides }, wire) => {
    const { from, to } = board.wires[wire]!
    const ends: End[] = [
      { item: from, side: sides[0], stroke: runs[0]!.stroke, wire, isArrival: false },
      { item: to, side: sides[1], stroke: runs.at(-1)!.stroke, wire, isArrival: true },
    ]
    return ends.filter(({ side }) => !isFacing(side, axis))
  })
}

/** A side of an item as a number, and a stroke there as one. */
const sideOf = ({ item, side }: Pick<End, 'item' | 'side'>): number => 4 * item + side
const pairOf = (one: number, stroke: number): number => one * mostStrokes + stroke
const mostStrokes = 2 ** 16

/** The strokes at each side, each once. */
const strokesBySide = (ends: readonly End[]): Map<number, Set<number>> => {
  const sides = new Map<number, Set<number>>()
  for (const end of ends) {
    const side = sideOf(end)
    const strokes = sides.get(side)
    if (strokes === undefined) sides.set(side, new Set([end.stroke]))
    else strokes.add(end.stroke)
  }
  return sides
}

/** Lets items grow that are too short for their strokes, and says what is attached, and how far strokes are apart. */
export function attachments(ends: readonly End[], board: Board, axis: Axis): Ends {
  const attached = new Set(ends.map(({ item, stroke }) => pairOf(item, stroke)))
  const sidesOf = new Map<number, number[]>()
  for (const end of ends) append(sidesOf, end.stroke, sideOf(end))
  const marked = markedAt(ends, board)
  const crowded = new Set<number>()
  for (const [side, strokes] of strokesBySide(ends)) {
    const item = itemOf(board, side >> 2)
    const marks = marked.size === 0 ? 0 : [...strokes].filter((stroke) => marked.has(pairOf(side, stroke))).length
    // Marks are further apart; strokes without are as near as they have to be.
    const least =
      (strokes.size - 1) * distance.strokes + Math.max(0, marks - 1) * (distance.marks - distance.strokes) + 2
    if (item.isGroup || item.stretch === axis || least <= sizeOf(item, axis)) continue
    if (marks < 2) crowded.add(side)
    growTo(item, axis, marks < 2 ? (strokes.size - 1) * distance.crowdedStrokes + 2 : least)
  }
  const isMarked = (side: number, stroke: number): boolean => marked.has(pairOf(side, stroke))
  const isPlain = marked.size === 0 && crowded.size === 0
  return {
    isAttached: (item, stroke) => attached.has(pairOf(item, stroke)),
    apart: (stroke, other) => {
      if (isPlain) return distance.strokes
      const others = sidesOf.get(other) ?? []
      const sides = (sidesOf.get(stroke) ?? []).filter((side) => others.includes(side))
      if (sides.some((side) => isMarked(side, stroke) && isMarked(side, other))) return distance.marks
      return sides.some((side) => crowded.has(side)) ? distance.crowdedStrokes : distance.strokes
    },
  }
}

/** Sides with the strokes that carry a mark there. */
const markedAt = (ends: readonly End[], { wires }: Board): Set<number> =>
  new Set(
    ends.flatMap((end) => (hasMark(wires[end.wire]!, end.isArrival ? 1 : 0) ? [pairOf(sideOf(end), end.stroke)] : [])),
  )

/** Makes an item at least so long along the axis, around its middle. */
export function growTo(item: Board['items'][number], axis: Axis, least: number): void {
  const size = sizeOf(item, axis)
  if (size >= least) return
  const longer = size + 2 * Math.ceil((least - size) / 2)
  setStretch(item, axis, { start: middleOf(item, axis) - longer / 2, size: longer })
}

/** Strokes that are held at a given place of an item's side; the spot's variable is the item's index. */
export function heldStrokes(ends: readonly End[], { board, axis }: Pick<Scene, 'board' | 'axis'>): Map<number, Spot> {
  const held = new Map<number, Spot>()
  for (const { item, side, stroke, wire, isArrival } of ends) {
    const target = itemOf(board, item)
    const place = placeOf(target, side, board.wires[wire]!.ports[isArrival ? 1 : 0])
    if (place === undefined || held.has(stroke)) continue
    const from = target.isGroup ? startOf(target, axis) : middleOf(target, axis)
    held.set(stroke, { variable: item, offset: place - from })
  }
  return held
}

/** Keeps strokes on their sides, and pulls them to the middle. */
export function keepEnds(
  ends: readonly End[],
  { program, places, scene, mayGrow }: { program: Program; places: Places; scene: Scene; mayGrow: boolean },
): void {
  const strokes = strokesBySide(ends)
  const done = new Set<number>()
  for (const end of ends) {
    const pair = pairOf(sideOf(end), end.stroke)
    if (done.has(pair)) continue
    done.add(pair)
    keepEnd(end, strokes.get(sideOf(end))!.size, { program, places, scene, mayGrow })
  }
}

type Means = { program: Program; places: Places; scene: Scene; mayGrow: boolean }

const keepEnd = (end: End, count: number, { program, places, scene, mayGrow }: Means): void => {
  const isAlone = count === 1
  const { board, axis } = scene
  const item = itemOf(board, end.item)
  const stroke = places.stroke(end.stroke)
  const given = placeOf(item, end.side, board.wires[end.wire]!.ports[end.isArrival ? 1 : 0])
  if (given !== undefined) {
    const from = item.isGroup ? startOf(item, axis) : middleOf(item, axis)
    const spot = places.middle(end.item)
    program.tie({ ...spot, offset: spot.offset + given - from }, stroke, softness.frame)
    return
  }
  if (item.isGroup) {
    program.keep(places.low(end.item), stroke, 2, { softness: softness.frame })
    program.keep(stroke, places.high(end.item), 2, { softness: softness.frame })
    return
  }
  if (item.stretch === axis) {
    const kind = { softness: softness.heldPort }
    program.keep(places.low(end.item), stroke, beyond, kind)
    program.keep(stroke, places.high(end.item), beyond, kind)
    return
  }
  const room = roomOf(end, count, scene)
  const middle = places.middle(end.item)
  const kind =
    mayGrow && !isAlone && growing.has(item.outline)
      ? { softness: softness.port, owner: end.item }
      : { softness: softness.heldPort }
  program.keep(middle, stroke, -room, kind)
  program.keep(stroke, middle, -room, kind)
  const alone = sizeOf(item, axis) > long ? pull.middleOfLong : pull.middleAlone
  program.pull(middle, stroke, isAlone ? alone : pull.middle)
  if (isAlone) return
  // Several spread around the middle: none is pushed to the corner by one that keeps it.
  const reach = Math.min(room, ((count - 1) * distance.strokes) / 2)
  for (const by of [-reach, reach]) program.pull(middle, { ...stroke, offset: stroke.offset + by }, pull.corner)
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
