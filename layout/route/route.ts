/**
 * Routes of all wires: one by one, the short ones first and those that run back last, each around the others; then those
 * again that others have met since, unless nothing has changed since then.
 *
 * Nothing is refused: where walls leave no path, a wire runs straight with two bends, and the measure finds what it hits.
 */
import { legible } from '../../src/geometry/legible.ts'
import { type Board, middleX, type Wire } from '../model/board.ts'
import { sidesAsked } from '../model/equals.ts'
import { type Variant, variants } from '../model/weights.ts'
import { bundle } from './bundles.ts'
import { gridOf } from './grid.ts'
import { loopPath } from './loops.ts'
import { keyOfPlaces, keyOfRoutes, type Memory } from './memory.ts'
import { inListedOrder } from './parallels.ts'
import type { Path } from './path.ts'
import { Search } from './search.ts'
import { Traffic } from './traffic.ts'

export type Routes = { paths: Path[]; visited: number }

/** How often wires are routed: all, then those that others have met. */
const rounds = 4

/** Routes by wire before those that wind are tried again; undefined where walls leave none. */
export type PlainRoutes = { found: readonly (Path | undefined)[]; visited: number }

/** Prices of the first rounds on the same places were met before: `known` are the routes that were found then. */
export function route(board: Board, variant: Omit<Variant, 'firstSide'>, known: Memory<PlainRoutes>): Routes {
  const bundles = bundle(board)
  const { crossing, side, bend, winding } = variant
  const key = `${crossing} ${side} ${bend}|${keyOfPlaces(board)}`
  const plain = known.recall(key, () => routeInRounds(board, new Router(board, bundles, variant)))
  const { found, visited } = winding > 1 ? straightenWinding(board, plain, { bundles, variant }) : plain
  const paths = board.wires.map((wire, index) => found[index] ?? plainPath(board, wire))
  return { paths: inListedOrder(board, paths), visited }
}

/** How many of these edges turn more than twice though nothing else runs: between the places of their ends, no route winds less. */
export function windingAlone(board: Board, edges: readonly number[]): number {
  const { search } = new Router(board, bundle(board), variants[0])
  const winds = (path: Path | undefined): boolean => path !== undefined && cornersOf(path) > legible.bends
  return edges.filter((edge) => winds(search.find(board.wires[edge]!, dear))).length
}

/** By how much bends are dearer where only they count; a foreign wall still costs more than any detour. */
const dear = 40

/** The traffic on a board, and the search for ways through it. */
class Router {
  readonly traffic: Traffic
  readonly search: Search

  constructor(board: Board, bundles: number, variant: Omit<Variant, 'firstSide'>) {
    this.traffic = new Traffic(gridOf(board), bundles)
    this.search = new Search(
      { board, grid: this.traffic.grid, traffic: this.traffic, variant, asked: sidesAsked(board) },
      variant,
    )
  }
}

const routeInRounds = (board: Board, { traffic, search }: Router): PlainRoutes => {
  const found: (Path | undefined)[] = board.wires.map(() => undefined)
  const wires = inOrder(board)
  const last: (Last | undefined)[] = []
  let [changes, visited] = [0, 0]
  for (let round = 0; round < rounds; round++)
    for (const wire of wires) {
      const known = found[wire.edge]
      // What nobody has met is still the cheapest.
      if (known !== undefined && !traffic.disturbed.has(wire.bundle)) continue
      const before = last[wire.edge]
      if (before?.changes === changes) {
        visited += before.visited
        continue
      }
      if (known !== undefined) traffic.remove(wire, known)
      const start = search.visited
      const path = wire.from === wire.to ? loopOf(board, wire, found) : (search.find(wire) ?? known)
      const took = search.visited - start
      visited += took
      if (path !== undefined) traffic.add(wire, path)
      if (!areSame(path, known)) changes++
      found[wire.edge] = path
      last[wire.edge] = { changes, visited: took }
    }
  return { found, visited }
}

/** Loops of one bundle are one, that of the first. */
const loopOf = (board: Board, wire: Wire, found: readonly (Path | undefined)[]): Path =>
  (wire.bundle === wire.edge ? undefined : found[wire.bundle]) ?? loopPath(board, wire, found)

/**
 * How many changes of routes there had been when a wire was routed last, and what that took: it counts again where the wire
 * would be routed again around the same, so that the same candidates are drawn.
 */
type Last = { changes: number; visited: number }

const areSame = (one: Path | undefined, other: Path | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && keyOfRoutes([one]) === keyOfRoutes([other]))

/** Wires that wind are tried once more as if bends were dearer: a longer way is easier to follow. */
const straightenWinding = (
  board: Board,
  plain: PlainRoutes,
  { bundles, variant }: { bundles: number; variant: Omit<Variant, 'firstSide'> },
): PlainRoutes => {
  const winds = ({ edge, from, to }: Wire): boolean => {
    const path = plain.found[edge]
    return path !== undefined && from !== to && cornersOf(path) > legible.bends
  }
  if (!board.wires.some(winds)) return plain
  const { traffic, search } = new Router(board, bundles, variant)
  const found = [...plain.found]
  for (const wire of board.wires) if (found[wire.edge] !== undefined) traffic.add(wire, found[wire.edge]!)
  for (const wire of inOrder(board)) {
    if (!winds(wire)) continue
    const known = found[wire.edge]!
    traffic.remove(wire, known)
    const straighter = search.find(wire, variant.winding)
    const path = straighter !== undefined && cornersOf(straighter) < cornersOf(known) ? straighter : known
    found[wire.edge] = path
    traffic.add(wire, path)
  }
  return { found, visited: plain.visited + search.visited }
}

/** How often a path turns. */
const cornersOf = ({ points }: Path): number => {
  const isLevel = (index: number): boolean => points[index]!.y === points[index - 1]!.y
  let corners = 0
  for (let index = 2; index < points.length; index++) if (isLevel(index) !== isLevel(index - 1)) corners++
  return corners
}

const inOrder = (board: Board): Wire[] => {
  const length = new Map(board.wires.map((wire) => [wire, lengthOf(board, wire)]))
  return board.wires.toSorted((a, b) => lateness(a) - lateness(b) || length.get(a)! - length.get(b)! || a.edge - b.edge)
}

const lengthOf = ({ items }: Board, { from, to }: Wire): number => {
  const [a, b] = [items[from]!, items[to]!]
  return Math.abs(middleX(a) - middleX(b)) + Math.abs(a.y - b.y)
}

const lateness = ({ from, to, isBack }: Wire): number => (from === to ? 2 : isBack ? 1 : 0)

/** Where walls leave no way: out below, in from above; no run is so short that it would be lost. */
const plainPath = ({ items }: Board, { from, to }: Wire): Path => {
  const [a, b] = [items[from]!, items[to]!]
  const [start, end] = [
    { x: Math.round(middleX(a)), y: a.y + a.h },
    { x: Math.round(middleX(b)), y: b.y },
  ]
  const level = Math.round(start.y + 2)
  const y = level === end.y ? level + 1 : level
  return { points: [start, { x: start.x, y }, { x: end.x, y }, end], sides: [2, 0] }
}
