/**
 * The search for columns: link after link in its best column, then links, stacks of links and whole columns moved as
 * long as that costs less.
 */
import { type Columns, costOf, overlapOf } from './cost.ts'
import type { Link } from './levels.ts'
import type { Problem } from './problem.ts'

/** The best columns found; where things still overlap after two rounds, other levels are needed, not a longer search. */
export const findColumns = (problem: Problem): Columns => {
  const columns = improved(placed(problem.links, problem), problem, 2)
  return overlapOf(columns, problem) === undefined ? improved(columns, problem, rounds) : columns
}

/** Link after link in its best column, from the top down. */
const placed = (links: readonly Link[], problem: Problem): Columns => {
  let columns: Columns = links.map(() => undefined)
  const order = reachOrder(problem)
  for (const link of order) columns = best(candidates(columns, link), problem)
  return columns
}

/** Links in the order in which they are reached, each item's links in the order given. */
const reachOrder = ({ links, levels }: Problem): number[] => {
  const order: number[] = []
  const visit = (item: number): void => {
    for (const [index, { from, to }] of links.entries())
      if ((from === item || to === item) && !order.includes(index)) {
        order.push(index)
        visit(from === item ? to : from)
      }
  }
  const items = levels.map((_, item) => item).sort((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0) || a - b)
  for (const item of items) visit(item)
  return order
}

/** The columns with one link in every column there is, and in new ones between. */
const candidates = (columns: Columns, link: number): Columns[] => {
  const count = countOf(columns)
  const all = Array.from({ length: count + 1 }, (_, column) => column)
  const rest = columns.with(link, undefined)
  return [
    ...all.map((column) => rest.with(link, column)),
    ...all.map((column) =>
      rest.map((other) => (other === undefined || other < column ? other : other + 1)).with(link, column),
    ),
  ]
}

/** A link moved with all that are above it in its column, or with all below. */
const movedStacks = (columns: Columns, link: number, { links, levels }: Problem): Columns[] => {
  const middle = ({ from, to }: Link): number => (levels[from] ?? 0) + (levels[to] ?? 0)
  const own = links[link]
  if (own === undefined) return []
  return [-1, 1].flatMap((side) => {
    const stack = links.map(
      (other, index) => columns[index] === columns[link] && (middle(other) - middle(own)) * side >= 0,
    )
    return Array.from({ length: countOf(columns) }, (_, column) =>
      columns.map((known, index) => (stack[index] ? column : known)),
    )
  })
}

/** Two links, each in the other's column. */
const exchanged = (columns: Columns): Columns[] =>
  columns.flatMap((one, link) =>
    columns.flatMap((other, next) => (next > link && one !== other ? [columns.with(link, other).with(next, one)] : [])),
  )

/** The most columns by which all links below a level are shifted. */
const farthest = 3

/** All links below a level moved to the left or to the right. */
const shiftedBelow = (columns: Columns, { links, levels }: Problem): Columns[] => {
  const topOf = ({ from, to }: Link): number => Math.min(levels[from] ?? 0, levels[to] ?? 0)
  return [...new Set(links.map(topOf))].flatMap((level) =>
    Array.from({ length: 2 * farthest + 1 }, (_, index) => index - farthest).map((shift) => {
      const moved = columns.map((column, index) => {
        const link = links[index]
        return column === undefined || link === undefined || topOf(link) < level ? column : column + shift
      })
      const first = Math.min(...moved.map((column) => column ?? 0))
      return moved.map((column) => (column === undefined ? undefined : column - first))
    }),
  )
}

/** Each column moved to each other place, and each two columns exchanged. */
const rearranged = (columns: Columns): Columns[] => {
  const all = Array.from({ length: countOf(columns) }, (_, column) => column)
  const mapped = (order: readonly number[]): Columns =>
    columns.map((column) => (column === undefined ? undefined : order.indexOf(column)))
  return all.flatMap((from) =>
    all.flatMap((to) => {
      if (from === to) return []
      const moved = all.filter((column) => column !== from).toSpliced(to, 0, from)
      return from < to ? [mapped(moved), mapped(all.with(from, to).with(to, from))] : [mapped(moved)]
    }),
  )
}

const rounds = 8

/** Hill climbing: the best of all moves of a kind is taken, until a round lowers the cost no more. */
const improved = (start: Columns, problem: Problem, most: number): Columns => {
  let columns = packed(start)
  for (let round = 0; round < most; round++) {
    const before = costOf(columns, problem)
    for (const link of columns.keys()) columns = packed(best([columns, ...candidates(columns, link)], problem))
    for (const link of columns.keys())
      columns = packed(best([columns, ...movedStacks(columns, link, problem)], problem))
    columns = best([columns, ...exchanged(columns)], problem)
    columns = best([columns, ...rearranged(columns), ...shiftedBelow(columns, problem)], problem)
    if (costOf(columns, problem) >= before) break
  }
  return columns
}

const best = (all: readonly Columns[], problem: Problem): Columns => {
  let [least, found] = [Number.POSITIVE_INFINITY, all[0] ?? []]
  for (const columns of all) {
    const cost = costOf(columns, problem, least)
    if (cost < least) [least, found] = [cost, columns]
  }
  return found
}

/** How many columns are in use. */
export const countOf = (columns: Columns): number => Math.max(-1, ...columns.map((column) => column ?? -1)) + 1

/** Without columns that no link has. */
const packed = (columns: Columns): Columns => {
  const used = [...new Set(columns.filter((column) => column !== undefined))].sort((a, b) => a - b)
  return columns.map((column) => (column === undefined ? undefined : used.indexOf(column)))
}
