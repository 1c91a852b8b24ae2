/**
 * Tables in columns, one for each step from the sources; in each column in an order with few crossings, as high as
 * what they are joined to.
 */

import { type Item, order, type Segment } from './order.ts'

/** A table as high as it is drawn, with the number of steps that lead to it. */
export type Placeable = { h: number; step: number }

/** A join of two tables by their index, at a height below the top of each. */
export type Join = { from: number; to: number; fromY: number; toY: number }

/** The top of each table, and of each join's way past the tables of the columns between. */
export type Placing = { tops: number[]; lanes: number[][] }

/** Between two tables, between a table and a lane, and between two lanes. */
const gaps = { tables: 32, beside: 24, lanes: 16 }

export function placeColumns(tables: readonly Placeable[], joins: readonly Join[]): Placing {
  const items = tables.map(({ h }, table): Item => ({ table, h, y: 0 }))
  const columns: Item[][] = Array.from({ length: Math.max(...tables.map(({ step }) => step)) + 1 }, () => [])
  items.forEach((item, index) => columns[tables[index]?.step ?? 0]?.push(item))
  const segments: Segment[] = []
  const lanes = joins.map(({ from, to, fromY, toY }) => {
    const [first, last] = [items[from], items[to]]
    if (first === undefined || last === undefined) return []
    const between = columns.slice((tables[from]?.step ?? 0) + 1, tables[to]?.step).map((column) => {
      const lane = { h: 0, y: 0 }
      column.push(lane)
      return lane
    })
    const chain = [first, ...between, last]
    chain.slice(1).forEach((b, index) => {
      const a = chain[index] ?? first
      segments.push({
        a,
        aY: a === first ? fromY : 0,
        b,
        bY: b === last ? toY : 0,
        column: (tables[from]?.step ?? 0) + index,
      })
    })
    return between
  })
  order(columns, segments)
  for (const column of columns) stack(column, (item) => item.y)
  for (const side of ['right', 'left', 'right', 'left'] as const)
    for (const column of side === 'left' ? columns : columns.toReversed())
      stack(column, (item) => wished(item, segments, side))
  closeStrips(columns.flat())
  const top = Math.min(...items.map(({ y }) => y))
  const fromTop = ({ y }: Item): number => y - top
  return { tops: items.map(fromTop), lanes: lanes.map((lane) => lane.map(fromTop)) }
}

/** Moves up what is below a strip that no column has anything in, until the strip is no higher than a gap between tables. */
const closeStrips = (items: readonly Item[]): void => {
  const sorted = items.toSorted((above, below) => above.y - below.y)
  let [bottom, shift] = [sorted[0]?.y ?? 0, 0]
  for (const item of sorted) {
    shift += Math.floor(Math.max(0, item.y - bottom - gaps.tables) / 8) * 8
    bottom = Math.max(bottom, item.y + item.h)
    item.y -= shift
  }
}

/** Where the joins on one side would be level: the median, so that one of them is. */
const wished = (item: Item, segments: readonly Segment[], side: 'left' | 'right'): number => {
  const wishes = segments.flatMap(({ a, aY, b, bY }) => {
    if (side === 'left') return b === item ? [a.y + aY - bY] : []
    return a === item ? [b.y + bY - aY] : []
  })
  return wishes.length === 0 ? item.y : median(wishes)
}

/** The lower one of two medians. */
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[(values.length - 1) >> 1] ?? 0

const gapBetween = (above: Item | undefined, below: Item | undefined): number => {
  const tables = [above, below].filter((item) => item?.table !== undefined).length
  return tables === 2 ? gaps.tables : tables === 1 ? gaps.beside : gaps.lanes
}

/** Puts a column's items as near to their wishes as their order and the gaps allow (pool adjacent violators). */
const stack = (column: readonly Item[], wish: (item: Item) => number): void => {
  type Pool = { items: Item[]; offsets: number[]; h: number; y: number; wishes: number[] }
  const pools: Pool[] = []
  for (const item of column) {
    // Lanes are level before tables are.
    const wishes: number[] = Array.from({ length: item.table === undefined ? 4 : 1 }, () => wish(item))
    let pool: Pool = { items: [item], offsets: [0], h: item.h, y: median(wishes), wishes }
    for (let above = pools.at(-1); above !== undefined; above = pools.at(-1)) {
      const shift = above.h + gapBetween(above.items.at(-1), pool.items[0])
      if (above.y + shift <= pool.y) break
      const wishes = [...above.wishes, ...pool.wishes.map((wish) => wish - shift)]
      pool = {
        items: [...above.items, ...pool.items],
        offsets: [...above.offsets, ...pool.offsets.map((offset) => offset + shift)],
        h: shift + pool.h,
        y: median(wishes),
        wishes,
      }
      pools.pop()
    }
    pools.push(pool)
  }
  for (const { items, offsets, y } of pools)
    items.forEach((item, index) => {
      item.y = Math.round(y / 8) * 8 + (offsets[index] ?? 0)
    })
}
