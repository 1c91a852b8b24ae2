/**
 * Words choose a run of their own wire, a side of it, a place along it, and one of their sizes, by cost; the compaction makes
 * the room that is still missing.
 */

import { isAnswer } from '../model/answers.ts'
import { type Board, itemOf, type Wire } from '../model/board.ts'
import { mostEqual } from '../model/fans.ts'
import type { Size } from '../model/graph.ts'
import { wordPrice } from '../model/weights.ts'
import { endOf, type Net } from '../strokes/net.ts'
import { alongOf, endPlace, marginsOf, type Spot, type Words } from '../strokes/words.ts'
import { boxOfWords } from './boxes.ts'
import { type Box, Obstacles } from './obstacles.ts'
import { Sides } from './sides.ts'

/** What the price of words depends on. */
export type Means = { board: Board; net: Net; obstacles: Obstacles; sides: Sides }

/** The words of all wires: first those at ends, which have the least choice, then labels, those with few runs first. */
export function chooseWords(board: Board, net: Net): Words[] {
  const means: Means = { board, net, obstacles: new Obstacles(board, net), sides: new Sides(board, net) }
  const chosen: Words[] = []
  const add = (candidates: readonly Candidate[]): Words | undefined => {
    const best = candidates.reduce<Candidate | undefined>(
      (a, b) => (a === undefined || b.price < a.price ? b : a),
      undefined,
    )
    if (best === undefined) return undefined
    chosen.push(best.words)
    means.obstacles.addWords(best.box)
    return best.words
  }
  for (const [wire, { ends }] of board.wires.entries()) {
    const [from, to] = ends
    const start = from && add(atEnd({ wire, spot: 'from', size: from }, means))
    if (to !== undefined) add(besideStart(atEnd({ wire, spot: 'to', size: to }, means), start, net))
  }
  const labeled = [...board.wires.entries()].filter(([, { labels }]) => labels.length > 0)
  const runsOf = (wire: number): number => net.courses[wire]!.runs.length
  for (const [wire, { labels }] of labeled.sort(([a], [b]) => runsOf(a) - runsOf(b) || a - b))
    add(labels.flatMap((size, step) => alongWire({ wire, size, step }, means)))
  return chosen
}

type Candidate = { words: Words; box: Box; price: number }

const sidesOfRun = [1, -1] as const

const atEnd = ({ wire, spot, size }: { wire: number; spot: Spot; size: Size }, means: Means): Candidate[] => {
  const { board, net } = means
  const { runs } = net.courses[wire]!
  const run = spot === 'from' ? runs[0]! : runs.at(-1)!
  return sidesOfRun.map((side): Candidate => {
    const words: Words = { wire, spot, run, side, at: 0, step: 0, ...size }
    words.at = endPlace(board, net, words)
    return candidate(words, 0, means)
  })
}

/** On a straight wire both ends have their words on one side, if there is room or can be made. */
const besideStart = (candidates: Candidate[], start: Words | undefined, net: Net): Candidate[] =>
  start === undefined || net.courses[start.wire]!.runs.length > 1
    ? candidates
    : candidates.map((each) => ({
        ...each,
        price: each.price + (each.words.side === start.side ? 0 : wordPrice.apart),
      }))

/** How finely places along a run are tried. */
const places = 12

const alongWire = ({ wire, size, step }: { wire: number; size: Size; step: number }, means: Means): Candidate[] => {
  const { board, net } = means
  const { runs } = net.courses[wire]!
  const lengths = runs.map((run) => Math.abs(endOf(board, net, run, 1) - endOf(board, net, run, -1)))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  return runs.flatMap((run, index) => {
    const [start, end] = [endOf(board, net, run, -1), endOf(board, net, run, 1)]
    const words: Words = { wire, spot: 'label', run, side: 1, at: 0, step, ...size }
    const base = basePrice(words, lengths[index]!, means)
    const [clearOfStart, clearOfEnd] = marginsOf(board, net, run)
    const [low, high] =
      start <= end ? [start + clearOfStart, end - clearOfEnd] : [end + clearOfEnd, start - clearOfStart]
    const found = placesAlong(low, high, alongOf(words)).flatMap((at) => {
      const gone = before + Math.abs(at + alongOf(words) / 2 - start)
      const price = base + awayPrice(gone, total, { wire, board, length: alongOf(words) })
      return sidesOfRun.map((side) => candidate({ ...words, side, at }, price, means))
    })
    before += lengths[index]!
    return found
  })
}

/** What it costs that words are not where they are looked for. */
const awayPrice = (
  gone: number,
  total: number,
  { wire, board, length }: { wire: number; board: Board; length: number },
): number =>
  isAnswer(board.wires[wire]!, board)
    ? wordPrice.farAnswer * Math.max(0, gone - length / 2 - 2)
    : wordPrice.far * Math.abs(gone - total / 2)

/** The middle of a run, and if it is long enough places from one end to the other. */
const placesAlong = (low: number, high: number, length: number): number[] => {
  const found = new Set([Math.round((low + high - length) / 2)])
  const step = Math.max(1, Math.floor((high - low) / places))
  for (let at = Math.ceil(low); at + length <= high; at += step) found.add(at)
  return [...found]
}

/** What a label costs where it is now. */
export const labelPrice = (words: Words, means: Means): number => {
  const { board, net } = means
  const length = Math.abs(endOf(board, net, words.run, 1) - endOf(board, net, words.run, -1))
  return candidate(words, basePrice(words, length, means), means).price
}

/** Of its lines and its run. */
const basePrice = (words: Words, length: number, { board, net }: Means): number => {
  const { wires } = board
  const [start, end] = marginsOf(board, net, words.run)
  const short = Math.max(0, alongOf(words) + start + end - length)
  const { from, to } = wires[words.wire]!
  // Parallel wires say their words beside one stroke.
  const isShared = net.strokes[words.run.stroke]!.runs.some(
    ({ wire }) => wires[wire]!.from !== from || wires[wire]!.to !== to,
  )
  const narrower = (board.step === 0 ? wordPrice.narrower : wordPrice.narrowed) * words.step
  const others = isNearOthers(words, { board, net }) ? wordPrice.nearOthers : 0
  return narrower + wordPrice.short * short + (isShared ? wordPrice.shared : 0) + others
}

/** Whether a run is where the lines of a large fan, other than those of a trunk, run side by side: words there seem to be of the next one. */
const isNearOthers = ({ wire, run }: Words, { board: { wires }, net }: Pick<Means, 'board' | 'net'>): boolean => {
  const isAlone = ({ from, to, labels, edge, bundle }: Wire): boolean =>
    from !== to && labels.length > 0 && bundle === edge
  const isLarge = (end: 'from' | 'to'): boolean =>
    wires.filter((each) => each[end] === wires[wire]![end] && isAlone(each)).length > mostEqual
  const { runs } = net.courses[wire]!
  if (!isAlone(wires[wire]!)) return false
  return isLarge('from') ? run !== runs.at(-1) : isLarge('to') && run !== runs[0]
}

/** Labels above level strokes, what is at ends below them, and all right of upright ones, as drawn. */
export const isUsual = ({ run, spot, side }: Words, { isTurned }: Pick<Board, 'isTurned'>): boolean =>
  (run.isUpright !== isTurned || spot !== 'label') === side > 0

/** The groups that an end of the wire is, or is in. */
const homesOf = ({ wire }: Words, board: Board): number[] =>
  [board.wires[wire]!.from, board.wires[wire]!.to].flatMap((end) => [end, ...itemOf(board, end).within])

/** On a way from group to group: how many groups around the middle of words hold only one of its ends. */
const oneSidedAt = ({ left, top, right, bottom }: Box, { wire }: Words, board: Board): number => {
  const { from, to } = board.wires[wire]!
  const [one, other] = [from, to].map((end) => itemOf(board, end).within.filter((each) => each !== end)) as [
    number[],
    number[],
  ]
  const [leaving, entered] = [one.filter((each) => !other.includes(each)), other.filter((each) => !one.includes(each))]
  if (leaving.length === 0 || entered.length === 0) return 0
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const isAround = (group: number): boolean => {
    const item = itemOf(board, group)
    return x > item.x && x < item.x + item.w && y > item.y && y < item.y + item.h
  }
  return [...leaving, ...entered].filter(isAround).length
}

const candidate = (words: Words, base: number, { board, net, obstacles, sides }: Means): Candidate => {
  const box = boxOfWords(words, board, net)
  const price =
    base +
    (isUsual(words, board) ? 0 : wordPrice.side) +
    obstacles.priceOf(box, words.run.stroke, homesOf(words, board)) +
    (words.spot === 'label' ? wordPrice.within * oneSidedAt(box, words, board) : 0)
  return { words, box, price: price + wordPrice.between * sides.between(words) }
}
