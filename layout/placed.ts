/**
 * The first steps of a candidate: a board with all items in their coarse places.
 */
import type { Board } from './model/board.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { type Frame, toBoard } from './model/to-board.ts'
import type { Variant } from './model/weights.ts'
import { stretchBars } from './place/bars.ts'
import { place } from './place/place.ts'
import { markBackEdges } from './ranks/back-edges.ts'

/** What one candidate is made with; `frame` is the page that it is folded to, the page of the options what it is judged by. */
export type Attempt = { frame: Frame; variant: Variant; opens: boolean; isKnown: boolean }

/** A sketch is not finished where only its size matters; `isOpen` says whether groups share ranks. */
export function placedBoard(
  graph: LayoutGraph,
  options: LayoutOptions,
  { frame, opens, isKnown, isSketch = false }: Omit<Attempt, 'variant'> & { isSketch?: boolean },
): { board: Board; isOpen: boolean } {
  const board = toBoard(graph, options, frame)
  markBackEdges(board)
  const { strict = false, spine = false, lanes, cells } = options
  // A spine is a spine whatever the drawing was before.
  const wishes = { strict, spine: spine && frame.direction === 'down', lanes: lanes !== undefined, opens, isSketch }
  const isOpen = place(board, { ...wishes, cells: isKnown ? cells : undefined })
  stretchBars(board)
  return { board, isOpen }
}
