/**
 * What an arrangement of links in columns costs: what overlaps, what passes through what, and how wide things get.
 */
import type { Link } from './levels.ts'

/** The column of each link; links that are not placed yet have none. */
export type Columns = readonly (number | undefined)[]

type Problem = { isBar: readonly boolean[]; levels: readonly number[]; links: readonly Link[] }

/**
 * Things on top of each other; a bar that a link breaks; a column; a column that a node or a bar spans; siblings out of
 * order; a column that the only link to the other side is off the middle.
 */
const price = { overlap: 1000, broken: 40, column: 4, node: 3, bar: 1, order: 4, aside: 0.5 }

export function costOf(columns: Columns, problem: Problem): number {
  const { isBar, levels, links } = problem
  const spans = spansOf(columns, problem)
  let [cost, most] = [0, -1]
  for (const [item, span] of spans.entries()) {
    if (span === undefined) continue
    most = Math.max(most, span.last)
    cost += (span.last - span.first) * (isBar[item] ? price.bar : price.node)
    for (let other = item + 1; other < spans.length; other++)
      if (levels[other] === levels[item]) cost += price.overlap * shared(span, spans[other])
  }
  for (const [index, link] of links.entries()) {
    const column = columns[index]
    if (column === undefined) continue
    const [top, bottom] = endsOf(link, levels)
    for (const [item, span] of spans.entries()) {
      const level = levels[item] ?? 0
      if (span !== undefined && level > top && level < bottom && span.first <= column && column <= span.last)
        cost += isBar[item] ? price.broken : price.overlap
    }
    for (let other = index + 1; other < links.length; other++)
      cost += pairCost(link, links[other], { column, next: columns[other], levels })
  }
  return cost + (most + 1) * price.column + asideCost(columns, spans, problem)
}

/** What has one link above or below has it best in the middle. */
const asideCost = (columns: Columns, spans: readonly (Span | undefined)[], { links, levels }: Problem): number => {
  let cost = 0
  for (const [item, span] of spans.entries()) {
    if (span === undefined || span.first === span.last) continue
    for (const side of [-1, 1]) {
      const own = links.flatMap(({ from, to }, index) => {
        const other = from === item ? to : to === item ? from : undefined
        if (other === undefined || Math.sign((levels[other] ?? 0) - (levels[item] ?? 0)) !== side) return []
        return columns[index] ?? []
      })
      const [only] = own
      if (own.length === 1 && only !== undefined) cost += Math.abs(only - (span.first + span.last) / 2) * price.aside
    }
  }
  return cost
}

type Pair = { column: number; next: number | undefined; levels: readonly number[] }

/** Two links in one column may not overlap; those of one item keep the order given. */
const pairCost = (link: Link, other: Link | undefined, { column, next, levels }: Pair): number => {
  if (other === undefined || next === undefined) return 0
  if (column === next) {
    const [[top, bottom], [start, end]] = [endsOf(link, levels), endsOf(other, levels)]
    return top < end && start < bottom ? price.overlap : 0
  }
  return column > next && areSiblings(link, other, levels) ? price.order : 0
}

/** Links on the same side of one item. */
const areSiblings = (link: Link, other: Link, levels: readonly number[]): boolean =>
  [link.from, link.to].some((item) => {
    if (other.from !== item && other.to !== item) return false
    const [one, next] = [link, other].map(
      ({ from, to }) => (levels[from === item ? to : from] ?? 0) > (levels[item] ?? 0),
    )
    return one === next
  })

const endsOf = ({ from, to }: Link, levels: readonly number[]): [top: number, bottom: number] => {
  const [a, b] = [levels[from] ?? 0, levels[to] ?? 0]
  return a < b ? [a, b] : [b, a]
}

type Span = { first: number; last: number }

const spansOf = (columns: Columns, { links, levels }: Problem): (Span | undefined)[] => {
  const spans: (Span | undefined)[] = levels.map(() => undefined)
  for (const [index, { from, to }] of links.entries()) {
    const column = columns[index]
    if (column === undefined) continue
    for (const item of [from, to]) {
      const { first, last } = spans[item] ?? { first: column, last: column }
      spans[item] = { first: Math.min(first, column), last: Math.max(last, column) }
    }
  }
  return spans
}

const shared = (a: Span, b: Span | undefined): number =>
  b === undefined ? 0 : Math.max(0, Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1)

/** An item that overlaps one before it on its level. */
export function overlapOf(columns: Columns, problem: Problem): number | undefined {
  const spans = spansOf(columns, problem)
  const { levels } = problem
  const found = spans.findIndex((span, item) =>
    spans.some(
      (other, before) =>
        before < item && levels[before] === levels[item] && span !== undefined && shared(span, other) > 0,
    ),
  )
  return found < 0 ? undefined : found
}
