/**
 * Wires against the flow: those that no circle forces back. In a circle one must run back, whichever; so a wire is at fault
 * only where those that run with the flow do not lead from its end to its start again.
 */
import { legible } from '../../src/geometry/legible.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { append } from '../model/append.ts'
import { type Board, commonOf, type Item, itemOf, middleX, middleY, type Wire } from '../model/board.ts'
import { opposite, type Way } from '../model/sides.ts'

/** Against the flow of the innermost group around both ends. */
export const againstFlow = (board: Board): number[] =>
  withoutCircles(board, {
    isAgainst: (wire) => advanceOf(wire, board) <= 0,
    isBack: (wire) => advanceOf(wire, board) < 0,
  })

/** Wires with the flow that leave as if they ran back, or arrive so: a reader takes their arrows for others. */
export const behindFlow = (board: Board, sides: readonly (readonly [Way, Way])[]): number[] =>
  directedIn(board).flatMap((wire) => {
    const ahead: Way = itemOf(board, commonOf(board, wire)).flow === 'down' ? 2 : 1
    const isPlain = !wire.isBack && wire.ports.every((port) => port === undefined) && isBeyond(wire, board)
    const [leaving, arriving] = sides[wire.edge]!
    return isPlain && (leaving === opposite(ahead) || arriving === ahead) ? [wire.edge] : []
  })

/** Whether a wire's end begins after its start ends. */
const isBeyond = (wire: Wire, board: Board): boolean => {
  const [from, to] = [itemOf(board, wire.from), itemOf(board, wire.to)]
  return itemOf(board, commonOf(board, wire)).flow === 'down' ? to.y >= from.y + from.h : to.x >= from.x + from.w
}

/**
 * How many wires run against the flow of the whole, in the direction that more follow, beyond those that a reader takes as
 * exceptions; `ends` are both ends of each wire. 0 for a few wires: these have no main direction.
 */
export function contraryOf(board: Board, ends: readonly (readonly [from: Point, to: Point])[]): number {
  const directed = directedIn(board)
  if (directed.length < legible.fewestArrows) return 0
  const against = (['x', 'y'] as const).map((axis) => {
    const isBack = ({ edge }: Wire): boolean => ends[edge]![1][axis] < ends[edge]![0][axis] - aslant
    return withoutCircles(board, { isAgainst: isBack, isBack }).length
  })
  return Math.max(0, Math.min(...against) - Math.floor((1 - legible.agreeing) * directed.length + 1e-9))
}

/** A wire across the flow may run back by so much, in units. */
const aslant = 1

/** Wires with a direction, other than those declared to run back. */
const directedIn = ({ wires, items }: Pick<Board, 'items' | 'wires'>): Wire[] =>
  wires.filter(({ from, to, given }) => {
    const isNested = items[from]!.within.includes(to) || items[to]!.within.includes(from)
    return given.back !== true && given.link !== true && !isNested
  })

/** How far a wire leads with the flow; it runs back if that is negative, and is level if it is 0. */
const advanceOf = (wire: Wire, board: Board): number => {
  const [from, to] = [itemOf(board, wire.from), itemOf(board, wire.to)]
  // Lanes beside each other may share a rank.
  if (from.row >= 0 && from.row === to.row && laneOf(board, from) !== laneOf(board, to)) return 1
  const isDown = itemOf(board, commonOf(board, wire)).flow === 'down'
  return isDown ? middleY(to) - middleY(from) : middleX(to) - middleX(from)
}

/** The lane around an item, if any. */
const laneOf = ({ items }: Board, { within }: Item): number | undefined => within.find((index) => items[index]!.isLane)

type Judges = { isAgainst: (wire: Wire) => boolean; isBack: (wire: Wire) => boolean }

/** The edges of wires against the flow though no circle of those that do not run back needs one to. */
const withoutCircles = ({ items, wires }: Pick<Board, 'items' | 'wires'>, { isAgainst, isBack }: Judges): number[] => {
  const directed = directedIn({ items, wires })
  const against = directed.filter(isAgainst)
  if (against.length === 0) return []
  const leaving = new Map<number, number[]>()
  for (const wire of directed) if (!isBack(wire)) append(leaving, exitOf(wire.from), wire.to)
  // Into a group leads to what is in it, and from there its own edges lead on.
  for (const { index, within } of items)
    for (const group of within.slice(0, -1)) {
      append(leaving, group, index)
      append(leaving, index, exitOf(group))
    }
  return against.filter(({ from, to }) => !leads(to, exitOf(from), leaving)).map(({ edge }) => edge)
}

/** Where the edges of an item leave: apart from where it is entered, since a group is not all of what is in it. */
const exitOf = (item: number): number => -1 - item

const leads = (from: number, to: number, leaving: ReadonlyMap<number, readonly number[]>): boolean => {
  const seen = new Set([from])
  for (const item of seen) for (const next of leaving.get(item) ?? []) seen.add(next)
  return seen.has(to)
}
