/**
 * Axes and their scales: how values along one direction become pixels, and what is written at them. Here those of
 * numbers, linear and logarithmic; bands.ts has those of categories.
 *
 * An axis is a function from the values that marks have to a plan; a plan becomes a scale when its ends in pixels are
 * known. Categories are numbered from 0: a category's value is its number.
 */
import { scaleLinear, scaleLog } from 'd3-scale'
import type { Paragraph } from '../block.ts'
import type { Source } from '../sheet.ts'
import { formatFor } from '../values/format.ts'
import { hasPrefixes, scaleOf } from '../values/magnitude.ts'
import { linearTicks, logTicks, logTicksWithin, type Ticks } from './ticks.ts'

/** Values as pixels. `width` is that of a category's band, 0 on a continuous scale. */
export type Scale = { at: (value: number) => number; width: number }

/** Something written at an axis; `item` is the item or the field of the data that it names. */
export type Tick = { at: number; item?: Source; paragraphs: Paragraph[] }

/** An axis whose values are known. `bands` counts the categories; it is 0 on a continuous axis. */
export type AxisPlan = {
  bands: number
  ticks: Tick[]
  /** The scale between two ends in pixels; `sizes` are those of the bands, where they differ. */
  scale: (from: number, to: number, sizes?: number[]) => Scale
  /** What is measured, with its unit; `isHidden`: nothing else is written at the axis. */
  title?: string
  /** The part of the data that the title names, if it is not the axis. */
  titleOf?: Source
  isHidden?: boolean
  /** All values are equal on a scale that does not begin at zero: there is nothing to show. */
  isFlat?: boolean
  /** Values with a line across the plot. */
  grid: number[]
  /** Whether names of bands end at the axis, for words or marks beside it that all of them are near to. */
  isEnd?: boolean
  /** The share of the page that names of bands may take up before they wrap, where marks need the room. */
  names?: number
  /** Whether labels of bands have short ticks, as those of values have. */
  isTicked?: boolean
  /** Whether labels are moments: they are not broken, and the year or day that a label omits is at the next that is written. */
  isMoments?: boolean
  /** Whether labels are names, all of which are written where two rows of them have room. */
  isNames?: boolean
  /** How far these lines reach beyond the plot area, in pixels, so that bars at its ends do not seem joined by them. */
  overhang?: number
  /** The value that bars begin at: its line is an axis. */
  base?: number
}

export type AxisPlanner = (values: number[]) => AxisPlan

/**
 * `zero`: the scale begins at zero always, or `near` it only where that hides no differences, or never.
 * `hidden`: without ticks, for marks whose values are written at them, unless most of them are too small to be seen;
 * then, or if it is `tight`, the scale ends where the values end.
 */
type Measured = {
  measure?: string
  unit?: string | undefined
  zero?: 'always' | 'near' | 'never'
  hidden?: boolean
  tight?: boolean
}

/** Numbers in proportion. */
export const linear =
  ({ zero = 'always', hidden = false, tight = hidden, ...measured }: Measured = {}): AxisPlanner =>
  (values) => {
    const [low, high] = extentOf(values, zero)
    const round = linearTicks(low, high)
    const isEqual = low === high
    const inside = round.ticks.filter((at) => at >= low && at <= high)
    // A scale that begins anywhere is only read from its ticks.
    const isTight = tight && !(isEqual && low === 0) && (hidden || zero !== 'never' || inside.length >= 3)
    const domain = isTight ? tightDomain([low, high], round, zero) : round.domain
    const ticks = round.ticks.filter((at) => at >= domain[0] && at <= domain[1])
    const scale: AxisPlan['scale'] = (from, to) => ({ at: scaleLinear(domain, [from, to]), width: 0 })
    const isFlat = isTight && isEqual && zero === 'never'
    const plan = { ...written({ domain, ticks }, values, measured), base: 0, scale, isFlat }
    if (!hidden || (zero !== 'never' && isMostlyUnseen(values))) return plan
    return { ...plan, isHidden: true, ticks: [], grid: ticks.filter((at) => at === 0) }
  }

/**
 * Whether most lengths from zero are less than a twentieth of the longest: what is left is empty without a grid. A bar
 * has two values, its ends.
 */
const isMostlyUnseen = (values: number[]): boolean => {
  const sizes = values.map(Math.abs)
  const longest = Math.max(0, ...sizes)
  return 4 * sizes.filter((size) => size > 0 && size >= longest / 20).length <= sizes.length
}

/** From the lowest value to the highest; equal values are in the middle where zero does not count. */
const tightDomain = ([low, high]: [number, number], round: Ticks, zero: Measured['zero']): Ticks['domain'] => {
  if (low < high) return [low, high]
  const around = Math.abs(low) / 2 || 1
  return zero === 'never' ? [low - around, low + around] : round.domain
}

/** The axis of bars whose values are written at them with their unit: only what is measured, and a line at zero. */
export const valuesWritten =
  ({ measure, unit }: { measure: string; unit?: string | undefined }): AxisPlanner =>
  (values) => {
    const plan = linear({ measure, unit, hidden: true })(values)
    return { ...plan, overhang: 8, ...(plan.isHidden === true ? { title: measure } : {}) }
  }

/** The same axis with short ticks in place of lines across the plot. */
export const withoutGrid =
  (axis: AxisPlanner): AxisPlanner =>
  (values) => ({ ...axis(values), grid: [] })

/** The same axis with ticks and lines at values of one's own, such as the quartiles. */
export const ticksAt =
  (axis: AxisPlanner, at: number[], unit?: string): AxisPlanner =>
  (values) => ({ ...axis(values), grid: at, ticks: written({ domain: [0, 0], ticks: at }, at, { unit }).ticks })

/** The same axis with a title. */
export const titled =
  (axis: AxisPlanner, title: string): AxisPlanner =>
  (values) => ({ ...axis(values), title })

/** The same axis with lines that reach so many pixels beyond what is drawn at both ends of the plot: bars, dots. */
export const reachingBeyond =
  (axis: AxisPlanner, overhang = 6): AxisPlanner =>
  (values) => ({ ...axis(values), overhang })

/** Positive numbers by their ratio; `tight`: the scale ends where the values end. */
export const logarithmic =
  ({ tight = false, ...measured }: Pick<Measured, 'measure' | 'unit'> & { tight?: boolean } = {}): AxisPlanner =>
  (values) => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const round = tight && low < high ? logTicksWithin(low, high) : logTicks(low, high)
    const scale: AxisPlan['scale'] = (from, to) => ({ at: scaleLog(round.domain, [from, to]), width: 0 })
    // Ticks of very different size have decimals of their own: 0.01, 0.1, 1, 10; or units of their own: 100 B, 10 kB, 1 MB.
    const areWide = spanPrefixes(round.ticks, measured.unit)
    const write = (tick: number): string =>
      areWide
        ? // A thousand is the first of the next prefix: 1 kB among 100 B and 10 kB.
          formatFor([tick], measured.unit, tick < 1000 ? {} : { like: [Math.max(tick, 10_000)] }).full(tick)
        : formatFor([tick], measured.unit, { like: isMillion(tick, measured.unit) ? [tick] : values }).short(tick)
    const ticks = round.ticks.map((at): Tick => ({ at, paragraphs: [{ text: write(at), as: 'tick' }] }))
    const plan = { ...written(round, values, measured), ticks, scale }
    return areWide && measured.measure !== undefined ? { ...plan, title: measured.measure } : plan
  }

/** Whether a tick beyond the values is 1M, where 1,000k would be written like them. */
const isMillion = (tick: number, unit = ''): boolean => tick >= 1e6 && !hasPrefixes(unit)

/**
 * Whether values are so different that one prefix of their unit does not suit all: on a scale of logarithms each is written
 * in its own.
 */
export const spanPrefixes = (values: readonly number[], unit = ''): boolean => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return hasPrefixes(unit) && low > 0 && low < scaleOf(high, unit).factor / 10
}

/** The same axis without ticks, for marks whose values are written at them. */
export const unwritten =
  (axis: AxisPlanner): AxisPlanner =>
  (values) => ({ ...axis(values), ticks: [], grid: [], isHidden: true })

/** Numbers on the scale that the data name. */
export const scaled = ({ scale, ...measured }: Measured & { scale: 'linear' | 'log' }): AxisPlanner =>
  scale === 'log' ? logarithmic(measured) : linear(measured)

/** What is written at the ticks of numbers. */
export const written = ({ ticks }: Ticks, values: number[], { measure, unit }: Measured): Omit<AxisPlan, 'scale'> => {
  const format = formatFor(ticks, unit, { like: values })
  return {
    bands: 0,
    grid: ticks,
    ticks: ticks.map((at) => ({ at, paragraphs: [{ text: format.short(at), as: 'tick' }] })),
    ...(measure === undefined ? {} : { title: format.titled(measure) }),
  }
}

const extentOf = (values: number[], zero: Measured['zero']): [number, number] => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (!(low <= high)) return [0, 1]
  const isFrom = zero === 'always' || (zero === 'near' && !isFarFromZero(values))
  return isFrom ? [Math.min(0, low), Math.max(0, high)] : [low, high]
}

/** Whether all values keep to the far half of the way from zero: there they would be flat lines above empty paper. */
export const isFarFromZero = (values: number[]): boolean => {
  const sizes = values.map(Math.abs)
  const isOneSided = values.every((value) => value > 0) || values.every((value) => value < 0)
  return isOneSided && Math.min(...sizes) >= Math.max(...sizes) / 2
}
