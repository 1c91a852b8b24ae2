/**
 * One drawing of a graph: every step by its name.
 */

import type { Rect } from '../src/geometry/rect.ts'
import { compact } from './compact/compact.ts'
import { askedFor } from './direction.ts'
import { type Board, shrinkToSlots } from './model/board.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { turnSize } from './model/turn.ts'
import { units, wholeUnits } from './model/units.ts'
import { type Variant, work } from './model/weights.ts'
import { stretchBars } from './place/bars.ts'
import { type Attempt, placedBoard } from './placed.ts'
import { keyOfPlaces, keyOfRoutes, Memory } from './route/memory.ts'
import type { Path } from './route/path.ts'
import { type PlainRoutes, type Routes, route } from './route/route.ts'
import { type Drawing, type Measure, measure } from './score/measure.ts'
import { type Page, type Score, scoreOf } from './score/score.ts'
import { netOf, type Run } from './strokes/net.ts'
import { orderStrokes } from './strokes/order.ts'
import { chooseWords } from './words/choose.ts'

/** `work` is how many states and pivots it took; `isOpen` says whether groups share ranks. */
export type Candidate = { drawing: Drawing; found: Measure; score: Score; work: number; isOpen: boolean; step: number }

/** What was drawn of a graph so far, for any page: routes, its places once the first ones were packed, and what came of the last ones. */
export type Memories = {
  routes: Memory<PlainRoutes>
  packed: Memory<Packed>
  finished: Memory<Finished>
  windingAlone: Memory<number>
}

export const noMemories = (): Memories => ({
  routes: new Memory(),
  packed: new Memory(),
  finished: new Memory(),
  windingAlone: new Memory(),
})

type Packed = { places: Rect[]; pivots: number }

export function drawCandidate(
  graph: LayoutGraph,
  options: LayoutOptions,
  attempt: Attempt,
  memories: Memories,
): Candidate {
  const { frame, variant } = attempt
  const { board, isOpen } = placedBoard(graph, options, attempt)
  // First straight ahead everywhere: a jog can be straightened, a corner cannot.
  const coarse = route(board, { ...variant, side: variant.firstSide }, memories.routes)
  const { places, pivots } = memories.packed.recall(keyOf(board, coarse), () => packed(board, coarse.paths))
  for (const [index, place] of places.entries()) Object.assign(board.items[index]!, place)
  const done = baseWork(graph) + coarse.visited + pivots
  // Then around corners too, now that everything is close together.
  board.corridors = []
  const { work: more, ...tight } = routed(board, variant, pageOf(options, board), memories)
  return { ...tight, work: done + more, isOpen, step: frame.step }
}

const keyOf = (board: Board, { paths }: Pick<Routes, 'paths'>): string => `${keyOfPlaces(board)}|${keyOfRoutes(paths)}`

const packed = (board: Board, paths: readonly Path[]): Packed => {
  const net = netOf(board, paths)
  orderStrokes(board, net)
  const { pivots } = compact(board, net, [])
  return { places: board.items.map(({ x, y, w, h }) => ({ x, y, w, h })), pivots }
}

/** A drawing again, with routes found from where everything is by now. */
export function redraw(
  graph: LayoutGraph,
  options: LayoutOptions,
  { before, variant, memories }: { before: Candidate; variant: Variant; memories: Memories },
): Candidate {
  const { drawing, isOpen, step } = before
  const board = { ...drawing.board, items: drawing.board.items.map((item) => ({ ...item })) }
  const { work: more, ...found } = routed(board, variant, pageOf(options, board), memories)
  return { ...found, work: baseWork(graph) + more, isOpen, step }
}

type Routed = Omit<Candidate, 'isOpen' | 'step'>

/** Routes, room for them, and words. */
const routed = (board: Board, variant: Variant, page: Page, { routes, finished }: Memories): Routed => {
  shrinkToSlots(board)
  stretchBars(board)
  const { paths, visited } = route(board, variant, routes)
  const { work: more, rounds } = finished.recall(keyOf(board, { paths }), () => {
    const net = netOf(board, paths)
    orderStrokes(board, net)
    const { pivots } = compact(board, net, [])
    return withWords({ board, net, words: [] }, pivots)
  })
  const [first, ...others] = rounds.map(({ drawing, found }) => ({ drawing, found, score: scoreOf(found, page) }))
  if (first === undefined) throw new Error('no round was made')
  const best = others.reduce((least, next) => (next.score.cost < least.score.cost ? next : least), first)
  return { ...best, work: visited + more }
}

/** The page as on the board. */
export const pageOf = (
  { maxWidth = usualPage.width, maxHeight = usualPage.height, largest, aspect, ...options }: LayoutOptions,
  { isTurned }: Pick<Board, 'isTurned'>,
): Page => {
  const asked = askedFor(options)
  const isOther = asked !== undefined && (asked === 'right') !== isTurned
  const page = { w: wholeUnits(maxWidth), h: wholeUnits(maxHeight) }
  const most = largest === undefined ? { w: Infinity, h: Infinity } : { w: units(largest.w), h: units(largest.h) }
  const spare = { w: maxWidth < usualPage.width || aspect !== undefined ? 0 : units(widest) - page.w, h: 0 }
  return isTurned
    ? { ...turnSize(page), spare: turnSize(spare), most: turnSize(most), aspect: aspect && 1 / aspect, isOther }
    : { ...page, spare, most, aspect, isOther }
}

/** What a candidate takes apart from states and pivots: most steps look at pairs of things. */
export const baseWork = ({ nodes, edges }: LayoutGraph): number => work.pair * (nodes.length + 2 * edges.length) ** 2

/** In pixels. */
export const usualPage = { width: 1120, height: 2200 } as const

/** On the usual page, so wide a drawing is still read where it is shown smaller, in pixels. */
export const widest = 1600

/** Drawings with the same routes, of which a page takes the best. */
type Finished = { rounds: { drawing: Drawing; found: Measure }[]; work: number }

/** Words choose places; where no room could be made they choose again, in the wider drawing. */
const withWords = ({ board, net }: Drawing, before: number): Finished => {
  const most = board.wires.length > 60 ? 1 : 3
  const rounds: Finished['rounds'] = []
  let done = before
  while (rounds.length < most) {
    const words = chooseWords(board, net)
    if (words.length > 0) done += compact(board, net, words).pivots
    const drawing = snapshot({ board, net, words })
    const found = measure(drawing)
    rounds.push({ drawing, found })
    if (words.length === 0 || found.words.length === 0) break
  }
  return { rounds, work: done }
}

/** The drawing as it is now: later rounds move everything, and drop pieces of its lines. */
export const snapshot = ({ board, net, words }: Drawing): Drawing => {
  const copies = new Map(net.courses.flatMap(({ runs }) => runs.map((run) => [run, { ...run }] as const)))
  const copyOf = (run: Run): Run => copies.get(run) ?? run
  return {
    board: { ...board, items: board.items.map((item) => ({ ...item })) },
    net: {
      courses: net.courses.map((course) => ({ ...course, runs: course.runs.map(copyOf) })),
      strokes: net.strokes.map((stroke) => ({ ...stroke, runs: stroke.runs.map(copyOf) })),
    },
    words: words.map((each) => ({ ...each, run: copyOf(each.run) })),
  }
}

/**
 * Candidates by their settings, and what they came from: several contests of one graph and page draw each once. `mustFit`: what
 * is larger than the page is no use, nor what is higher than that, in pixels.
 */
export type Drawn = { candidates: Map<string, Candidate>; memories: Memories; mustFit?: { height: number } }
