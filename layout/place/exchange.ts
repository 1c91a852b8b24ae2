/**
 * Neighbors in a row change places where straight lines between the middles of all joined items cross less: a level does not
 * see what is outside of it.
 */
import { type Board, type Item, itemOf, middleX, middleY, moveItem, type Wire } from '../model/board.ts'

/** What a crossing costs, and a unit of distance across and along the flow. */
const price = { crossing: 10, across: 0.15, along: 0.05 } as const
/** What an exchange has to save: lines a little shorter are not worth another order than the source's. */
const least = 1
const rounds = 4

export function exchangeNeighbors(board: Board): void {
  const lines = board.wires.filter(({ from, to }) => from !== to)
  if (!board.items.some(({ isGroup, index }) => isGroup && index > 0)) return
  for (let round = 0, isBetter = true; round < rounds && isBetter; round++) {
    isBetter = false
    for (const { kids } of board.items)
      for (const row of rowsOf(board, kids))
        for (let index = 0; index + 1 < row.length; index++) {
          if (!exchange(board, [row[index]!, row[index + 1]!], lines)) continue
          ;[row[index], row[index + 1]] = [row[index + 1]!, row[index]!]
          isBetter = true
        }
  }
}

/** The kids of a group that share an axis, from left to right. */
const rowsOf = (board: Board, kids: readonly number[]): Item[][] => {
  const rows = new Map<number, Item[]>()
  for (const kid of kids) {
    const item = itemOf(board, kid)
    if (item.row >= 0) rows.set(item.row, [...(rows.get(item.row) ?? []), item])
  }
  return [...rows.values()].map((row) => row.sort((a, b) => a.x - b.x))
}

const exchange = (board: Board, [left, right]: readonly [Item, Item], lines: readonly Wire[]): boolean => {
  const touched = new Set(lines.filter(({ from, to }) => [from, to].some((end) => isIn(board, end, left, right))))
  if (touched.size === 0) return false
  const before = costOf(board, touched, lines)
  const toLeft = left.x - right.x
  const toRight = right.x + right.w - (left.x + left.w)
  moveItem(board, right.index, { x: toLeft, y: 0 })
  moveItem(board, left.index, { x: toRight, y: 0 })
  if (costOf(board, touched, lines) < before - least) return true
  moveItem(board, right.index, { x: -toLeft, y: 0 })
  moveItem(board, left.index, { x: -toRight, y: 0 })
  return false
}

const isIn = ({ items }: Board, end: number, left: Item, right: Item): boolean =>
  items[end]!.within.includes(left.index) || items[end]!.within.includes(right.index)

/** The cost of some lines among all. */
const costOf = (board: Board, some: ReadonlySet<Wire>, lines: readonly Wire[]): number => {
  let cost = 0
  const { items } = board
  for (const wire of some) {
    const [a, b] = [items[wire.from]!, items[wire.to]!]
    cost += price.across * Math.abs(middleX(a) - middleX(b)) + price.along * Math.abs(middleY(a) - middleY(b))
    for (const other of lines) {
      if (some.has(other) && other.edge <= wire.edge) continue
      if (crosses(a, b, items[other.from]!, items[other.to]!)) cost += price.crossing
    }
  }
  return cost
}

const crosses = (a: Item, b: Item, c: Item, d: Item): boolean =>
  a !== c && a !== d && b !== c && b !== d && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

const turn = (a: Item, b: Item, c: Item): number =>
  (middleX(b) - middleX(a)) * (middleY(c) - middleY(a)) - (middleY(b) - middleY(a)) * (middleX(c) - middleX(a))
