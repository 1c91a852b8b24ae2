/**
 * What an arrangement of links in columns costs: what overlaps, what passes through what, and how wide things get.
 */
import type { Problem } from './problem.ts'

/** The column of each link; links that are not placed yet have none. */
export type Columns = readonly (number | undefined)[]

/**
 * Things on top of each other; a bar that a link breaks; a column; a column that a node or a bar spans; siblings out of
 * order; a column that the only link to the other side is off the middle.
 */
const price = { overlap: 1000, broken: 40, column: 4, node: 3, bar: 1, order: 4, aside: 0.5 }

/** The cost; it is not counted to its end where it reaches `limit`. */
export function costOf(columns: Columns, problem: Problem, limit = Number.POSITIVE_INFINITY): number {
  const { isBar, levels, tops, bottoms } = problem
  const { first, last } = spansOf(columns, problem)
  let [cost, most] = [0, -1]
  for (let item = 0; item < levels.length; item++) {
    const [left, right] = [first[item] ?? 0, last[item] ?? -1]
    if (right < 0) continue
    most = Math.max(most, right)
    cost += (right - left) * (isBar[item] ? price.bar : price.node)
    for (let other = item + 1; other < levels.length; other++)
      if (levels[other] === levels[item])
        cost += price.overlap * Math.max(0, Math.min(right, last[other] ?? -1) - Math.max(left, first[other] ?? 0) + 1)
  }
  cost += (most + 1) * price.column
  for (let link = 0; link < columns.length && cost < limit; link++) {
    const column = columns[link]
    if (column === undefined) continue
    const [top, bottom] = [tops[link] ?? 0, bottoms[link] ?? 0]
    if (bottom - top > 1)
      for (let item = 0; item < levels.length; item++) {
        const level = levels[item] ?? 0
        if (level > top && level < bottom && (first[item] ?? 0) <= column && column <= (last[item] ?? -1))
          cost += isBar[item] ? price.broken : price.overlap
      }
    for (let other = link + 1; other < columns.length; other++) {
      const next = columns[other]
      if (next === undefined) continue
      if (next === column) {
        if (top < (bottoms[other] ?? 0) && (tops[other] ?? 0) < bottom) cost += price.overlap
      } else if (column > next && problem.areSiblings[link]?.[other] === true) cost += price.order
    }
  }
  return cost < limit ? cost + asideCost(columns, { first, last }, problem) : cost
}

/** What has one link above or below has it best in the middle. */
const asideCost = (columns: Columns, { first, last }: Spans, { links, levels }: Problem): number => {
  const counts = Array.from({ length: 2 * levels.length }, () => 0)
  const places = Array.from({ length: 2 * levels.length }, () => 0)
  for (const [index, { from, to }] of links.entries()) {
    const column = columns[index]
    if (column === undefined || from === to) continue
    const isDown = (levels[from] ?? 0) < (levels[to] ?? 0)
    for (const side of isDown ? [2 * from + 1, 2 * to] : [2 * from, 2 * to + 1]) {
      counts[side] = (counts[side] ?? 0) + 1
      places[side] = column
    }
  }
  let cost = 0
  for (const [side, count] of counts.entries())
    if (count === 1)
      cost += Math.abs((places[side] ?? 0) - ((first[side >> 1] ?? 0) + (last[side >> 1] ?? 0)) / 2) * price.aside
  return cost
}

/** The first and the last column of each item; of one that is not placed yet, 0 and -1. */
type Spans = { first: number[]; last: number[] }

const spansOf = (columns: Columns, { links, levels }: Problem): Spans => {
  const first: number[] = Array.from({ length: levels.length }, () => 0)
  const last: number[] = Array.from({ length: levels.length }, () => -1)
  const widen = (item: number, column: number): void => {
    const isNew = last[item] === -1
    if (isNew || column < (first[item] ?? 0)) first[item] = column
    if (isNew || column > (last[item] ?? -1)) last[item] = column
  }
  for (const [index, { from, to }] of links.entries()) {
    const column = columns[index]
    if (column === undefined) continue
    widen(from, column)
    widen(to, column)
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
