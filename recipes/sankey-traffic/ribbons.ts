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

/** Size of the words of each node; the lanes of edges have none. */
export type Sizes = Map<Stop, { w: number; h: number }>

/** The outline of an edge, and the rectangle in which it arrives level. */
type Ribbon = { outline: string; arrival: Rect }

/** Bars of all stops, ribbons of all edges, and the least width in which the words fit. */
export type Plan = { bars: Map<Stop, Rect>; ribbons: Map<GraphEdge, Ribbon>; least: number }

/** Width of bars, height of the fullest column without gaps, and distances in pixels. */
export const bar = 12
const fullest = 352
const gap = { words: 16, lane: 24, name: 6, curve: { least: 56, most: 200 } }

type Input = { sizes: Sizes; top: number; arrival: number; width: number }

/** Lays a flow out from `top` downward. `arrival` is how far ribbons run level before a bar. */
export function planFlow({ columns, routes }: Flow, { sizes, top, arrival, width }: Input): Plan {
  const scale = fullest / Math.max(1e-300, ...columns.map((column) => sum(column, ({ value }) => value)))
  const widest = (column: Stop[] = []): number => Math.max(0, ...column.map((stop) => sizes.get(stop)?.w ?? 0))
  // Words reach to the right of their bars; those of the last column are beside theirs.
  const reaches = columns.slice(0, -1).map((column) => Math.max(0, widest(column) - bar + gap.words))
  const fixed = sum(reaches, (reach) => bar + reach + arrival) + bar + widest(columns.at(-1)) + 8
  const free = Math.floor((width - fixed) / Math.max(1, reaches.length))
  const curve = Math.max(gap.curve.least, Math.min(gap.curve.most, free))
  const bars = new Map<Stop, Rect>()
  let x = 0
  for (const [index, column] of columns.entries()) {
    const isLast = index === columns.length - 1
    let y = top
    for (const [rank, stop] of column.entries()) {
      const words = sizes.get(stop)?.h ?? 0
      if (rank > 0) y += stop.node === undefined ? gap.lane : words + (isLast ? gap.name : gap.words + gap.name)
      const h = Math.round(stop.value * scale * 2) / 2
      bars.set(stop, { x: Math.round(x), y, w: bar, h })
      y = Math.ceil(y + h)
    }
    x += bar + (reaches[index] ?? 0) + curve + arrival
  }
  const placed = { bars, reaches, scale, arrival }
  const ribbons = new Map([...routes].map(([edge, legs]) => [edge, ribbonOf(legs, placed)]))
  return { bars, ribbons, least: fixed + reaches.length * gap.curve.least }
}

type Placed = { bars: Map<Stop, Rect>; reaches: number[]; scale: number; arrival: number }

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }
const n = (value: number): number => Math.round(value * 10) / 10

/** A whole edge: along its upper edge to the end, back along the lower one. */
const ribbonOf = (legs: Leg[], { bars, reaches, scale, arrival }: Placed): Ribbon => {
  const h = (legs[0]?.value ?? 0) * scale
  const ways = legs.map(({ from, to, leaves, arrives }) => {
    const [start, end] = [bars.get(from) ?? nowhere, bars.get(to) ?? nowhere]
    const [x1, x2] = [start.x + bar, end.x]
    const [a, b] = [x1 + (reaches[from.column] ?? 0), x2 - arrival]
    return { x1, x2, a, b, middle: (a + b) / 2, y1: start.y + leaves * scale, y2: end.y + arrives * scale }
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
  const last = ways.at(-1) ?? { b: 0, y2: 0 }
  return {
    outline: `${[...there, ...back].join('').replace('L', 'M')}Z`,
    arrival: { x: last.b, y: last.y2, w: arrival, h },
  }
}
