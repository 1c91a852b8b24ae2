/**
 * Time from left to right: a UTC scale, a ruler with round ticks, bars in rows, milestones and brackets.
 *
 * Lengths are true: a bar is as long as its time, to the scale's last decimal.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element } from '../src/scene/scene.ts'
import { addDays, type Moment, monday } from './calendar.ts'
import type { Point } from './connector.ts'
import { centredBaseline } from './label.ts'
import { box, line, path, text } from './primitives.ts'

/** A stretch of time and where it lies on the sheet, in pixels. */
export type Span = { from: Moment; to: Moment; left: number; right: number }

/** The x of a moment, in pixels. */
export type TimeScale = (at: Moment) => number

/** A linear scale: equal times are equal lengths. */
export const timeScale =
  ({ from, to, left, right }: Span): TimeScale =>
  (at) =>
    left + ((at - from) / (to - from)) * (right - left)

/** Moments `step` milliseconds apart on round UTC clock times, first and last included where they are round. */
export const roundTicks = ({ from, to }: Pick<Span, 'from' | 'to'>, step: number): Moment[] => {
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step)
}

/** The Mondays from `from` up to, but not including, `to`. */
export const mondays = ({ from, to }: Pick<Span, 'from' | 'to'>): Moment[] => {
  const first = monday(from) < from ? addDays(monday(from), 7) : from
  return roundTicks({ from: 0, to: to - 1 - first }, 7 * 86_400_000).map((offset) => first + offset)
}

/** The first days of months from `from` up to, but not including, `to`. */
export const monthStarts = ({ from, to }: Pick<Span, 'from' | 'to'>): Moment[] => {
  const start = new Date(from)
  const months = Array.from({ length: 120 }, (_, index) =>
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1),
  )
  return months.filter((day) => day >= from && day < to)
}

/** A ruler: `y` is its line; ticks and words lie above it, or below it with `below`. */
export type Ruler = { y: number; write: (at: Moment) => string; size?: 12 | 14; below?: boolean }

/** Tick marks 6 px long with their words centred at them. */
export const ruler = (scale: TimeScale, ticks: Moment[], { y, write, size = 12, below = false }: Ruler): Element[] => {
  const side = below ? 1 : -1
  return ticks.flatMap((at) => [
    line(scale(at), y, scale(at), y + side * 8, {}),
    text(scale(at), below ? y + 10 + size : y - 14, write(at), { size, align: 'middle', fill: 'muted', mono: true }),
  ])
}

/** A bar in a row: `y` is the middle of the row, `h` the height of the bar. */
export type Bar = { from: Moment; to: Moment; y: number; h?: number; fill?: Color; stroke?: Color; dashed?: boolean }

/** A bar as long as its time. */
export const bar = (scale: TimeScale, { from, to, y, h = 16, ...look }: Bar): Element =>
  box(scale(from), y - h / 2, scale(to) - scale(from), h, look)

/** A milestone: a filled diamond around a point, `reach` pixels to each tip. */
export const diamond = ([x, y]: Point, fill: Color = 'ink', reach = 8): Element =>
  path(`M ${x} ${y - reach} L ${x + reach} ${y} L ${x} ${y + reach} L ${x - reach} ${y} Z`, { fill, stroke: fill })

/** A bracket over a duration: `y` is its line, `tips` how far its ends reach (negative: upwards). */
export type Bracket = { from: Moment; to: Moment; y: number; tips?: number; stroke?: Color }

/** A bracket with both ends at the moments it measures. */
export const bracket = (scale: TimeScale, { from, to, y, tips = -8, stroke = 'muted' }: Bracket): Element =>
  path(`M ${scale(from)} ${y + tips} L ${scale(from)} ${y} L ${scale(to)} ${y} L ${scale(to)} ${y + tips}`, { stroke })

/** A dot for an event with its clock time and words to the right of it, on one line. */
export type TimelineEvent = { x: number; y: number; clock: string; words: string; fill?: Color; bold?: boolean }

/** Pixels from an event's dot to its clock time, and from there to its words. */
const clockGap = 12
const wordsGap = 60

export const timelineEvent = ({ x, y, clock, words, fill = 'ink', bold = false }: TimelineEvent): Element[] => [
  { type: 'circle', x, y, r: 5, fill, stroke: fill },
  text(x + clockGap, centredBaseline(y, 14), clock, { size: 14, mono: true, fill: 'muted' }),
  text(x + wordsGap, centredBaseline(y, 14), words, { bold }),
]
