/**
 * The candidates of a search: arrangements of cells in each direction from several seeds, the promising ones drawn.
 */
import { findCells, type Grid } from './cells/find-cells.ts'
import { type Drawing, drawCells } from './draw-cells.ts'
import { limitOf } from './limits.ts'
import type { Direction, LayoutOptions } from './model/graph.ts'
import type { Model } from './model/model.ts'

/** The arrangements found in one direction, the least costly first, and those drawn so far. */
type Search = { direction: Direction; grids: Grid[]; drawings: Drawing[] }

/** The best drawing from these seeds: of each direction the least costly arrangement is drawn, then the second. */
export function bestCandidate(model: Model, seeds: readonly number[]): Drawing {
  const searches = directionsOf(model.options).map((direction) => searchIn(direction, model, seeds))
  for (const search of searches) drawNext(model, search)
  const best = bestOf(searches.flatMap(({ drawings }) => drawings))
  for (const search of searches) if (mayBeBetter(search, best, model)) drawNext(model, search)
  return bestOf(searches.flatMap((search) => fitting(model, search)))
}

export const bestOf = (drawings: readonly Drawing[]): Drawing =>
  drawings.reduce((best, drawing) => (drawing.score < best.score ? drawing : best))

export const directionsOf = ({ direction, lanes, spine }: LayoutOptions): Direction[] => {
  if (direction !== undefined) return [direction]
  if (spine) return ['down']
  if (lanes !== undefined) return [lanes === 'rows' ? 'right' : 'down']
  return ['right', 'down']
}

const searchIn = (direction: Direction, model: Model, seeds: readonly number[]): Search => {
  const limit = limitOf(model, direction)
  const grids = seeds.map((seed) => findCells(model, { direction, seed, limit })).sort((a, b) => a.cost - b.cost)
  return { direction, grids: different(grids), drawings: [] }
}

const drawNext = (model: Model, { direction, grids, drawings }: Search): void => {
  const grid = grids[drawings.length]
  if (grid !== undefined) drawings.push(drawCells(model, grid, direction))
}

/** From so many nodes on, a second drawing takes too long where the first is good and the second costs much more. */
const large = 17
const muchMore = 1.04

const mayBeBetter = ({ grids: [first, second], drawings }: Search, best: Drawing, { nodes }: Model): boolean =>
  nodes.length < large ||
  best.flaws > 0 ||
  (drawings.includes(best) && (second?.cost ?? 0) <= (first?.cost ?? 0) * muchMore)

/** The drawings of a search, with shorter rows where all are too wide. */
const fitting = (model: Model, { direction, drawings }: Search): Drawing[] => {
  // A known arrangement is not folded as long as words can be narrower.
  const keeps = model.options.mayNarrow === true && model.options.cells !== undefined
  return keeps || drawings.some(({ over }) => over === 0) ? drawings : folded(model, direction, drawings)
}

/** Shorter rows, as long as the drawing is too wide; known cells are ignored. */
const folded = (model: Model, direction: Direction, drawings: readonly Drawing[]): Drawing[] => {
  const { cells, ...options } = model.options
  const free = { ...model, options }
  const { main, cross } = limitOf(free, direction)
  const results = [...drawings]
  for (let less = cells === undefined ? 2 : 0; less <= 6 && results.every(({ over }) => over > 0); less += 2) {
    const limit =
      direction === 'right' ? { main: Math.max(2, main - less), cross } : { main, cross: Math.max(2, cross - less) }
    results.push(drawCells(free, findCells(free, { direction, seed: 1, limit }), direction))
  }
  return results
}

const different = (grids: readonly Grid[]): Grid[] =>
  grids.filter((grid, index) => !grids.slice(0, index).some((other) => isSame(grid, other)))

const isSame = (a: Grid, b: Grid): boolean =>
  [...a.columns].every(([node, value]) => b.columns.get(node) === value && a.rows.get(node) === b.rows.get(node))
