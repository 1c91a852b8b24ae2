/**
 * Where strokes end at items, along an axis: who is attached to whom, and which sides are crowded.
 */
import { append } from '../model/append.ts'
import { type Board, itemOf } from '../model/board.ts'
import { hasMark } from '../model/marks.ts'
import type { Way } from '../model/sides.ts'
import { distance } from '../model/weights.ts'
import { placeOf } from '../model/windows.ts'
import type { Spot } from '../solve/program.ts'
import { type Axis, isFacing, middleOf, setStretch, sizeOf, startOf } from './axis.ts'
import type { Ends } from './distances.ts'
import type { Scene } from './places.ts'

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
export const sideOf = ({ item, side }: Pick<End, 'item' | 'side'>): number => 4 * item + side
export const pairOf = (one: number, stroke: number): number => one * mostStrokes + stroke
const mostStrokes = 2 ** 16

/** The strokes at each side, each once. */
export const strokesBySide = (ends: readonly End[]): Map<number, Set<number>> => {
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
  const between = board.distances.strokes
  const isPlain = marked.size === 0 && crowded.size === 0 && between === distance.strokes
  return {
    isAttached: (item, stroke) => attached.has(pairOf(item, stroke)),
    apart: (stroke, other) => {
      if (isPlain) return between
      const others = sidesOf.get(other) ?? []
      const sides = (sidesOf.get(stroke) ?? []).filter((side) => others.includes(side))
      if (sides.length === 0) return between
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
    const place = placeOf(target, side, board.wires[wire]!.ports[isArrival ? 1 : 0], board.isTurned)
    if (place === undefined || held.has(stroke)) continue
    const from = target.isGroup ? startOf(target, axis) : middleOf(target, axis)
    held.set(stroke, { variable: item, offset: place - from })
  }
  return held
}
