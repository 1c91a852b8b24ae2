/**
 * Four levels of an amount, painted as a ramp from pale to strong that keeps its order in every theme and in gray.
 *
 * The plain ramp is gray. One in the hue of the accent is for maps whose focus is a frame and no color.
 */
import { scaleThreshold } from 'd3-scale'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Path } from '../../src/scene/scene.ts'
import { lineOfText, widthOf } from '../block.ts'
import type { KeyEntry } from '../key.ts'
import { path } from '../primitives.ts'
import { columns } from '../rect.ts'
import { withoutDust } from '../values/decimals.ts'
import { formatFor } from '../values/format.ts'
import { squarePath } from './mark.ts'

/** A level's fill, and the color of text on it. */
export type LevelLook = { fill: Color; dashed?: true; ink: Color }

/** The ramp, lowest level first. */
export const ramp: readonly [LevelLook, LevelLook, LevelLook, LevelLook] = [
  { fill: 'rule', dashed: true, ink: 'ink' },
  { fill: 'rule', ink: 'ink' },
  { fill: 'ink', dashed: true, ink: 'ink' },
  { fill: 'muted', ink: 'surface' },
]

/** The same levels from next to nothing to the accent. */
export const accentRamp: typeof ramp = [
  { fill: 'surface', dashed: true, ink: 'ink' },
  { fill: 'soft', ink: 'ink' },
  { fill: 'accent', dashed: true, ink: 'ink' },
  { fill: 'accent', ink: 'surface' },
]

/** How a level is painted, without an outline. */
export const levelFill = ({ fill, dashed }: LevelLook): Pick<Path, 'fill' | 'stroke' | 'dashed'> => ({
  fill,
  stroke: 'none',
  ...(dashed === undefined ? {} : { dashed }),
})

/** The lowest values of the second, third and fourth level. */
export type Bounds = [second: number, third: number, fourth: number]

/** The level of a value, 0 to 3. */
export const levelOf = (value: number, bounds: Bounds): number => scaleThreshold(bounds, [0, 1, 2, 3])(value)

/** Round bounds that divide the values into four levels: in equal steps, or where these leave most values in one, by rank. */
export function boundsFor(values: number[]): Bounds {
  const equal = equalBounds(values)
  const lowest = values.filter((value) => levelOf(value, equal) === 0).length
  const different = [...new Set(values)].toSorted((a, b) => a - b)
  return different.length > 3 && lowest > 0.75 * values.length ? (quartersOf(values) ?? rankedBounds(different)) : equal
}

/**
 * Bounds at a quarter, half and three quarters of all values above the least, so that an outlier shares its level with the
 * largest of the others; undefined where many equal values leave a level without any.
 */
const quartersOf = (values: number[]): Bounds | undefined => {
  const least = Math.min(...values)
  const above = values.filter((value) => value > least).toSorted((a, b) => a - b)
  const at = (quarter: number): number => above[Math.floor((quarter * above.length) / 4)] ?? least
  const bounds: Bounds = [at(1), at(2), at(3)]
  return bounds[0] < bounds[1] && bounds[1] < bounds[2] ? bounds : undefined
}

/** Bounds at a quarter, half and three quarters of the different values, each rounded to one digit if it still divides them. */
const rankedBounds = (different: number[]): Bounds => {
  const at = (quarter: number): number => different[Math.ceil((quarter * different.length) / 4)] ?? 0
  const rounded = (value: number, above: number): number => {
    const round = Number(value.toPrecision(1))
    return round > above && round <= value ? round : value
  }
  const second = rounded(at(1), different[Math.ceil(different.length / 4) - 1] ?? 0)
  const third = rounded(at(2), Math.max(second, different[Math.ceil(different.length / 2) - 1] ?? 0))
  return [second, third, rounded(at(3), Math.max(third, different[Math.ceil((3 * different.length) / 4) - 1] ?? 0))]
}

/** Three multiples of a round step between the least and the greatest value. */
const equalBounds = (values: number[]): Bounds => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const spread = high - low || 1
  const size = 10 ** Math.floor(Math.log10(spread))
  // Levels of counts begin at counts, where there are four of these.
  const isWhole = spread > 2 && values.every(Number.isInteger)
  const steps = rounds.map((tenths) => (tenths * size) / 10).filter((step) => !isWhole || Number.isInteger(step))
  const tried = steps.map((step) => multiplesIn(low, high, step))
  // Three bounds make four levels; of four round ones the highest can go.
  const found = tried.find(({ length }) => length === 3) ?? tried.find(({ length }) => length === 4)
  const quarters = [1, 2, 3].map((quarter) => low + (quarter * spread) / 4)
  const [second, third, fourth] = found ?? (isWhole ? quarters.map(Math.ceil) : quarters)
  return [second ?? low, third ?? low, fourth ?? low]
}

/** The multiples of a step above `low` and up to `high`; no more than five are of interest. */
const multiplesIn = (low: number, high: number, step: number): number[] => {
  const first = Math.floor(low / step) + 1
  const count = Math.min(5, Math.floor(high / step) - first + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) => withoutDust((first + index) * step))
}

/** Steps to try, in tenths of the power of ten below the spread of the values, the roundest first. */
const rounds = [10, 20, 5, 25, 2, 4, 30, 15, 3, 12]

/** The range of each level: `Below 10` or `None`, `10–24`, `25–49`, `50 or more`; of fractions `2.5–<5`; below zero `−20 to −11`. */
export function levelWords(
  bounds: Bounds,
  { values, unit = '' }: { values: number[]; unit?: string | undefined },
): string[] {
  const format = formatFor([...values, ...bounds], unit)
  const isWhole = [...values, ...bounds].every((value) => Number.isInteger(value) && Math.abs(value) < 10_000)
  // Bounds are rounder than values.
  const { short } = isWhole ? format : formatFor(bounds, unit, { like: values })
  const upTo = (bound: number): string => (isWhole ? short(bound - 1) : `<${short(bound)}`)
  const range = (low: number, high: number): string =>
    isWhole && high - low === 1 ? short(low) : `${short(low)}${low < 0 ? ' to ' : '–'}${upTo(high)}`
  const [second, third, fourth] = bounds
  const isCount = isWhole && second === 1 && values.every((value) => value >= 0)
  const lowest = isCount ? 'None' : `Below ${short(second)}`
  return [lowest, range(second, third), range(third, fourth), `${short(fourth)} or more`]
}

/** A swatch next to white has an edge, as its cells have in those around them. */
const swatchOf = (rect: Rect, look: LevelLook): Path[] => {
  const d = squarePath(rect)
  return [path(d, levelFill(look)), ...(look.fill === 'surface' ? [path(d, { fill: 'none', stroke: 'rule' })] : [])]
}

/** The ramp as one entry of the key: what is measured, then a cell of each level as large as those drawn, each with its label beside it. */
export const cellsEntry = (
  text: string,
  words: string[],
  { w, h, looks = ramp }: { w: number; h: number; looks?: readonly LevelLook[] },
): KeyEntry => {
  const widths = words.map((each) => w + 6 + Math.ceil(widthOf(each, 'small')) + 14)
  return {
    text,
    isNamedFirst: true,
    w: widths.reduce((sum, each) => sum + each, 0),
    sample: (rect) =>
      columns(rect, widths).flatMap(({ x, y, h: room }, level) => [
        ...swatchOf({ x, y: y + (room - h) / 2, w, h }, looks[level] ?? ramp[0]),
        lineOfText(words[level] ?? '', { x: x + w + 6, y: y + room / 2, as: 'small' }),
      ]),
  }
}
