/**
 * Where the parts of a funnel are: the column of stations on the left, the band, and the steps under its cuts.
 */
import { cumsum } from 'd3-array'
import { type Block, widthOf } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { rectAround, snap, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Funnel } from './funnel.ts'

/** Between stations; from the store to what is asked beside it; the height of the whole store, and of the figure over it; from the column to the band, and from it to the steps; what the arrow from a step that makes one of all needs beside it. */
export const size = { between: 32, channel: 16, store: 176, figure: 56, gap: 40, below: 40, arrow: 16 }

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
  /** The left edge of the band and its base, where it is cut, its height in each part, and how far it bends behind a cut. */
  band: { x: number; base: number; cuts: number[]; heights: number[]; bend: number }
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
    up(Math.max(112, ...some.map(({ w }) => w + 16)), 8),
  ) as [number, number]
  const wordsAt = (some: Funnel['query']): number =>
    Math.max(0, ...some.map(({ out }) => widthOf(out.text ?? '', 'label')))
  // What is asked passes between its words and the store.
  const x = up(Math.max(left + size.gap, left / 2 + 16 + Math.max(wordsAt(ingest), wordsAt(query) + size.channel)))
  const heights = heightsOf([store.value ?? 0, ...steps.map(({ out }) => out.value ?? 1)])
  const figures = [store, ...steps.map(({ out }) => out)].map((item) => figureWidth(amountOf(item), isStacked))
  const pitch = up(Math.max(stage + 16, ...figures.slice(1).map((w) => w + 16)), 8)
  const asked = widthOf(shared?.asks.text ?? query.at(-1)?.out.text ?? '', 'label') + 32
  // Its figure is over the slope too, which begins as high as it.
  const held = Math.max(widthOf(store.name ?? '', 'name') + 20, (figures[0] ?? 0) - 48)
  // A step is under the slope by which it narrows the band, which is as wide as the step.
  const first = x + up(Math.max(104, held, asked), 8) + stage / 2
  const cuts = steps.map((_, at) => first + at * pitch - stage / 2)
  const last = first + steps.length * pitch + (isMade(heights, steps.length - 1) ? size.arrow : 0)
  const down = downOf(funnel, high.slice(0, column.length), h)
  const rects = new Map(
    column.map((node, row): [GraphNode, Rect] => [
      node,
      rectAround({ x: left / 2, y: down.middles[row] ?? 0 }, left, high[row] ?? h),
    ]),
  )
  const { level, base, ground } = down
  for (const [at, { node }] of steps.entries())
    rects.set(node, rectAround({ x: (cuts[at] ?? 0) + stage / 2, y: level }, stage, h))
  rects.set(end, rectAround({ x: last, y: level }, stage, h))
  return {
    funnel,
    rects,
    band: { x, base, cuts, heights, bend: stage },
    end: last,
    ground,
    w: last + stage / 2,
  }
}

/** Pixels by the logarithm: all of the store is the highest, one is the least that is seen; what the last step makes of all is no part. */
const heightsOf = ([most = 0, ...left]: number[]): number[] => {
  const scale = size.store / Math.log10(most)
  const heights = left.map((value) => Math.round(scale * Math.log10(value)))
  return [size.store, ...heights.map((h, at) => (at < heights.length - 1 || h >= thin ? Math.max(thin, h) : 0))]
}

/** Whether a step makes one of what is left: the band ends there, and an arrow leads from the step to what it makes. */
export const isMade = (heights: number[], step: number): boolean => step > 0 && heights[step + 1] === 0

/** The height of one, in pixels. */
const thin = 4

/** How the amounts over the band are written. */
export const figureStyle = { size: 28, bold: true } as const

const figureWidth = ({ figure, words }: Amount, isStacked: boolean): number => {
  const [number, counted] = [widthOf(figure, figureStyle), widthOf(words, 'note')]
  return isStacked ? Math.max(number, counted) : number + 8 + counted
}

/**
 * The middles of the stations, the level of the steps, the base of the band, and where what is asked runs; `high` are the
 * heights of the stations, `h` that of steps. What fills the store is beside it.
 */
const downOf = ({ ingest, shared }: Funnel, high: number[], h: number) => {
  const meet = ingest.length + (shared === undefined ? 0 : 1)
  // What fills the store by itself begins beside it, under its figure and its name.
  const begin =
    shared === undefined
      ? Math.max(
          0,
          size.figure +
            56 -
            (cumsum(high.slice(0, meet).map((each) => each + size.between)).at(-1) ?? 0) +
            size.between +
            (high[meet - 1] ?? h) / 2,
        )
      : 0
  const tops = [begin, ...cumsum(high.map((each) => each + size.between)).map((y) => begin + y)]
  const stacked = high.map((each, row) => (tops[row] ?? 0) + each / 2)
  const least = Math.max(size.figure + size.store, (stacked[meet - 1] ?? 0) + 36) + size.below + h / 2
  const level = shared === undefined ? Math.max(least, (tops[meet] ?? 0) + Math.max(h, high[meet] ?? 0) / 2) : least
  const base = level - h / 2 - size.below
  const ground = level + h / 2 + 40
  // What is asked begins low enough to run under all steps.
  const asking = shared === undefined ? meet : meet - 1
  const below = high.length - 1 - asking
  const short = Math.max(0, ground - (stacked.at(-1) ?? 0))
  const middles = stacked.map((middle, row) => {
    if (shared === undefined && row === meet) return level
    const half = (high[row] ?? h) / 2
    return snap((row > asking ? middle + (short * (row - asking)) / below : middle) - half) + half
  })
  return { middles, level, base, ground }
}
