/**
 * Boxes in columns, as near as their neighbors allow to where joins are level, in an order with few crossings. A join
 * that skips columns has a lane of its own past their boxes.
 *
 * This is layered graph drawing (Sugiyama) for boxes with ports: orders by means and exchanges, heights by medians.
 */
import { group, pairs, range, sum } from 'd3-array'
import { closeUp } from './close-up.ts'
import { endOf, orderColumns, type Stop, type Stretch, startOf } from './order.ts'

/** A box in a column, counted from 0 on the left, `h` pixels high. */
export type ColumnBox = { column: number; h: number }

/**
 * A join of two boxes, from the left one to the right one, at heights below their tops; `h` pixels thick, and level for
 * `lead` pixels at its start and `tail` at its end; `meets` others that end where it does in one stroke.
 */
export type Join<Of extends ColumnBox = ColumnBox> = {
  from: Of
  to: Of
  fromY: number
  toY: number
  h?: number
  lead?: number
  tail?: number
  meets?: boolean
}

/** The top of each box, and the heights of each join: where it begins, in the columns between, where it ends. */
export type Placing = { tops: Map<ColumnBox, number>; heights: Map<Join, number[]> }

/** Free pixels between two boxes and beside lanes, and the grid that tops lie on. */
export type Gaps = { boxes: number; lanes: number; grid: number }

const usual: Gaps = { boxes: 32, lanes: 16, grid: 8 }
/** Lanes are level before boxes are. */
const laneWeight = 4

export function placeColumns(boxes: readonly ColumnBox[], joins: readonly Join[], gaps: Gaps = usual): Placing {
  const stops = new Map(boxes.map(({ column, h }, index) => [boxes[index], { column, h, y: 0, isLane: false }]))
  const ways = new Map(joins.map((join) => [join, stretchesOf(join, stops)]))
  const stretches = [...ways.values()].flat()
  const all = new Set([...stops.values(), ...stretches.map(({ to }) => to)])
  const columns = range(Math.max(0, ...boxes.map(({ column }) => column)) + 1).map((column) =>
    [...all].filter((stop) => stop.column === column),
  )
  orderColumns(columns, stretches)
  for (const column of columns) center(column, gaps)
  const sides = { left: group(stretches, ({ to }) => to), right: group(stretches, ({ from }) => from) }
  for (const side of ['right', 'left', 'right', 'left'] as const)
    for (const column of side === 'left' ? columns : columns.toReversed())
      stack(column, (stop) => wishesOf(stop, sides[side].get(stop) ?? [], side), gaps)
  closeUp(columns, stretches, gaps)
  const top = Math.min(...[...all].map(({ y }) => y))
  const heightsOf = (way: Stretch[]): number[] => [...way.slice(0, 1).map(startOf), ...way.map(endOf)]
  return {
    tops: new Map(boxes.map((box) => [box, (stops.get(box)?.y ?? 0) - top])),
    heights: new Map([...ways].map(([join, way]) => [join, heightsOf(way).map((y) => y - top)])),
  }
}

/** From column to column, through the lanes between. */
const stretchesOf = ({ from, to, fromY, toY, h = 0 }: Join, stops: Map<ColumnBox | undefined, Stop>): Stretch[] => {
  const [first, last] = [stops.get(from), stops.get(to)]
  if (first === undefined || last === undefined) return []
  const lanes = range(from.column + 1, to.column).map((column): Stop => ({ column, h, y: 0, isLane: true }))
  return pairs([first, ...lanes, last]).map(([a, b]) => ({
    from: a,
    to: b,
    fromY: a === first ? fromY : h / 2,
    toY: b === last ? toY : h / 2,
    weight: Math.max(1, h),
  }))
}

type Wish = { y: number; weight: number }

/** Where the joins on one side would be level. */
const wishesOf = (stop: Stop, joined: readonly Stretch[], side: 'left' | 'right'): Wish[] => {
  const times = stop.isLane ? laneWeight : 1
  const wishes = joined.map((stretch): Wish => {
    const { fromY, toY, weight } = stretch
    return { y: side === 'left' ? startOf(stretch) - toY : endOf(stretch) - fromY, weight: times * weight }
  })
  return wishes.length === 0 ? [{ y: stop.y, weight: 1 }] : wishes
}

/** How far each stop of a column is below the first, and how high the whole is. */
const offsetsOf = (column: readonly Stop[], gaps: Gaps): { offsets: number[]; h: number } => {
  let h = 0
  const offsets = column.map((stop, index) => {
    const above = column[index - 1]
    if (above !== undefined) h += above.isLane || stop.isLane ? gaps.lanes : gaps.boxes
    h += stop.h
    return h - stop.h
  })
  return { offsets, h }
}

const center = (column: readonly Stop[], gaps: Gaps): void => {
  const { offsets, h } = offsetsOf(column, gaps)
  for (const [index, stop] of column.entries())
    stop.y = (offsets[index] ?? 0) - Math.round(h / 2 / gaps.grid) * gaps.grid
}

/** Stops that stand together, with their wishes in order. */
type Pool = { stops: { stop: Stop; offset: number }[]; wishes: Wish[]; y: number }

const poolOf = (stops: Pool['stops'], wishes: Wish[]): Pool => ({ stops, wishes, y: median(wishes) })

const byHeight = (a: Wish, b: Wish): number => a.y - b.y

/** Puts a column's stops as near to their wishes as their order and the gaps allow (pool adjacent violators). */
const stack = (column: readonly Stop[], wishes: (stop: Stop) => Wish[], gaps: Gaps): void => {
  const { offsets } = offsetsOf(column, gaps)
  const pools: Pool[] = []
  for (const [index, stop] of column.entries()) {
    const offset = offsets[index] ?? 0
    const own = wishes(stop).map(({ y, weight }) => ({ y: y - offset, weight }))
    let pool = poolOf([{ stop, offset }], own.toSorted(byHeight))
    for (let last = pools.at(-1); last !== undefined && last.y > pool.y; last = pools.at(-1)) {
      pool = poolOf([...last.stops, ...pool.stops], [...last.wishes, ...pool.wishes].toSorted(byHeight))
      pools.pop()
    }
    pools.push(pool)
  }
  for (const { stops, y: wished } of pools) {
    const y = Math.round(wished / gaps.grid) * gaps.grid
    for (const { stop, offset } of stops) stop.y = y + offset
  }
}

/** The lower one of two medians, so that one wish comes true. */
const median = (sorted: readonly Wish[]): number => {
  let rest = sum(sorted, ({ weight }) => weight) / 2
  return sorted.find(({ weight }) => (rest -= weight) <= 0)?.y ?? 0
}
