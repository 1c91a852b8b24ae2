/**
 * Words beside runs: the label of a wire, and what stands at its ends.
 */

import type { Board } from '../model/board.ts'
import type { Size } from '../model/graph.ts'
import { hasMark } from '../model/marks.ts'
import { isLowSide } from '../model/sides.ts'
import { endOf, type Net, type Run } from './net.ts'

/** Which words of a wire; those at its ends stand beside its first and its last run. */
export type Spot = 'label' | 'from' | 'to'

/**
 * Words of a wire beside one of its runs: on the side of the lower coordinates (-1) or of the higher ones (1), starting at
 * `at` along the run. `step` says which of the label's sizes it is.
 */
export type Words = Size & { wire: number; spot: Spot; run: Run; side: -1 | 1; at: number; step: number }

/** From a stroke to its words, in units; and to those at an end with a mark, such as crow's feet. */
const besidePlain = 1
const besideMark = 1.5

/** From a stroke to the near side of its words. */
export const besideOf = ({ wires }: Board, { wire, spot }: Words): number =>
  spot !== 'label' && hasMark(wires[wire]!, spot === 'from' ? 0 : 1) ? besideMark : besidePlain

/** Free units between a label and the two ends of its run: clear of marks. */
export function marginsOf({ wires }: Board, { courses }: Net, { wire, place }: Run): [start: number, end: number] {
  const given = wires[wire]!
  const isLast = place === courses[wire]!.runs.length - 1
  const margin = (end: 0 | 1, isEnd: boolean): number => (isEnd && hasMark(given, end) ? given.runs[end] : 1)
  return [margin(0, place === 0), margin(1, isLast)]
}

/** From an item to the words at the end of a wire. */
export const besideItem = 1

/** How long words are along their run, and how deep they are across it. */
export const alongOf = ({ w, h, run }: Words): number => (run.isUpright ? h : w)
export const acrossOf = ({ w, h, run }: Words): number => (run.isUpright ? w : h)

/** Where the run has the end that words are at. */
export const endOfWords = (board: Board, net: Net, { run, spot }: Words): number =>
  endOf(board, net, run, spot === 'from' ? -1 : 1)

/** Where words at the end of a wire begin along their run. */
export const endPlace = (board: Board, net: Net, words: Words): number => {
  const end = endOfWords(board, net, words)
  const side = net.courses[words.wire]!.sides[words.spot === 'from' ? 0 : 1]
  return isLowSide(side) ? end - besideItem - alongOf(words) : end + besideItem
}
