/**
 * One drawing of a graph: every step by its name.
 */
import type { LayoutGraph, LayoutOptions } from '../model/graph.ts'
import { compact } from './compact/compact.ts'
import { type Frame, toBoard } from './model/to-board.ts'
import { wholeUnits } from './model/units.ts'
import { place } from './place/place.ts'
import { markBackEdges } from './ranks/back-edges.ts'
import { route } from './route/route.ts'
import { type Drawing, type Measure, measure } from './score/measure.ts'
import { type Score, scoreOf } from './score/score.ts'
import { netOf } from './strokes/net.ts'
import { orderStrokes } from './strokes/order.ts'
import type { Variant } from './weights.ts'
import { chooseWords } from './words/choose.ts'

export type Candidate = { drawing: Drawing; found: Measure; score: Score; work: number }

/** What one candidate is made with; `frame` is the page that it is folded to. */
export type Attempt = { frame: Frame; variant: Variant; page: { width: number; height: number } }

export function drawCandidate(graph: LayoutGraph, options: LayoutOptions, { frame, variant, page }: Attempt): Candidate {
  const board = toBoard(graph, options, frame)
  markBackEdges(board)
  place(board, { strict: options.strict === true, lanes: options.lanes !== undefined })
  // First straight ahead everywhere: a jog can be straightened, a corner cannot.
  const coarse = route(board, { crossing: variant.crossing, side: variant.firstSide })
  let net = netOf(board, coarse.paths)
  orderStrokes(board, net)
  let work = coarse.visited + compact(board, net, []).pivots
  // Then around corners too, now that everything is close together.
  board.corridors = []
  const tight = route(board, variant)
  net = netOf(board, tight.paths)
  orderStrokes(board, net)
  work += tight.visited + compact(board, net, []).pivots
  const limits = { w: wholeUnits(page.width), h: wholeUnits(page.height) }
  const limit = board.isTurned ? { w: limits.h, h: limits.w } : limits
  return withWords({ board, net, words: [] }, limit, work)
}

/** Words choose places; where no room could be made they choose again, in the wider drawing. */
const withWords = (bare: Drawing, limit: { w: number; h: number }, before: number): Candidate => {
  const { board, net } = bare
  const rounds = board.wires.length > 60 ? 1 : 3
  let best: Candidate | undefined
  let work = before
  for (let round = 0; round < rounds; round++) {
    const words = chooseWords(board, net)
    if (words.length > 0) work += compact(board, net, words).pivots
    const drawing = snapshot({ board, net, words })
    const found = measure(drawing)
    const score = scoreOf(found, limit)
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
