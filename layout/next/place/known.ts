/**
 * A level arranged as its items were: what was left of something still is, and what was above it too.
 */
import { type Board, type Item, itemOf } from '../model/board.ts'
import type { Arc } from '../solve/feasible.ts'
import { solve } from '../solve/simplex.ts'
import { liftedWires } from '../ranks/level.ts'
import { apart } from './arrangement.ts'
import type { Hints } from './hints.ts'

/** From where to where something reached. */
type Stretch = { low: number; high: number }
type Area = { x: Stretch; y: Stretch }

/** Moves the kids of a group to places relative to it. */
export function placeAsKnown(board: Board, group: Item, hints: Hints): void {
  const kids = group.kids.map((kid) => itemOf(board, kid)).filter(({ wall }) => wall < 0)
  if (kids.length === 0) return
  const areas = kids.map((kid) => areaOf(board, kid, hints))
  const axes = kids.flatMap((_, a) => kids.slice(a + 1).map((_, b) => separationOf(areas[a]!, areas[a + 1 + b]!)))
  const links = liftedWires(board, kids.map(({ index }) => ({ item: index, groups: [] })))
  for (const axis of ['x', 'y'] as const) {
    const size = axis === 'x' ? 'w' : 'h'
    const arcs: Arc[] = []
    let pair = 0
    for (let a = 0; a < kids.length; a++)
      for (let b = a + 1; b < kids.length; b++) {
        const isApart = axes[pair++] === axis
        const gap = kids[a]!.isGroup || kids[b]!.isGroup ? apart.groups : axis === 'y' ? apart.ranks : apart.nodes
        const length = isApart ? Math.ceil((kids[a]![size] + kids[b]![size]) / 2) + gap : 0
        arcs.push(...orderArcs(a, b, { first: areas[a]![axis], second: areas[b]![axis], length, isApart }))
      }
    const at = middlesOf(kids.length, arcs, links)
    for (const [index, kid] of kids.entries()) kid[axis] = at[index]! - kid[size] / 2
  }
}

const areaOf = (board: Board, item: Item, hints: Hints): Area => {
  const places = [...hints].filter(([index]) => itemOf(board, index).within.includes(item.index)).map(([, place]) => place)
  const stretch = (numbers: readonly number[]): Stretch =>
    numbers.length === 0 ? { low: 0, high: 0 } : { low: Math.min(...numbers), high: Math.max(...numbers) }
  return { x: stretch(places.map(({ x }) => x)), y: stretch(places.map(({ y }) => y)) }
}

/** The axis along which two things are further apart; along the flow if it is the same. */
const separationOf = (a: Area, b: Area): 'x' | 'y' => {
  const between = (one: Stretch, other: Stretch): number => Math.max(one.low - other.high, other.low - one.high)
  return between(a.x, b.x) > between(a.y, b.y) ? 'x' : 'y'
}

const middle = ({ low, high }: Stretch): number => (low + high) / 2

/** The order of two along an axis: apart where that separates them, else only not the other way round. */
const orderArcs = (
  a: number,
  b: number,
  { first, second, length, isApart }: { first: Stretch; second: Stretch; length: number; isApart: boolean },
): Arc[] => {
  const [one, other] = [middle(first), middle(second)]
  const arc = (from: number, to: number, softness: number): Arc => ({ from, to, length, weight: 0, softness })
  if (isApart) return [one <= other ? arc(a, b, 0) : arc(b, a, 0)]
  if (one === other) return [arc(a, b, 2), arc(b, a, 2)]
  return [one < other ? arc(a, b, 1) : arc(b, a, 1)]
}

/** As near together as their order and what joins them wish. */
const middlesOf = (count: number, arcs: readonly Arc[], links: readonly { from: number; to: number }[]): Int32Array => {
  const pulls = links.flatMap(({ from, to }, index): Arc[] => [
    { from: count + 2 + index, to: from, length: 0, weight: 2 },
    { from: count + 2 + index, to, length: 0, weight: 2 },
  ])
  const frame = Array.from({ length: count }, (_, index): Arc[] => [
    { from: count, to: index, length: 0, weight: 0 },
    { from: index, to: count + 1, length: 0, weight: 0 },
  ]).flat()
  const page: Arc = { from: count, to: count + 1, length: 0, weight: 1 }
  return solve(new Array<number>(count + 2 + links.length).fill(0), [...arcs, ...frame, page, ...pulls]).at
}

/** Leaves that were level, or below each other, share an axis. */
export function nameAxes(board: Board, hints: Hints): void {
  const [rows, columns] = [new Map<number, number>(), new Map<number, number>()]
  const nameOf = (names: Map<number, number>, at: number): number => {
    const known = names.get(at) ?? board.axes++
    names.set(at, known)
    return known
  }
  for (const [index, { x, y }] of hints) {
    const item = itemOf(board, index)
    item.row = nameOf(rows, y)
    item.column = nameOf(columns, x)
  }
}
