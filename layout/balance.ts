/**
 * A column is in the middle of its frame: where a title, or a frame above or below, made the frame wider on one side, it becomes
 * as wide on the other, if the page has room and nothing gets worse; twins become as wide as the widest of them. Frames with
 * columns beside each other are left as they are: nobody sees a middle in them.
 */
import { type Candidate, snapshot } from './candidate.ts'
import { groupsOf, type Item, itemOf, middleX, middleY } from './model/board.ts'
import type { LayoutOptions } from './model/graph.ts'
import { packedAgain } from './packed-again.ts'
import type { Drawing } from './score/measure.ts'
import { boundsOf, boxOfItem, piecesOf } from './score/pieces.ts'
import { twinsIn } from './twins.ts'
import { boxOfWords } from './words/boxes.ts'
import type { Box } from './words/obstacles.ts'

/** Frames inside of others are balanced first, and these after them. */
const rounds = 3

/** A frame grows by no more than this, in units: beyond, the void would be worse than what it evens out. */
const most = 12

/** The drawing with its frames balanced, or as it was. */
export function balanced(candidate: Candidate, options: LayoutOptions): Candidate {
  let best = candidate
  for (let round = 0; round < rounds; round++) {
    const drawing = snapshot(best.drawing)
    if (!evenOut(drawing)) return best
    const next = packedAgain(best, drawing, options)
    if (next === undefined) return best
    best = next
  }
  return best
}

/** Asks for even sides of all frames that have none; whether any does not. */
const evenOut = (drawing: Drawing): boolean => {
  let isUneven = false
  for (const group of groupsOf(drawing.board).filter(({ isLane }) => !isLane)) {
    const [before, after] = sidesOf(group, drawing)
    const wider = Math.max(before, after)
    if (before === after || Math.abs(before - after) > most || wider <= group.even) continue
    group.even = wider
    isUneven = true
  }
  return evenTwins(drawing) || isUneven
}

/** Asks for the sides of the widest of twins around all of them, if each has a column; whether any has less. */
const evenTwins = (drawing: Drawing): boolean => {
  let isUneven = false
  for (const twins of twinsIn(drawing.board)) {
    const sides = twins.map((twin) => Math.max(twin.even, ...sidesOf(twin, drawing)))
    const [least, wider] = [Math.min(...sides), Math.max(...sides)]
    if (least === 0 || wider - least > most) continue
    for (const twin of twins.filter(({ even }) => even < wider)) {
      twin.even = wider
      isUneven ||= least < wider
    }
  }
  return isUneven
}

/** From the left wall, as drawn, to the column inside, its words and lines, and from there to the right one. */
const sidesOf = (group: Item, { board, net, words }: Drawing): [before: number, after: number] => {
  const kids = group.kids.map((kid) => itemOf(board, kid)).filter(({ wall }) => wall < 0)
  const middles = new Set(kids.map((kid) => (board.isTurned ? middleY(kid) : middleX(kid))))
  if (middles.size !== 1) return [0, 0]
  const frame = boxOfItem(group)
  const boxes = words.map((each) => boxOfWords(each, board, net))
  const strokes = piecesOf(board, net).map((piece) => boundsOf([], [piece]))
  const content = boundsOf(
    [...kids.map(boxOfItem), ...[...boxes, ...strokes].filter((box) => isWithin(box, frame))],
    [],
  )
  return board.isTurned
    ? [content.top - frame.top, frame.bottom - content.bottom]
    : [content.left - frame.left, frame.right - content.right]
}

const isWithin = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
