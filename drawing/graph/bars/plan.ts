/**
 * Where bars, nodes and the straight links between them are: a level for each item, a column for each link.
 *
 * An item is as wide as the columns of its links. Links that pass a bar they do not join break it; the search looks
 * for columns with as few of these as it can, and never leads a link through a node.
 */
import { type Columns, costOf, overlapOf } from './cost.ts'
import { type Link, levelsOf } from './levels.ts'

/** Levels by item, columns by link, both from 0; an item's first and last column. */
export type Plan = { levels: number[]; columns: number[]; spans: [first: number, last: number][]; count: number }

/** An item without links is given one to itself, so that it has a column. */
export function planBars(isBar: readonly boolean[], given: readonly Link[]): Plan {
  const alone = [...isBar.keys()].filter((item) => !given.some(({ from, to }) => from === item || to === item))
  const links = [...given, ...alone.map((item) => ({ from: item, to: item }))]
  const levels = levelsOf(
    isBar,
    links.filter(({ from, to }) => from !== to),
  )
  for (let round = 0; ; round++) {
    const problem = { isBar, levels, links }
    const columns = improved(placed(links, problem), problem)
    const lower = overlapOf(columns, problem)
    if (lower === undefined || round === isBar.length) return toPlan(columns, problem)
    pushDown(lower, links, levels)
  }
}

type Problem = { isBar: readonly boolean[]; levels: number[]; links: readonly Link[] }

/** Two bars that cannot be side by side: one goes below, and what follows from it. */
const pushDown = (item: number, links: readonly Link[], levels: number[]): void => {
  const below = links.filter(({ from, to }) => from === item && (levels[to] ?? 0) > (levels[item] ?? 0))
  levels[item] = (levels[item] ?? 0) + 2
  for (const { to } of below) if ((levels[to] ?? 0) < (levels[item] ?? 0)) pushDown(to, links, levels)
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

/** Columns exchanged, and moved among others. */
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

const improved = (start: Columns, problem: Problem): Columns => {
  let columns = packed(start)
  for (let round = 0; round < rounds; round++) {
    const before = costOf(columns, problem)
    for (const link of columns.keys()) columns = packed(best([columns, ...candidates(columns, link)], problem))
    for (const link of columns.keys())
      columns = packed(best([columns, ...movedStacks(columns, link, problem)], problem))
    columns = best([columns, ...rearranged(columns)], problem)
    if (costOf(columns, problem) >= before) break
  }
  return columns
}

const best = (all: readonly Columns[], problem: Problem): Columns => {
  let [least, found] = [Number.POSITIVE_INFINITY, all[0] ?? []]
  for (const columns of all) {
    const cost = costOf(columns, problem)
    if (cost < least) [least, found] = [cost, columns]
  }
  return found
}

const countOf = (columns: Columns): number => Math.max(-1, ...columns.map((column) => column ?? -1)) + 1

/** Without columns that no link has. */
const packed = (columns: Columns): Columns => {
  const used = [...new Set(columns.filter((column) => column !== undefined))].sort((a, b) => a - b)
  return columns.map((column) => (column === undefined ? undefined : used.indexOf(column)))
}

const toPlan = (columns: Columns, { links, levels }: Problem): Plan => ({
  levels,
  columns: columns.map((column) => column ?? 0),
  spans: levels.map((_, item) => {
    const own = columns.filter((_, index) => links[index]?.from === item || links[index]?.to === item)
    return [Math.min(...own.map((column) => column ?? 0)), Math.max(...own.map((column) => column ?? 0))]
  }),
  count: countOf(columns),
})
