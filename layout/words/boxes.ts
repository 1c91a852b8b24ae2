/**
 * Words as boxes, where they are now.
 */
import type { Board } from '../model/board.ts'
import type { Net } from '../strokes/net.ts'
import { acrossOf, besideOf, endPlace, type Words } from '../strokes/words.ts'
import { type Box, boxOf } from './obstacles.ts'

export function boxOfWords(words: Words, board: Board, net: Net): Box {
  const { run, side, w, h } = words
  const across =
    net.strokes[run.stroke]!.at + (side > 0 ? besideOf(board, words) : -besideOf(board, words) - acrossOf(words))
  const along = words.spot === 'label' ? words.at : endPlace(board, net, words)
  return run.isUpright ? boxOf(across, along, w, h) : boxOf(along, across, w, h)
}
