/**
 * One drawing of a graph: every step by its name.
 */

import { compact } from './compact/compact.ts'
import { type Board, shrinkToSlots } from './model/board.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { type Frame, toBoard } from './model/to-board.ts'
import { wholeUnits } from './model/units.ts'
import type { Variant } from './model/weights.ts'
import { stretchBars } from './place/bars.ts'
import { place } from './place/place.ts'
import { markBackEdges } from './ranks/back-edges.ts'
import { route } from './route/route.ts'
import { type Drawing, type Measure, measure } from './score/measure.ts'
import { type Page, type Score, scoreOf } from './score/score.ts'
import { netOf } from './strokes/net.ts'
import { orderStrokes } from './strokes/order.ts'
import { chooseWords } from './words/choose.ts'

/** `work` is how many states and pivots it took; `isOpen` says whether groups share ranks. */
export type Candidate = { drawing: Drawing; found: Measure; score: Score; work: number; isOpen: boolean; step: number }

/** What one candidate is made with; `frame` is the page that it is folded to, `page` what it is judged by. */
export type Attempt = { frame: Frame; variant: Variant; opens: boolean; isKnown: boolean }

export function drawCandidate(graph: LayoutGraph, options: LayoutOptions, attempt: Attempt): Candidate {
  const { frame, variant, opens, isKnown } = attempt
  const board = toBoard(graph, options, frame)
  markBackEdges(board)
  const { strict = false, spine = false, lanes, cells } = options
  // A spine is a spine whatever the drawing was before.
  const wishes = { strict, spine: spine && frame.direction === 'down', lanes: lanes !== undefined, opens }
  const isOpen = place(board, { ...wishes, cells: isKnown ? cells : undefined })
  stretchBars(board)
  // First straight ahead everywhere: a jog can be straightened, a corner cannot.
  const coarse = route(board, { ...variant, side: variant.firstSide })
  let net = netOf(board, coarse.paths)
  orderStrokes(board, net)
  let work = coarse.visited + compact(board, net, []).pivots
  // Then around corners too, now that everything is close together.
  board.corridors = []
  shrinkToSlots(board)
  stretchBars(board)
  const tight = route(board, variant)
  net = netOf(board, tight.paths)
  orderStrokes(board, net)
  work += tight.visited + compact(board, net, []).pivots
  return { ...withWords({ board, net, words: [] }, pageOf(options, board), work), isOpen, step: frame.step }
}

/** The page as on the board. */
const pageOf = (
  { maxWidth = usualPage.width, maxHeight = usualPage.height, aspect }: LayoutOptions,
  { isTurned }: Board,
): Page => {
  const [w, h] = [wholeUnits(maxWidth), wholeUnits(maxHeight)]
  return isTurned ? { w: h, h: w, aspect: aspect && 1 / aspect } : { w, h, aspect }
}

/** In pixels. */
export const usualPage = { width: 1120, height: 2200 } as const

/** Words choose places; where no room could be made they choose again, in the wider drawing. */
const withWords = (bare: Drawing, page: Page, before: number): Omit<Candidate, 'isOpen' | 'step'> => {
  const { board, net } = bare
  const rounds = board.wires.length > 60 ? 1 : 3
  let best: Omit<Candidate, 'isOpen' | 'step'> | undefined
  let work = before
  for (let round = 0; round < rounds; round++) {
    const words = chooseWords(board, net)
    if (words.length > 0) work += compact(board, net, words).pivots
    const drawing = snapshot({ board, net, words })
    const found = measure(drawing)
    const score = scoreOf(found, page)
    if (best === undefined || score.cost < best.score.cost) best = { drawing, found, score, work }
    if (words.length === 0 || score.words === 0) break
  }
  if (best === undefined) throw new Error('no round was made')
  return { ...best, work }
}

/** The drawing as it is now: later rounds move everything. */
const snapshot = ({ board, net, words }: Drawing): Drawing => {
  const strokes = net.strokes.map((stroke) => ({ ...stroke }))
  return {
    board: { ...board, items: board.items.map((item) => ({ ...item })) },
    net: { courses: net.courses, strokes },
    words: words.map((each) => ({ ...each })),
  }
}
