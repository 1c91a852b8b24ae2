/**
 * Axes of categories: bands for bars and cells, points for lines between them, and the columns of the data as either.
 */
import { range } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import type { ColumnScale } from '../data/columns.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStyle } from '../type.ts'
import { day } from '../values/moment.ts'
import { type AxisPlanner, type Tick, written } from './scale.ts'
import { linearTicks } from './ticks.ts'
import { nameMoments, type TimeTick, timeTicks } from './time-ticks.ts'

/** Categories in equal bands, `padding` of which (0 to 1) stays free between two. */
export function bands(ticks: Omit<Tick, 'at'>[], { padding = 0 }: { padding?: number } = {}): AxisPlanner {
  return () => ({
    bands: ticks.length,
    ticks: ticks.map((tick, at) => ({ ...tick, at })),
    grid: [],
    scale: (from, to, sizes = ticks.map(() => 1)) => {
      const pixels = (to - from) / sizes.reduce((sum, size) => sum + size, 0)
      let next = from
      const middles = sizes.map((size) => {
        next += size * pixels
        return next - (size * pixels) / 2
      })
      // Between two categories lies the middle between them, so that a bracket may stand there.
      return { at: (value) => between(middles, value), width: Math.min(...sizes) * pixels * (1 - padding) }
    },
  })
}

const between = (middles: number[], value: number): number => {
  // Half a band before the first one is its edge, and so is half a band after the last one.
  const first = Math.max(0, Math.min(Math.floor(value), middles.length - 2))
  const [low = 0, high = low] = [middles[first], middles[first + 1]]
  return low + (high - low) * (value - first)
}

/** Items of the data by their names, with their notes; many have smaller type. */
export const named = (
  items: { name?: string | undefined; note?: string | undefined }[],
  isStrong?: (item: object) => boolean,
): Omit<Tick, 'at'>[] =>
  items.map((item) => ({
    item,
    paragraphs: [
      { text: item.name, as: nameStyle(items.length, isStrong?.(item)) },
      { text: item.note, as: 'note' },
    ],
  }))

/** A band for each item, with its name; those in focus are bold. */
export const namedBands = (items: Parameters<typeof named>[0], sheet: Sheet, padding: number): AxisPlanner =>
  bands(
    named(items, (item) => sheet.isFocus(item)),
    { padding },
  )

/** The height of a row with one bar: few rows have higher ones, many lower. */
export const barRow = (count: number): number => (count > 12 ? 24 : count < 5 ? 48 : 36)

/** Names that may be bold are as wide when they are not. */
const nameStyle = (count: number, isStrong: boolean | undefined): TypeStyle => ({
  size: count > 12 ? 14 : 16,
  ...(isStrong === undefined ? {} : isStrong ? { bold: true } : { steady: true }),
})

/** Categories as points from one end to the other, for lines between them. */
export const points =
  (ticks: Omit<Tick, 'at'>[]): AxisPlanner =>
  (values) => ({
    ...continuous(
      [...ticks.keys()],
      ticks.map((tick, at) => ({ ...tick, at })),
    )(values),
    grid: [...ticks.keys()],
  })

/** Columns of the data: moments and numbers to scale, names as points; `toEnds`: the first and the last moment are written. */
export const across = ({ kind, names, at, unit }: ColumnScale, { toEnds = false } = {}): AxisPlanner => {
  switch (kind) {
    case 'names':
      return (values) => ({
        ...points(names.map((text) => ({ paragraphs: [{ text, as: 'tick' }] })))(values),
        isNames: true,
      })
    case 'time':
      return continuous(at, timeTicksOf(at, toEnds))
    case 'number':
      return (values) => ({
        ...continuous(at, numberTicksOf(at))(values),
        ...(unit === undefined ? {} : { title: unit }),
      })
    default:
      return kind satisfies never
  }
}

/** Moments at equal steps, however long it is from one to the next: working days, between which no weekend is seen. */
export const evenly =
  (at: number[]): AxisPlanner =>
  () => ({
    bands: 0,
    ticks: nameMoments(at).map(toTick),
    grid: [],
    isMoments: true,
    scale: (from, to) => ({
      at: scaleLinear(
        at,
        at.map((_, index) => from + ((to - from) * index) / (at.length - 1 || 1)),
      ),
      width: 0,
    }),
  })

/** Moments to scale, from the first value to the last, with three to seven round ones as ticks. */
export const moments: AxisPlanner = (values) => {
  const ends: [number, number] = [Math.min(...values), Math.max(...values)]
  return continuous(ends, timeTicks(...ends, { dated: !isClock(ends) }).map(toTick))(values)
}

/**
 * Columns of the data as bands of equal width, for cells and bars. `edges`: moments are written where their columns begin,
 * for columns that hold what happened from one moment to the next.
 */
export const inBands = (
  { kind, names, at }: ColumnScale,
  { edges = false, ...options }: { padding?: number; edges?: boolean } = {},
): AxisPlanner => {
  const written = kind === 'time' ? nameMoments(at, { dated: !isClock(at) }) : names.map((text) => ({ text }))
  const planner = bands(written.map(toLines), options)
  if (kind === 'names') return (values) => ({ ...planner(values), isNames: true })
  if (kind === 'number') return planner
  return (values) => {
    const plan = { ...planner(values), isMoments: true }
    if (!edges) return plan
    return { ...plan, isTicked: true, ticks: plan.ticks.map((tick) => ({ ...tick, at: tick.at - 0.5 })) }
  }
}

const toLines = ({ text, context }: { text: string; context?: string }): Omit<Tick, 'at'> => ({
  paragraphs: [
    { text, as: 'tick' },
    { text: context, as: 'tick' },
  ],
})

const toTick = (tick: TimeTick): Tick => ({ at: tick.at, ...toLines(tick) })

/** Times of any day lie within the first day of 1970. */
const isClock = (at: number[]): boolean => at.every((moment) => moment >= 0 && moment < day)

const numberTicksOf = (at: number[]): Tick[] => {
  const { ticks } = linearTicks(at[0] ?? 0, at.at(-1) ?? 0)
  const inside = ticks.filter((tick) => tick >= (at[0] ?? 0) && tick <= (at.at(-1) ?? 0))
  return written({ domain: [0, 0], ticks: inside }, at, {}).ticks
}

/** Few columns are named one by one, many by round moments between them, or by every few from the first to the last. */
const timeTicksOf = (at: number[], toEnds: boolean): Tick[] => {
  const options = { dated: !isClock(at) }
  const few = at.length <= mostNamed ? at : toEnds ? fromEndToEnd(at) : []
  const ticks = few.length > 0 ? nameMoments(few, options) : timeTicks(at[0] ?? 0, at.at(-1) ?? 0, options)
  return ticks.map(toTick)
}

/** So many columns are named one by one. */
const mostNamed = 7

/** Every few moments, the first and the last among them, where their number allows it; or else round ones between the two. */
const fromEndToEnd = (at: number[]): number[] => {
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  const steps = at.length - 1
  // Every fifth month is another one each year.
  const isRound = (step: number): boolean => last - first < 27 * day * steps || 12 % step === 0 || step % 12 === 0
  const few = range(Math.ceil(steps / (mostNamed - 1)), Math.floor(steps / 3) + 1)
  const every = few.find((step) => steps % step === 0 && isRound(step))
  if (every !== undefined) return at.filter((_, index) => index % every === 0)
  const clear = (last - first) / mostNamed
  const between = timeTicks(first, last).map((tick) => tick.at)
  return [first, ...between.filter((each) => each - first >= clear && last - each >= clear), last]
}

const continuous =
  (values: number[], ticks: Tick[]): AxisPlanner =>
  () => ({
    bands: 0,
    ticks,
    grid: [],
    scale: (from, to) => ({ at: scaleLinear([values[0] ?? 0, values.at(-1) ?? 1], [from, to]), width: 0 }),
  })
