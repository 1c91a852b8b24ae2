/**
 * Values beyond the end of an axis: a few that are far from all others would press these into its beginning. They are
 * counted in words with an arrow at the end of the axis, and every number is of all values.
 */
import { block } from '../block.ts'
import type { Source } from '../sheet.ts'
import { formatFor } from '../values/format.ts'
import { elementsAt } from './find-spots.ts'
import { type ChartMark, half } from './mark.ts'

/** At most this share of the values are beyond an axis, or one of them. */
export const mostBeyond = 0.02

/**
 * Where an axis ends before values that are as far from the rest as the rest is wide; infinite where there are none.
 * `shown` are values that the axis has to include.
 */
export function reachBefore(values: readonly number[], shown: readonly number[] = []): number {
  const { sorted, least } = ordered(values)
  const [low = 0, needed] = [sorted[0], Math.max(...shown)]
  const last = sorted.findIndex((value, index) => {
    const [end, next] = [Math.max(value, needed), sorted[index + 1] ?? value]
    return index >= least && next - end >= Math.max(end - low, Number.EPSILON)
  })
  return last < 0 ? Number.POSITIVE_INFINITY : Math.max(sorted[last] ?? 0, needed)
}

/** Where an axis ends whose far half only so few values need, whether there is a gap before them or a long tail. */
export function reachOfMost(values: readonly number[], shown: readonly number[] = []): number {
  const { sorted, least } = ordered(values)
  const [low = 0, most = 0, end] = [sorted[0], sorted.at(-1), Math.max(sorted[least] ?? 0, ...shown)]
  return most - end >= Math.max(end - low, Number.EPSILON) ? end : Number.POSITIVE_INFINITY
}

/** Values from the lowest on, and the place of the last that has to be on the axis. */
const ordered = (values: readonly number[]) => ({
  sorted: values.toSorted((a, b) => a - b),
  least: values.length - 1 - Math.max(1, Math.floor(mostBeyond * values.length)),
})

/** Where an axis begins after such values, and where it ends before them. */
export function reachAround(values: readonly number[], shown: readonly number[] = []): [least: number, most: number] {
  const negative = (all: readonly number[]): number[] => all.map((value) => -value)
  const leastOf = (all: readonly number[]): number => -reachBefore(negative(all), negative(shown))
  const first = leastOf(values)
  const most = reachBefore(
    values.filter((value) => value >= first),
    shown,
  )
  // A value far above all others made the rest look wide, so that one below was not far.
  return [leastOf(values.filter((value) => value <= most)), most]
}

/** What is beyond the axis: the only value, or how many they are and the farthest; nothing where there are none. */
export const farWords = (
  values: readonly number[],
  unit: string | undefined,
  { isLow = false } = {},
): string | undefined => {
  const farthest = isLow ? Math.min(...values) : Math.max(...values)
  if (values.length === 0) return undefined
  const words = formatFor(values, unit).full(farthest)
  return values.length === 1 ? words : `${values.length} ${isLow ? 'down' : 'up'} to ${words}`
}

/**
 * Where words may be, in pixels up from a value of y: the first place that is free; at the beginning of the axis if they are
 * `low`, with room of their own outside of the value `beside` of x, if there is one.
 */
type Beyond = { y: number; up: readonly number[]; isLow?: boolean; beside?: number | undefined }

/** Words at the end of the axis for what is beyond it. */
export function beyondAxis(
  item: Source,
  said: string | undefined,
  { y, up, isLow = false, beside }: Beyond,
): ChartMark {
  if (said === undefined) return {}
  const words = block([{ text: isLow ? `← ${said}` : `${said} →`, as: 'label' }])
  return {
    reach: beside === undefined ? [] : [{ x: beside, [isLow ? 'before' : 'after']: words.w + 2 * air }],
    draw: (frame) => {
      const { area, room } = frame
      const [middle, out] = [half(frame.y.at(y)), beside === undefined ? 0 : (isLow ? room.left : room.right) - air]
      const spots = up.map((each) => ({
        words,
        rect: { x: area.x + (isLow ? -out : out), y: middle - each - words.h / 2, w: area.w, h: words.h },
        align: isLow ? ('start' as const) : ('end' as const),
      }))
      // Numbers are not left out: where no place is free, they are at the last.
      frame.say(item, spots, {
        layer: 'line',
        orElse: () => frame.put(item, spots.slice(-1).flatMap(elementsAt), 'line'),
      })
    },
  }
}

/** Between such words and names or marks, in pixels. */
const air = 12
