/**
 * Lays out a graph: cells by search, pixels by what must fit, right-angled edges around everything, labels beside
 * their edges. A few drawings are made, and the best is taken.
 *
 * Pure and deterministic: the same graph and options produce the same bytes on every engine. Never throws for a graph
 * whose references resolve; what does not fit is listed in `crowded`.
 */
import { bestCandidate, bestOf, directionsOf } from './candidates.ts'
import { findSpine, knownCells } from './cells/find-cells.ts'
import { type Drawing, drawCells, fitsAcross, makeRoom } from './draw-cells.ts'
import { improve } from './improve.ts'
import { limitOf } from './limits.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { type Model, resolveGraph } from './model/model.ts'
import { toLayout } from './to-layout.ts'

export function layoutGraph(graph: LayoutGraph, options: LayoutOptions = {}): Layout {
  const model = resolveGraph(graph, options)
  return toLayout(model, search(model))
}

/** The same without a search: all nodes keep their known cells; undefined if some are new or the drawing has flaws. */
export function layoutKnown(graph: LayoutGraph, options: LayoutOptions): Layout | undefined {
  const model = resolveGraph(graph, options)
  const drawing = drawKnown(model, { mayBeWide: false })
  return drawing?.flaws === 0 ? toLayout(model, drawing) : undefined
}

/**
 * As long as the best drawing has flaws, single nodes are moved, and then the search is repeated with
 * other seeds.
 */
const seeds = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
]
/** Larger graphs are searched less often. */
const roundsFor = (nodes: number): number => (nodes <= 16 ? 3 : nodes <= 24 ? 2 : 1)

const search = (model: Model): Drawing => {
  const spine = model.options.spine ? drawSpine(model) : undefined
  if (spine !== undefined && (spine.flaws === 0 || isJoined(model))) return improve(model, spine)
  let best = drawKnown(model, { mayBeWide: true })
  if (best?.flaws === 0) return best
  for (const [round, some] of seeds.slice(0, roundsFor(model.nodes.length)).entries()) {
    const first = bestCandidate(model, some)
    const found = isHopeless(first) ? first : makeRoom(model, first)
    if (best === undefined || found.score < best.score) best = found
    if (round === 0 && !isHopeless(best)) best = improve(model, best)
    if (best.flaws === 0 || isHopeless(best)) break
  }
  if (best === undefined) throw new Error('no seed was tried')
  return best
}

/** Whether every node has an edge: a chart in pieces has no spine, and needs the room of a page. */
const isJoined = ({ nodes, edges }: Model): boolean =>
  nodes.every((node) => edges.some(({ from, to }) => from === node || to === node))

/**
 * What is known already is drawn as it was, if nothing is wrong with that: no search, and nothing moves. Without
 * `mayBeWide`, no edges are routed where the nodes alone are too wide for the sheet.
 */
const drawKnown = (model: Model, { mayBeWide }: { mayBeWide: boolean }): Drawing | undefined => {
  if (model.options.cells === undefined) return undefined
  const drawings: Drawing[] = []
  const lead = leadOf(model)
  const directions = directionsOf(model.options)
  for (const direction of lead < 0 ? directions.toReversed() : directions) {
    const grid = knownCells(model, { direction, limit: limitOf(model, direction) })
    if (grid === undefined || !(mayBeWide || fitsAcross(model, grid))) continue
    const drawing = drawCells(model, grid, direction)
    if (drawing.flaws === 0 && lead !== 0) return drawing
    drawings.push(drawing)
  }
  if (drawings.length === 0) return undefined
  const best = bestOf(drawings)
  return isHopeless(best) ? best : makeRoom(model, best)
}

/** How many more edges run right than down in the known cells: a drawing keeps the direction that most of them follow. */
const leadOf = ({ edges, options: { cells = {} } }: Model): number => {
  let lead = 0
  for (const { given, from, to } of edges) {
    const [start, end] = [cells[from.given.id], cells[to.given.id]]
    if (given.back || given.link || start === undefined || end === undefined) continue
    lead += Math.sign(end[0] - start[0]) - Math.sign(end[1] - start[1])
  }
  return lead
}

/** A drawing that is too wide needs narrower words, not more room or another seed. */
const isHopeless = ({ over }: Drawing): boolean => over > 0

/** The spine with as many columns as the sheet is wide for. */
const drawSpine = (model: Model): Drawing | undefined => {
  const most = limitOf(model, 'down').cross / 2
  let best: Drawing | undefined
  for (let columns = most; columns >= 2; columns--) {
    const grid = findSpine(model, columns)
    if (grid === undefined) return undefined
    const drawing = makeRoom(model, drawCells(model, grid, 'down'))
    if (best === undefined || drawing.score < best.score) best = drawing
    if (best.over === 0) return best
  }
  return best
}
