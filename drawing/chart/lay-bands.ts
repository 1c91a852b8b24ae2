/**
 * The bands of a plot with their names: beside them, or above them where they would leave little of a narrow page beside.
 */
import { easyWidth } from '../draw-options.ts'
import { up } from '../rect.ts'
import { type TickLabel, tickGap, uprightLabels } from './axis.ts'
import type { Plans } from './plot-width.ts'
import type { AxisPlan } from './scale.ts'

/** The labels, how high each band is, how wide all names beside them are, and the axis; `above`: how far its middle is below a name above it. */
type LaidBands = {
  labels: TickLabel[]
  sizes: number[]
  names: number
  above?: number
  plan: AxisPlan
}

type Wanted = { width: number; row: number; isEven: boolean }

/** Names beside the bands, as are the labels of values; on a narrow page above them, if they are long. */
export const layBands = (plans: Plans, { width, row, isEven }: Wanted): LaidBands => {
  const above = width < easyWidth / 2 ? namesAbove(plans, width, row) : undefined
  if (above !== undefined) return above
  const labels = uprightLabels(plans.y, width)
  const names = Math.max(0, ...labels.map(({ words }) => words.w + tickGap))
  return { labels, sizes: bandSizes(labels, { row, isEven }), names, plan: plans.y }
}

/** Bands of names are at most so much higher than others to have all of them alike. */
const mostUneven = 1.6

/** How high level bands are: as their names. */
const bandSizes = (labels: TickLabel[], { row, isEven }: { row: number; isEven: boolean }): number[] => {
  const sizes = labels.map(({ words }) => up(Math.max(row, words.h + 8), 4))
  const most = Math.max(0, ...sizes)
  return isEven && most <= mostUneven * row ? sizes.map(() => most) : sizes
}

/** The share of the width that names may take beside their bands. */
const mostBeside = 0.3

/** The most that a band takes below its name, in pixels. */
const highest = 32

/** Names above level bands that measure something; undefined where they have room beside them. */
const namesAbove = ({ x, y }: Plans, width: number, row: number): LaidBands | undefined => {
  const isRoomy = uprightLabels(y, width).every(({ words }) => words.w + tickGap <= mostBeside * width)
  if (y.bands === 0 || x.bands > 0 || isRoomy) return undefined
  const labels = uprightLabels({ ...y, names: 1 }, width)
  const bar = Math.min(row, highest)
  const heads = labels.map(({ words }) => words.h)
  const sizes = heads.map((head) => head + bar)
  const scale: AxisPlan['scale'] = (from, to) => {
    const inner = y.scale(from, to, sizes)
    const lower = (at: number): number => (heads[Math.max(0, Math.min(Math.round(at), heads.length - 1))] ?? 0) / 2
    return { at: (value) => inner.at(value) + lower(value), width: (inner.width * bar) / Math.min(...sizes) }
  }
  return { labels, sizes, names: 0, above: bar / 2, plan: { ...y, scale, isEnd: false } }
}
