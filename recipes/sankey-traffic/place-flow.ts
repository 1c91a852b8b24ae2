/**
 * A flow in pixels: columns of bars and ribbons between them, all heights to one scale.
 *
 * Ribbons run level beside the names over bars and swing only where nothing is written, so that words are clear of them
 * whatever the amounts are.
 */
import { cumsum, max, range, sum } from 'd3-array'
import type { Block } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { longestWays } from '../../drawing/layered/columns.ts'
import { type ColumnBox, type Join, placeColumns } from '../../drawing/layered/place-columns.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Flow, FlowEdge, FlowNode } from './flow.ts'
import { levelsBeside } from './levels.ts'
import { type RibbonRun, swingRoom } from './ribbon.ts'
import { after, size } from './sizes.ts'

/** A bar and its words, over it or in the last column beside it; `top` is the bar's top below that of both together. */
export type FlowBar = ColumnBox & { flow: FlowNode; words: Block; bar: number; top: number }

/** A ribbon: its thickness and the level stretches of its middle. */
export type Ribbon = { edge: FlowEdge; h: number; runs: RibbonRun[] }

/** Where bars and ribbons are, the last column, and the width of all. */
export type FlowPlan = { bars: Map<FlowBar, Rect>; ribbons: Ribbon[]; last: number; w: number }

/**
 * How a flow is laid out: the height of the fullest column without gaps; the widest words; how far ribbons run level before
 * bars that have numbers beside them; room across. Where it is dense, ribbons swing as steeply as they must, and sources stand beside what they lead to.
 */
export type FlowStyle = { fullest: number; cap: number; arrival: number; room: number; isDense: boolean }

/** The style, and the words of bars in it. */
export type FlowOptions = FlowStyle & { words: (node: FlowNode) => Block }

/** How far ribbons run level before bars without numbers. */
export const plainArrival = 16
const gaps = { boxes: 16, lanes: 24, grid: 0.5 }

export function placeFlow(flow: Flow, options: FlowOptions): FlowPlan {
  const { columns, last } = flowColumns(flow, options)
  const fullest = max(range(last + 1), (column) =>
    sum(flow.nodes, (each) => (columns.get(each.node) === column ? each.value : 0)),
  )
  const scale = options.fullest / (fullest || 1)
  const bars = new Map(
    flow.nodes.map((each) => {
      const column = columns.get(each.node) ?? 0
      return [each.node, barOf(each, { column, last, bar: each.value * scale, words: options.words(each) })]
    }),
  )
  const boxes = [...bars.values()]
  const { tops } = placeColumns(boxes, joinsOf(flow, bars, { scale, yOf: (bar) => boxes.indexOf(bar) }), gaps)
  const joins = joinsOf(flow, bars, { scale, yOf: (bar) => tops.get(bar) ?? 0 })
  const placing = placeColumns(boxes, joins, gaps)
  const across = acrossOf({ flow, columns, boxes, joins, last, heights: placing.heights, tops: placing.tops }, options)
  const rects = boxes.map((bar): [FlowBar, Rect] => [
    bar,
    { x: across.lefts[bar.column] ?? 0, y: (placing.tops.get(bar) ?? 0) + bar.top, w: size.bar, h: bar.bar },
  ])
  const ribbons = joins.map((join) => ({ ...join, runs: across.runsOf(join, placing.heights.get(join) ?? []) }))
  return { bars: new Map(rects), ribbons, last, w: across.w }
}

type FlowColumns = { columns: Map<GraphNode, number>; last: number }

/** The longest way to each node; nodes that nothing leaves are in the last column. */
const flowColumns = ({ nodes, edges }: Flow, { isDense }: FlowStyle): FlowColumns => {
  const columns = longestWays(
    nodes.map(({ node }) => node),
    edges,
  )
  const last = Math.max(0, ...columns.values())
  for (const { node } of nodes)
    if (edges.some(({ to }) => to === node) && !edges.some(({ from }) => from === node)) columns.set(node, last)
  const isSource = (node: GraphNode): boolean => !edges.some(({ to }) => to === node)
  for (const { node } of isDense ? nodes : []) {
    const next = edges.flatMap(({ from, to }) => (from === node ? [columns.get(to) ?? 0] : []))
    if (next.length > 0 && isSource(node)) columns.set(node, Math.min(...next) - 1)
  }
  return { columns, last }
}

type BarPlace = { column: number; last: number; bar: number; words: Block }

const barOf = (flow: FlowNode, { column, last, bar, words }: BarPlace): FlowBar => {
  const top = column === last ? Math.max(0, (words.h - bar) / 2) : words.h + size.over
  return { flow, column, words, bar, top, h: column === last ? Math.max(words.h, bar) : top + bar }
}

export type FlowJoin = Join<FlowBar> & { edge: FlowEdge; h: number }

/** Ribbons leave and arrive one below the other, in the order of what is at their other ends. */
const joinsOf = (
  { edges }: Flow,
  bars: ReadonlyMap<GraphNode, FlowBar>,
  { scale, yOf }: { scale: number; yOf: (bar: FlowBar) => number },
): FlowJoin[] =>
  edges.flatMap((edge) => {
    const [from, to] = [bars.get(edge.from), bars.get(edge.to)]
    if (from === undefined || to === undefined) return []
    const above = (key: 'from' | 'to', other: 'from' | 'to'): number => {
      const heightOf = (each: FlowEdge): number => yOf(bars.get(each[other]) ?? from)
      const mates = edges.filter((each) => each[key] === edge[key]).toSorted((a, b) => heightOf(a) - heightOf(b))
      return sum(mates.slice(0, mates.indexOf(edge)), ({ value }) => value) * scale
    }
    const h = edge.value * scale
    return [
      { edge, from, to, h, fromY: from.top + above('from', 'to') + h / 2, toY: to.top + above('to', 'from') + h / 2 },
    ]
  })

export type PlacedBars = FlowColumns & {
  flow: Flow
  tops: ReadonlyMap<ColumnBox, number>
  boxes: FlowBar[]
  joins: FlowJoin[]
  heights: ReadonlyMap<Join, number[]>
}

/** How far a ribbon rises or falls after so many columns. */
const riseOf = (heights: readonly number[], index: number): number => {
  const [from, to] = [heights[index], heights[index + 1]]
  return from === undefined || to === undefined ? 0 : Math.abs(to - from)
}

/** How far ribbons run level beside the words of each column and before the next one, and how wide all is without bends. */
const levelWidths = (widest: readonly number[], flow: Flow, { columns, style }: LevelStyle) => {
  const { isDense } = style
  const reaches = widest.slice(0, -1).map((w) => Math.max(0, w - size.bar + (isDense ? after.dense : after.plain)))
  const numbered = new Set(flow.edges.flatMap((edge) => (hasNumber(edge, flow) ? [columns.get(edge.to)] : [])))
  const arrivals = reaches.map((_, column) =>
    numbered.has(column + 1) ? style.arrival : Math.min(style.arrival, plainArrival),
  )
  const fixed = sum(reaches) + sum(arrivals) + widest.length * size.bar + size.beside + (widest.at(-1) ?? 0)
  return { reaches, arrivals, fixed, bend: isDense ? size.bend.dense : size.bend.least }
}

type LevelStyle = { columns: ReadonlyMap<GraphNode, number>; style: FlowStyle }

/** Whether a ribbon has its amount in it: where others arrive too, and nothing else says it. */
export const hasNumber = ({ from, to }: FlowEdge, { edges }: Pick<Flow, 'edges'>): boolean =>
  edges.filter((other) => other.to === to).length > 1 && edges.filter((other) => other.from === from).length > 1

/** A flow is not narrower, however its ribbons run. */
export function leastWidth(flow: Flow, options: FlowOptions): number {
  const { columns, last } = flowColumns(flow, options)
  const widest = range(last + 1).map(
    (column) => max(flow.nodes, (each) => (columns.get(each.node) === column ? options.words(each).w : 0)) ?? 0,
  )
  const { fixed, bend } = levelWidths(widest, flow, { columns, style: options })
  return fixed + last * bend
}

/** Columns as far from each other as words and bends need, and further where ribbons are steep and there is room. */
const acrossOf = ({ flow, columns, boxes, joins, last, heights, tops }: PlacedBars, options: FlowOptions) => {
  const { room, isDense } = options
  const wordsIn = (column: number): number => max(boxes, (bar) => (bar.column === column ? bar.words.w : 0)) ?? 0
  const { reaches, arrivals, fixed, bend } = levelWidths(range(last + 1).map(wordsIn), flow, {
    columns,
    style: options,
  })
  const rises = reaches.map((_, column) =>
    joins.map((join) => riseOf(heights.get(join) ?? [], column - join.from.column)),
  )
  const least = rises.map((some) => (isDense ? bend : Math.max(bend, Math.ceil(max(some.map(swingRoom)) ?? 0))))
  const spare = room - fixed - sum(least)
  const steepest = rises.map((some) => 1 + (max(some) ?? 0))
  const bends = least.map((own, column) => {
    const more = Math.floor((spare * (steepest[column] ?? 0)) / sum(steepest))
    return own + Math.max(0, Math.min(size.bend.most - own, more))
  })
  const steps = bends.map((bend, column) => size.bar + (reaches[column] ?? 0) + bend + (arrivals[column] ?? 0))
  const lefts = [0, ...cumsum(steps)]
  const levelOf = levelsBeside({ boxes, joins, heights, reaches, tops }, isDense)
  const runsOf = (join: FlowJoin, ys: readonly number[]): RibbonRun[] =>
    ys.map((y, index) => {
      const column = join.from.column + index
      const left = lefts[column] ?? 0
      const end = left + size.bar
      return {
        x: index === 0 ? end : left - (arrivals[column - 1] ?? 0),
        x2: column === join.to.column ? left : end + levelOf(join, index),
        y,
      }
    })
  return { lefts, runsOf, w: fixed + sum(bends) }
}
