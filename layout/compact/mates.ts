/**
 * Who else ends at the side of an item: how many strokes, and whether they are alike.
 */
import { type Board, itemOf } from '../model/board.ts'
import { hasTips } from '../model/windows.ts'
import { type End, pairOf, sideOf, strokesBySide } from './ends.ts'

/**
 * How many strokes are at a side, and how many of these do not run back; `isForward`: this one does not; `areParallel`: all of
 * them join the same two items; `wires`: how many end there by this stroke.
 */
export type Mates = { all: number; forward: number; isForward: boolean; areParallel: boolean; wires: number }

/** The mates of each end, itself among them. */
export function matesOf(ends: readonly End[], board: Board): (end: End) => Mates {
  const pairs = pairsBySide(ends, board)
  const strokes = strokesBySide(ends)
  const forward = strokesBySide(mainOf(ends, board))
  const wires = new Map<number, number>()
  for (const end of ends) {
    const pair = pairOf(sideOf(end), end.stroke)
    wires.set(pair, 1 + (wires.get(pair) ?? 0))
  }
  return (end) => {
    const side = sideOf(end)
    const ahead = forward.get(side)
    return {
      all: strokes.get(side)!.size,
      forward: ahead?.size ?? 0,
      isForward: ahead?.has(end.stroke) === true,
      areParallel: pairs.get(side)!.size === 1,
      wires: wires.get(pairOf(side, end.stroke))!,
    }
  }
}

/** The two items of a wire, whichever way it runs. */
const pairAt = ({ wire }: End, { wires }: Board): string => {
  const { from, to } = wires[wire]!
  return `${Math.min(from, to)} ${Math.max(from, to)}`
}

const pairsBySide = (ends: readonly End[], board: Board): Map<number, Set<string>> => {
  const pairs = new Map<number, Set<string>>()
  for (const end of ends) pairs.set(sideOf(end), (pairs.get(sideOf(end)) ?? new Set()).add(pairAt(end, board)))
  return pairs
}

/** Ends of wires that do not run back, and of those that do beside the one that they answer; a tip has room for one. */
const mainOf = (ends: readonly End[], board: Board): End[] => {
  const isBack = ({ wire }: End): boolean => board.wires[wire]!.given.back === true
  const keyOf = (end: End): string => `${sideOf(end)} ${pairAt(end, board)}`
  const isTip = ({ wire }: End): boolean => {
    const { from, to } = board.wires[wire]!
    return [from, to].some((item) => hasTips(itemOf(board, item)))
  }
  const asked = new Set(ends.flatMap((end) => (isBack(end) || isTip(end) ? [] : [keyOf(end)])))
  return ends.filter((end) => !isBack(end) || asked.has(keyOf(end)))
}
