/**
 * Axes of charts: round ticks, grid lines in `rule`, tick labels, and the unit written horizontally above.
 *
 * An axis comes in two parts, because text is drawn last: `rules` go under the data, `labels` on top.
 * Scales come from d3-scale; every position is data, so nothing here snaps to a grid.
 */
import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear, scaleUtc } from 'd3-scale'
import type { Element, Text } from '../src/scene/scene.ts'
import { centredBaseline, type LabelLine, mustFit, type Rect } from './label.ts'
import { line, text } from './primitives.ts'

/** The two parts of an axis in draw order. */
export type Axis = { rules: Element[]; labels: Text[] }

const size = 14
/** Between a tick and its label, in pixels. */
const air = 8
/** From the axis down to the first baseline of labels below it, in pixels. */
const below = 24
const pitch = 20

const muted = { size, fill: 'muted' } as const

/** A vertical scale: the first value of `domain` lies on the bottom edge of the plot. */
export const linearUp = (domain: [number, number], { y, h }: Rect): ScaleLinear<number, number> =>
  scaleLinear(domain, [y + h, y])

/** A horizontal scale: the first value of `domain` lies on the left edge of the plot. */
export const linearAcross = (domain: [number, number], { x, w }: Rect): ScaleLinear<number, number> =>
  scaleLinear(domain, [x, x + w])

/** A horizontal time scale in UTC; takes and gives milliseconds and pixels. */
export const timeAcross = (domain: [number, number], { x, w }: Rect): ((time: number) => number) =>
  scaleUtc(domain, [x, x + w])

/** Equal columns for named things; `padding` is the free share of a column (0 to 1), split left and right. */
export const bandsAcross = (names: string[], { x, w }: Rect, padding = 0.4): ScaleBand<string> =>
  scaleBand(names, [x, x + w])
    .paddingInner(padding)
    .paddingOuter(padding / 2)

/** Fails unless a value axis has three to seven ticks (rubric R20). */
const enough = <T>(ticks: T[]): T[] => {
  if (ticks.length < 3 || ticks.length > 7) throw new Error(`${ticks.length} ticks on an axis, 3 to 7 read well`)
  return ticks
}

/** Round values across the domain of a scale, three to seven of them, lowest first. */
export const roundTicks = (scale: ScaleLinear<number, number>, about = 5): number[] => enough(scale.ticks(about))

type ValueAxis = {
  plot: Rect
  scale: ScaleLinear<number, number>
  ticks?: number[]
  /** What is measured and its unit, written above the axis. */
  title?: string
  /** Where the title starts, in pixels; by default the left edge of the plot. */
  titleX?: number
  format?: (value: number) => string
}

const titleOf = ({ plot, title, titleX = plot.x }: ValueAxis): Text[] =>
  title === undefined ? [] : [text(titleX, plot.y - 16, title, muted)]

// Zero is where bars start: the only grid line that carries meaning, so it is drawn as an axis.
const gridStroke = (value: number) => ({ stroke: value === 0 ? 'muted' : 'rule' }) as const

/** A value axis at the left: grid lines across the plot, labels flush right before them, title above. */
export const axisLeft = (axis: ValueAxis): Axis => {
  const { plot, scale, ticks = roundTicks(scale), format = String } = axis
  return {
    rules: enough(ticks).map((value) => line(plot.x, scale(value), plot.x + plot.w, scale(value), gridStroke(value))),
    labels: [
      ...titleOf(axis),
      ...ticks.map((value) =>
        text(plot.x - air, centredBaseline(scale(value), size), format(value), { ...muted, align: 'end' }),
      ),
    ],
  }
}

/** A value axis at the bottom: grid lines down the plot, labels centred below them, title above the plot. */
export const axisBottom = (axis: ValueAxis): Axis => {
  const { plot, scale, ticks = roundTicks(scale), format = String } = axis
  const bottom = plot.y + plot.h
  return {
    rules: enough(ticks).map((value) => line(scale(value), plot.y, scale(value), bottom, gridStroke(value))),
    labels: [
      ...titleOf(axis),
      ...ticks.map((value) => text(scale(value), bottom + below, format(value), { ...muted, align: 'middle' })),
    ],
  }
}

type TimeAxis = {
  plot: Rect
  scale: (time: number) => number
  /** The times that get a label, in milliseconds since 1970 UTC. */
  ticks: number[]
  format: (time: number) => string
}

/** A time axis at the bottom: the axis itself, a short tick and a centred label for each time given. */
export const timeAxisBottom = ({ plot, scale, ticks, format }: TimeAxis): Axis => {
  const bottom = plot.y + plot.h
  return {
    rules: [
      line(plot.x, bottom, plot.x + plot.w, bottom),
      ...enough(ticks).map((time) => line(scale(time), bottom, scale(time), bottom + 6)),
    ],
    labels: ticks.map((time) => text(scale(time), bottom + below, format(time), { ...muted, align: 'middle' })),
  }
}

/** One named column of a chart and the lines written under it. */
export type Band = { name: string; lines: LabelLine[] }

/** Names under columns, centred, one element per line; fails where a line is wider than its column. */
export const bandLabels = (bands: Band[], scale: ScaleBand<string>, bottom: number): Text[] =>
  bands.flatMap(({ name, lines }) =>
    lines.map((words, index) => {
      const style = { size, ...words }
      mustFit(style, scale.step() - air)
      const { text: content, ...look } = style
      const middle = scale(name)! + scale.bandwidth() / 2
      return text(middle, bottom + below + index * pitch, content, { ...look, align: 'middle' })
    }),
  )

/** A number with a typographic minus and a fixed count of decimals: `4.7`, `−5.6`. */
export const decimal = (value: number, digits = 1): string => value.toFixed(digits).replace('-', '−')

/** The same with a plus before gains: `+4.7`, `−5.6`. */
export const signed = (value: number, digits = 1): string => (value > 0 ? '+' : '') + decimal(value, digits)
