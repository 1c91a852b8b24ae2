/**
 * What is wrong with a drawing, and how good it is: counted on the board, in one way for all candidates.
 */

import type { Point } from '../../src/geometry/rect.ts'
import { type Board, groupsOf, type Item, leavesOf } from '../model/board.ts'
import { filled } from '../model/filled.ts'
import { endOf, extentOf, type Net, pointsOf } from '../strokes/net.ts'
import { alongOf, type Words } from '../strokes/words.ts'
import { boxOfWords } from '../words/boxes.ts'
import type { Box } from '../words/obstacles.ts'
import { againstFlow, behindFlow, contraryOf } from './against.ts'
import { acrossWalls, overTitles } from './groups.ts'
import { lopsidedOf } from './lopsided.ts'
import { boundsOf, boxOfItem, inside, once, type Piece, passes, piecesOf, touch } from './pieces.ts'
import { pinsLost } from './pins.ts'

/** Lists are wires by their indices, each as often as it is at fault. */
export type Measure = {
  /** Through a node; on the stroke of another; across a wall that is not theirs, or a title; words that hit something, or are beyond their run. */
  through: number[]
  merged: number[]
  walls: number[]
  titles: number[]
  words: number[]
  /** Pairs of nodes or of groups that overlap, and nodes in a group that is not theirs. */
  overlaps: number
  /** Pairs of pinned nodes that are not as they were pinned. */
  pins: number
  /** By wire: a crossing counts for both. */
  crossings: number[]
  bends: number[]
  length: number
  /** Against the flow, though no circle forces them to. */
  against: number[]
  /** With the flow, though they leave or arrive as if they ran back. */
  behind: number[]
  /** How many more wires run against the flow of the whole than readers take as exceptions. */
  contrary: number
  /** How often equals go on in another row, or the flow in another band. */
  folds: number
  /** Pairs of equals that are not equally far from what joins them. */
  lopsided: number
  bounds: Box
}

export type Drawing = { board: Board; net: Net; words: readonly Words[] }

export function measure({ board, net, words }: Drawing): Measure {
  const pieces = piecesOf(board, net)
  const boxes = words.map((each) => boxOfWords(each, board, net))
  const lengths = net.strokes.map((stroke) => extentOf(board, net, stroke))
  return {
    through: throughNodes(pieces, board),
    walls: acrossWalls(pieces, board),
    titles: overTitles(pieces, board),
    words: words.flatMap((each, index) =>
      isHit(each, boxes, { index, pieces, board }) || isBeyond(each, board, net) ? [each.wire] : [],
    ),
    overlaps: overlapsOf(board),
    pins: pinsLost(board),
    ...betweenPieces(pieces, board),
    bends: net.courses.map(({ runs }) => runs.length - 1),
    length: lengths.reduce((sum, { low, high }) => sum + high - low, 0),
    against: againstFlow(board),
    behind: behindFlow(
      board,
      net.courses.map(({ sides }) => sides),
    ),
    contrary: contraryOf(
      board,
      net.courses.map((_, wire) => endsOf(board, net, wire)),
    ),
    folds: board.folds,
    lopsided: lopsidedOf(board),
    bounds: boundsOf([...board.items.slice(1).map(boxOfItem), ...boxes], pieces),
  }
}

/** Strokes closer than this are one; shorter overlaps do not count, in units. */
const same = 0.4
const short = 0.5

const betweenPieces = (pieces: readonly Piece[], { wires }: Board): Pick<Measure, 'crossings' | 'merged'> => {
  const crossings = filled(wires.length, 0)
  const merged: number[] = []
  for (const [index, piece] of pieces.entries())
    for (let other = index + 1; other < pieces.length; other++) {
      const next = pieces[other]!
      const areMates = wires[piece.wire]!.bundle === wires[next.wire]!.bundle
      // Mates share strokes; two strokes of theirs on one line are drawn on each other.
      if (areMates && (piece.stroke === next.stroke || piece.isUpright !== next.isUpright)) continue
      if (piece.isUpright === next.isUpright) {
        const shared = Math.min(piece.high, next.high) - Math.max(piece.low, next.low)
        if (Math.abs(piece.at - next.at) < same && shared > short) merged.push(piece.wire, next.wire)
      } else if (piece.at > next.low && piece.at < next.high && next.at > piece.low && next.at < piece.high) {
        crossings[piece.wire]!++
        crossings[next.wire]!++
      }
    }
  return { crossings, merged }
}

const throughNodes = (pieces: readonly Piece[], board: Board): number[] =>
  leavesOf(board).flatMap((item) => {
    const box = boxOfItem(item)
    return once(
      pieces.filter((piece) => {
        const { from, to } = board.wires[piece.wire]!
        return from !== item.index && to !== item.index && passes(piece, box, inside)
      }),
    )
  })

const isHit = (
  { wire, run }: Words,
  boxes: readonly Box[],
  { index, pieces, board }: { index: number; pieces: readonly Piece[]; board: Board },
): boolean => {
  const box = boxes[index]!
  return (
    leavesOf(board).some((item) => touch(boxOfItem(item), box)) ||
    boxes.some((other, at) => at !== index && touch(other, box)) ||
    pieces.some((piece) => piece.wire !== wire && piece.stroke !== run.stroke && passes(piece, box, 0))
  )
}

/** A label beyond its run is no longer beside the line that it is of. */
const isBeyond = (words: Words, board: Board, net: Net): boolean => {
  const ends = ([-1, 1] as const).map((step) => endOf(board, net, words.run, step))
  return words.spot === 'label' && (words.at >= Math.max(...ends) || words.at + alongOf(words) <= Math.min(...ends))
}

const overlapsOf = (board: Board): number => {
  const [leaves, groups] = [leavesOf(board), groupsOf(board)]
  const areApart = (one: Item, other: Item): boolean =>
    one.within.includes(other.index) || other.within.includes(one.index) || !touch(boxOfItem(one), boxOfItem(other))
  let count = groups.flatMap((one, at) => groups.slice(at + 1).filter((other) => !areApart(one, other))).length
  for (const [index, item] of leaves.entries()) {
    const box = boxOfItem(item)
    for (const other of leaves.slice(index + 1)) if (touch(box, boxOfItem(other))) count++
    for (const group of groups)
      if (
        !item.within.includes(group.index) &&
        !(group.isLane && item.stretch !== undefined) &&
        touch(box, boxOfItem(group))
      )
        count++
  }
  return count
}

const endsOf = (board: Board, net: Net, wire: number): [Point, Point] => {
  const points = pointsOf(board, net, wire)
  return [points[0]!, points.at(-1)!]
}
