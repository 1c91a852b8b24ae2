/**
 * Routes of all wires: one by one, the short ones first and those that run back last, each around the others; then those
 * again that others have met since.
 *
 * Nothing is refused: where walls leave no path, a wire runs straight with two bends, and the measure finds what it hits.
 */
import { legible } from '../../src/geometry/legible.ts'
import { type Board, middleX, type Wire } from '../model/board.ts'
import type { Variant } from '../model/weights.ts'
import { bundle } from './bundles.ts'
import { gridOf } from './grid.ts'
import { loopPath } from './loops.ts'
import type { Path } from './path.ts'
import { Search } from './search.ts'
import { Traffic } from './traffic.ts'

export type Routes = { paths: Path[]; visited: number }

/** How often wires are routed: all, then those that others have met. */
const rounds = 4

export function route(board: Board, variant: Omit<Variant, 'firstSide'>): Routes {
  const traffic = new Traffic(gridOf(board), bundle(board))
  const search = new Search({ board, grid: traffic.grid, traffic, variant }, variant)
  const paths = new Map<Wire, Path>()
  for (let round = 0; round < rounds; round++)
    for (const wire of inOrder(board)) {
      const known = paths.get(wire)
      // What nobody has met is still the cheapest.
      if (known !== undefined && !traffic.disturbed.has(wire.bundle)) continue
      if (known !== undefined) traffic.remove(wire, known)
      const path = wire.from === wire.to ? loopPath(board, wire, traffic) : (search.find(wire) ?? known)
      if (path === undefined) continue
      paths.set(wire, path)
      traffic.add(wire, path)
    }
  if (variant.winding > 1) straightenWinding(paths, { board, traffic, search, times: variant.winding })
  return { paths: board.wires.map((wire) => paths.get(wire) ?? plainPath(board, wire)), visited: search.visited }
}

/** Wires that wind are tried once more as if bends were dearer: a longer way is easier to follow. */
const straightenWinding = (
  paths: Map<Wire, Path>,
  { board, traffic, search, times }: { board: Board; traffic: Traffic; search: Search; times: number },
): void => {
  for (const wire of inOrder(board)) {
    const known = paths.get(wire)
    if (known === undefined || wire.from === wire.to || cornersOf(known) <= legible.bends) continue
    traffic.remove(wire, known)
    const straighter = search.find(wire, times)
    const path = straighter !== undefined && cornersOf(straighter) < cornersOf(known) ? straighter : known
    paths.set(wire, path)
    traffic.add(wire, path)
  }
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

const plainPath = ({ items }: Board, { from, to }: Wire): Path => {
  const [a, b] = [items[from]!, items[to]!]
  const [start, end] = [
    { x: Math.round(middleX(a)), y: a.y + a.h },
    { x: Math.round(middleX(b)), y: b.y },
  ]
  const y = Math.round(start.y + 2)
  return { points: [start, { x: start.x, y }, { x: end.x, y }, end], sides: [2, 0] }
}
