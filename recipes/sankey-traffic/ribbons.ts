/**
 * A flow in pixels: columns of bars that hang from one edge, and ribbons between them, all heights to one scale.
 *
 * Ribbons run level beside the names over their bars and curve only where nothing is written, so that words are clear
 * of them whatever the amounts are.
 */
import { sum } from 'd3-array'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Flow, Leg, Stop } from './flow.ts'

/** Size of the words of a stop; zero for the lane of an edge. */
export type Size = { w: number; h: number }

/** Bars of all stops, the outline of each edge, and the rectangle in which an edge arrives level. */
export type Plan = {
  bars: Map<Stop, Rect>
  outlines: Map<GraphEdge, string>
  arrivals: Map<GraphEdge, Rect>
  width: number
}

/** Width of bars, height of the fullest column without gaps, and distances in pixels. */
export const bar = 12
const fullest = 352
const gap = { words: 16, lane: 24, name: 6, curve: { least: 56, most: 200 } }

type Input = { sizes: Map<Stop, Size>; top: number; arrival: number; width: number }

/** Lays a flow out from `top` downward. `arrival` is how far ribbons run level before a bar. */
export function planFlow(flow: Flow, { sizes, top, arrival, width }: Input): Plan {
  const lefts = leftsOf(flow, { sizes, arrival, width })
  const scale = fullest / Math.max(1e-300, ...flow.columns.map((column) => sum(column, ({ value }) => value)))
  const bars = new Map<Stop, Rect>()
  for (const [index, column] of flow.columns.entries()) {
    let y = top
    for (const [rank, stop] of column.entries()) {
      if (rank > 0) y += gapAbove(stop, { sizes, isLast: index === flow.columns.length - 1 })
      const h = Math.round(stop.value * scale * 2) / 2
      bars.set(stop, { x: lefts[index] ?? 0, y, w: bar, h })
      y = Math.ceil(y + h)
    }
  }
  const offsets = offsetsOf(flow, scale)
  const outlines = new Map(
    [...flow.routes].map(([edge, legs]) => [edge, outlineOf(legs, { bars, offsets, scale, sizes, flow, arrival })]),
  )
  const arrivals = new Map(
    [...flow.routes].map(([edge, legs]) => [edge, arrivalOf(legs, { bars, offsets, scale, arrival })]),
  )
  return { bars, outlines, arrivals, width: lefts.at(-1) ?? 0 }
}

const sizeOf = (sizes: Map<Stop, Size>, stop: Stop): Size => sizes.get(stop) ?? { w: 0, h: 0 }

/** How far words of a column reach to the right of its bars. */
const reachOf = (column: Stop[], sizes: Map<Stop, Size>): number =>
  Math.max(0, ...column.map((stop) => sizeOf(sizes, stop).w - bar + gap.words))

/** The least width of a flow, the words of its last column beside their bars. */
export const leastWidth = (
  { columns }: Flow,
  { sizes, arrival }: { sizes: Map<Stop, Size>; arrival: number },
): number =>
  sum(columns.slice(0, -1), (column) => bar + reachOf(column, sizes) + gap.curve.least + arrival) +
  lastWidth(columns, sizes)

const lastWidth = (columns: Stop[][], sizes: Map<Stop, Size>): number =>
  bar + Math.max(0, ...(columns.at(-1) ?? []).map((stop) => sizeOf(sizes, stop).w + 8))

const leftsOf = ({ columns }: Flow, { sizes, arrival, width }: Omit<Input, 'top'>): number[] => {
  const fixed =
    sum(columns.slice(0, -1), (column) => bar + reachOf(column, sizes) + arrival) + lastWidth(columns, sizes)
  const free = Math.floor((width - fixed) / Math.max(1, columns.length - 1))
  const curve = Math.max(gap.curve.least, Math.min(gap.curve.most, free))
  const lefts = [0]
  for (const column of columns.slice(0, -1))
    lefts.push((lefts.at(-1) ?? 0) + bar + reachOf(column, sizes) + curve + arrival)
  return lefts.map(Math.round)
}

/** Room for the words over a bar; those of the last column are beside theirs. */
const gapAbove = (stop: Stop, { sizes, isLast }: { sizes: Map<Stop, Size>; isLast: boolean }): number =>
  stop.node === undefined ? gap.lane : sizeOf(sizes, stop).h + (isLast ? gap.name : gap.words + gap.name)

type Offsets = Map<Leg, { from: number; to: number }>

/** How far below the top of their bars legs leave and arrive: in the order of what is at their other ends. */
const offsetsOf = ({ legs }: Flow, scale: number): Offsets => {
  const offsets: Offsets = new Map(legs.map((leg) => [leg, { from: 0, to: 0 }]))
  for (const [end, other] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    const depths = new Map<Stop, number>()
    for (const leg of legs.toSorted((a, b) => a[other].order - b[other].order)) {
      const depth = depths.get(leg[end]) ?? 0
      const offset = offsets.get(leg)
      if (offset !== undefined) offset[end] = depth
      depths.set(leg[end], depth + leg.value * scale)
    }
  }
  return offsets
}

type Placed = { bars: Map<Stop, Rect>; offsets: Offsets; scale: number; arrival: number }

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** Where a leg leaves and arrives, at its upper edge. */
const endsOf = (leg: Leg, { bars, offsets }: Placed) => {
  const [from, to] = [bars.get(leg.from) ?? nowhere, bars.get(leg.to) ?? nowhere]
  const offset = offsets.get(leg) ?? { from: 0, to: 0 }
  return { x1: from.x + from.w, y1: from.y + offset.from, x2: to.x, y2: to.y + offset.to }
}

const arrivalOf = (legs: Leg[], placed: Placed): Rect => {
  const leg = legs.at(-1)
  if (leg === undefined) return nowhere
  const { x2, y2 } = endsOf(leg, placed)
  return { x: x2 - placed.arrival, y: y2, w: placed.arrival, h: leg.value * placed.scale }
}

const n = (value: number): number => Math.round(value * 10) / 10

/** The outline of a whole edge: along its upper edge to the end, back along the lower one. */
const outlineOf = (legs: Leg[], placed: Placed & { sizes: Map<Stop, Size>; flow: Flow }): string => {
  const h = (legs[0]?.value ?? 0) * placed.scale
  const ways = legs.map((leg) => {
    const { x1, y1, x2, y2 } = endsOf(leg, placed)
    const [a, b] = [x1 + reachOf(placed.flow.columns[leg.from.column] ?? [], placed.sizes), x2 - placed.arrival]
    return { x1, y1, x2, y2, a, b, middle: (a + b) / 2 }
  })
  const there = ways.map(
    ({ x1, y1, x2, y2, a, b, middle }) =>
      `L${n(x1)} ${n(y1)}H${n(a)}C${n(middle)} ${n(y1)} ${n(middle)} ${n(y2)} ${n(b)} ${n(y2)}H${n(x2)}`,
  )
  const back = ways
    .toReversed()
    .map(
      ({ x1, y1, x2, y2, a, b, middle }) =>
        `L${n(x2)} ${n(y2 + h)}H${n(b)}C${n(middle)} ${n(y2 + h)} ${n(middle)} ${n(y1 + h)} ${n(a)} ${n(y1 + h)}H${n(x1)}`,
    )
  return `${[...there, ...back].join('').replace('L', 'M')}Z`
}
