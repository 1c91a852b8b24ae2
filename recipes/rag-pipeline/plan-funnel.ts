/**
 * Where the parts of a funnel are: the column of stations on the left, the band, and the steps under its cuts.
 */
import { cumsum } from 'd3-array'
import { type Block, widthOf } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { rectAround, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Funnel } from './funnel.ts'

/** Between stations; the height of the whole store; from the column to the band. */
const size = { between: 32, store: 256, gap: 40 }

/** An amount in words, and what is counted. */
export type Amount = { figure: string; words: string }

/** How the funnel is drawn; `isStacked`: what is counted stands over its figure, not beside it. */
export type FunnelOptions = {
  sheet: Sheet
  amountOf: (item: GraphNode | GraphEdge) => Amount
  wordsOf: (node: GraphNode) => Block
  isStacked: boolean
}

/** Where everything is. */
export type FunnelPlan = {
  funnel: Funnel
  rects: Map<GraphNode, Rect>
  /** The left and the upper edge of the band, where it is cut, its height in each part, and how far it bends around a cut. */
  band: { x: number; y: number; cuts: number[]; heights: number[]; bend: number }
  end: number
  /** Where what is asked runs under all steps. */
  ground: number
  w: number
}

export const planFunnel = (funnel: Funnel, { amountOf, wordsOf, isStacked }: FunnelOptions): FunnelPlan => {
  const { store, steps, end, ingest, query, shared } = funnel
  const column = [...ingest, ...(shared === undefined ? [] : [shared]), ...query.toReversed()].map(({ node }) => node)
  const blocks = [...column, ...steps.map(({ node }) => node), end].map((node) => wordsOf(node))
  const high = blocks.map((each) => up(Math.max(56, each.h + 16)))
  const h = Math.max(...high.slice(column.length))
  const [left, stage] = [blocks.slice(0, column.length), blocks.slice(column.length)].map((some) =>
    up(Math.max(112, ...some.map(({ w }) => w + 20)), 16),
  ) as [number, number]
  const beside = Math.max(0, ...[...ingest, ...query].map(({ out }) => widthOf(out.text ?? '', 'label')))
  const x = up(Math.max(left + size.gap, left / 2 + 8 + beside + 16), 16)
  const heights = heightsOf([store.value ?? 0, ...steps.map(({ out }) => out.value ?? 0)])
  const figures = [store, ...steps.map(({ out }) => out)].map((item) => figureWidth(amountOf(item), isStacked))
  const inside =
    32 +
    Math.max(widthOf(store.name ?? '', 'name'), widthOf(shared?.asks.text ?? query.at(-1)?.out.text ?? '', 'label'))
  const first = x + up(Math.max(240, (figures[0] ?? 0) + 24, inside + stage / 2), 16)
  const pitch = up(Math.max(stage + 24, ...figures.slice(1).map((w) => w + 24)), 8)
  const cuts = steps.map((_, at) => first + at * pitch)
  const last = first + steps.length * pitch
  const down = downOf(funnel, { high: high.slice(0, column.length), h, under: heights[1] ?? 0 })
  const rects = new Map(
    column.map((node, row): [GraphNode, Rect] => [
      node,
      rectAround({ x: left / 2, y: down.middles[row] ?? 0 }, left, high[row] ?? h),
    ]),
  )
  const { level, y, ground } = down
  for (const [at, { node }] of steps.entries()) rects.set(node, rectAround({ x: cuts[at] ?? 0, y: level }, stage, h))
  rects.set(end, rectAround({ x: last, y: level }, stage, h))
  return {
    funnel,
    rects,
    band: { x, y, cuts, heights, bend: bendOf(heights, pitch) },
    end: last,
    ground,
    w: last + stage / 2,
  }
}

/** Pixels by the logarithm: all of the store is the highest, one is nothing. */
const heightsOf = ([most = 0, ...left]: number[]): number[] => {
  const scale = size.store / Math.log10(most)
  return [size.store, ...left.map((value) => Math.round(scale * Math.log10(value)))]
}

/** As far as the steepest cut needs, as far as there is room between two. */
const bendOf = (heights: number[], pitch: number): number => {
  const falls = heights.slice(1).map((own, at) => (at === 0 ? 0 : (heights[at] ?? own) - own))
  return Math.min(pitch / 2 - 4, Math.max(40, 0.8 * Math.max(...falls)))
}

/** How the amounts over the band are written. */
export const figureStyle = { size: 28, bold: true } as const

const figureWidth = ({ figure, words }: Amount, isStacked: boolean): number => {
  const [number, counted] = [widthOf(figure, figureStyle), widthOf(words, 'note')]
  return isStacked ? Math.max(number, counted) : number + 8 + counted
}

/** Heights of the stations and of the steps, and how far the first part hangs down. */
type Heights = { high: number[]; h: number; under: number }

/** The middles of the stations, the level of the steps, the upper edge of the band, and where what is asked runs. */
const downOf = ({ ingest, shared }: Funnel, { high, h, under }: Heights) => {
  const meet = ingest.length + (shared === undefined ? 0 : 1)
  const tops = [0, ...cumsum(high.map((each) => each + size.between))]
  const stacked = high.map((each, row) => (tops[row] ?? 0) + each / 2)
  const level =
    shared === undefined ? (tops[meet] ?? 0) + Math.max(h, high[meet] ?? 0) / 2 : (stacked[meet - 1] ?? 0) + 12
  const y = level - h / 2 - Math.max(100, under + 32)
  const ground = Math.max(y + size.store + 52, level + h / 2 + 40)
  // What is asked begins low enough to run under all steps.
  const asking = shared === undefined ? meet : meet - 1
  const below = high.length - 1 - asking
  const short = Math.max(0, ground - (stacked.at(-1) ?? 0))
  const middles = stacked.map((middle, row) => {
    if (shared === undefined && row === meet) return level
    return Math.round((row > asking ? middle + (short * (row - asking)) / below : middle) / 4) * 4
  })
  return { middles, level, y, ground }
}
