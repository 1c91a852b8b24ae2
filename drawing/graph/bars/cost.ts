/**
 * The cost of an arrangement of links in columns: overlaps, links through other items, and width.
 */
import type { Problem } from './problem.ts'

/** The column of each link; links that are not placed yet have none. */
export type Columns = readonly (number | undefined)[]

/**
 * Prices, relative to each other: per column in which things overlap, per bar that a link breaks, per column, per column
 * that a node or a bar reaches beyond its first, per two links of one side out of order, per column that an item's only
 * link on a side is off the middle.
 */
const price = { overlap: 1000, broken: 40, column: 4, node: 3, bar: 1, order: 4, aside: 0.5 }

/** The cost; counting stops when it reaches `limit`. Plain loops: the search calls this thousands of times. */
export function costOf(columns: Columns, problem: Problem, limit = Number.POSITIVE_INFINITY): number {
  const spans = spansOf(columns, problem)
  let cost = spanCost(spans, problem)
  for (let link = 0; link < columns.length && cost < limit; link++)
    cost += passCost(link, columns, { spans, problem }) + pairCost(link, columns, problem)
  return cost < limit ? cost + asideCost(columns, spans, problem) : cost
}

/** How wide items are, and by how many columns those of one level overlap. */
const spanCost = ({ first, last }: Spans, { isBar, sameLevel }: Problem): number => {
  let cost = 0
  let most = -1
  for (let item = 0; item < isBar.length; item++) {
    const left = first[item] ?? 0
    const right = last[item] ?? -1
    if (right < 0) continue
    if (right > most) most = right
    cost += (right - left) * (isBar[item] ? price.bar : price.node)
    for (const other of sameLevel[item] ?? []) {
      const shared = Math.min(right, last[other] ?? -1) - Math.max(left, first[other] ?? 0) + 1
      if (shared > 0) cost += price.overlap * shared
    }
  }
  return cost + (most + 1) * price.column
}

/** What a link passes on its way. */
const passCost = (
  link: number,
  columns: Columns,
  { spans: { first, last }, problem: { isBar, levels, tops, bottoms } }: { spans: Spans; problem: Problem },
): number => {
  const column = columns[link]
  const top = tops[link] ?? 0
  const bottom = bottoms[link] ?? 0
  if (column === undefined || bottom - top < 2) return 0
  let cost = 0
  for (let item = 0; item < levels.length; item++) {
    const level = levels[item] ?? 0
    if (level > top && level < bottom && (first[item] ?? 0) <= column && column <= (last[item] ?? -1))
      cost += isBar[item] ? price.broken : price.overlap
  }
  return cost
}

/** What a link shares with later ones: its column at the same height, or an item's side on which their order is wrong. */
const pairCost = (link: number, columns: Columns, { tops, bottoms, areSiblings }: Problem): number => {
  const column = columns[link]
  if (column === undefined) return 0
  const top = tops[link] ?? 0
  const bottom = bottoms[link] ?? 0
  const siblings = areSiblings[link]
  let cost = 0
  for (let other = link + 1; other < columns.length; other++) {
    const next = columns[other]
    if (next === column) {
      if (top < (bottoms[other] ?? 0) && (tops[other] ?? 0) < bottom) cost += price.overlap
    } else if (next !== undefined && column > next && siblings?.[other] === true) cost += price.order
  }
  return cost
}

/** A single link above or below belongs in the middle. */
const asideCost = (columns: Columns, { first, last }: Spans, { links, levels, tops }: Problem): number => {
  const counts = new Uint8Array(2 * levels.length)
  const places = new Uint16Array(2 * levels.length)
  const count = (side: number, column: number): void => {
    counts[side] = (counts[side] ?? 0) + 1
    places[side] = column
  }
  for (let index = 0; index < links.length; index++) {
    const link = links[index]
    const column = columns[index]
    if (link === undefined || column === undefined || link.from === link.to) continue
    const isDown = levels[link.from] === tops[index]
    count(2 * link.from + (isDown ? 1 : 0), column)
    count(2 * link.to + (isDown ? 0 : 1), column)
  }
  let cost = 0
  for (let side = 0; side < counts.length; side++)
    if (counts[side] === 1)
      cost += Math.abs((places[side] ?? 0) - ((first[side >> 1] ?? 0) + (last[side >> 1] ?? 0)) / 2) * price.aside
  return cost
}

/** The first and the last column of each item; of one that is not placed yet, 0 and -1. */
type Spans = { first: Int16Array; last: Int16Array }

const spansOf = (columns: Columns, { links, levels }: Problem): Spans => {
  const first = new Int16Array(levels.length)
  const last = new Int16Array(levels.length).fill(-1)
  const widen = (item: number, column: number): void => {
    const isNew = last[item] === -1
    if (isNew || column < (first[item] ?? 0)) first[item] = column
    if (isNew || column > (last[item] ?? -1)) last[item] = column
  }
  for (let index = 0; index < links.length; index++) {
    const link = links[index]
    const column = columns[index]
    if (link === undefined || column === undefined) continue
    widen(link.from, column)
    widen(link.to, column)
  }
  return { first, last }
}

/** An item that overlaps one before it on its level. */
export function overlapOf(columns: Columns, problem: Problem): number | undefined {
  const { first, last } = spansOf(columns, problem)
  const { levels } = problem
  for (let item = 0; item < levels.length; item++)
    for (let before = 0; before < item; before++)
      if (
        levels[before] === levels[item] &&
        (first[item] ?? 0) <= (last[before] ?? -1) &&
        (first[before] ?? 0) <= (last[item] ?? -1)
      )
        return item
  return undefined
}
