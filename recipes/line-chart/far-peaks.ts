/**
 * Peaks that are many times as high as all else: to scale, they would press every line onto the axis. The axis ends before
 * them, lines to them end at its top, and each has its value with an arrow there.
 */
import { block } from '../../drawing/block.ts'
import { reachBefore } from '../../drawing/chart/beyond.ts'
import { pointWords } from '../../drawing/chart/dot.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { AxisPlanner } from '../../drawing/chart/scale.ts'
import { knownValues, valuesOf } from '../../drawing/chart/series.ts'
import { readColumns, type SeriesCell, type SeriesData } from '../../drawing/data/numbers.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** From so many times the rest on, a peak is beyond the axis: less is still seen beside it. */
const farTimes = 20

/** The highest value on the axis, which has all last values and limits; infinite where nothing is far above it. */
export const axisReach = (data: SeriesData): number => {
  const values = valuesOf(data.rows)
  const lasts = data.rows.flatMap((row) => knownValues(row, readColumns(data)).at(-1)?.y ?? [])
  const reach = reachBefore(values, [...lasts, ...(data.marks ?? []).flatMap(({ value }) => value ?? [])])
  const isFar = reach > 0 && Math.min(...values) >= 0 && Math.max(...values) >= farTimes * reach
  return isFar ? reach : Number.POSITIVE_INFINITY
}

/** The values on the axis, whose size says how numbers are written. */
export const shownValues = (data: SeriesData): number[] => {
  const reach = axisReach(data)
  return valuesOf(data.rows).filter((value) => value <= reach)
}

/** The axis of the values up to `reach`; others are at its end. */
export const upTo =
  (axis: AxisPlanner, reach: number): AxisPlanner =>
  (values) => {
    const plan = axis(values.filter((value) => value <= reach))
    const scale: typeof plan.scale = (from, to, sizes) => {
      const { at, width } = plan.scale(from, to, sizes)
      return { at: (value) => (value > reach ? to : at(value)), width }
    }
    return { ...plan, scale }
  }

/** The value of each peak beyond the axis, the highest of those that follow each other, at the end of the axis. */
export const peakValues = (data: SeriesData, orElse: (cell: SeriesCell) => void): ChartMark[] => {
  const reach = axisReach(data)
  return data.rows.flatMap((row) => {
    const known = knownValues(row, readColumns(data))
    const isPeak = (index: number): boolean => {
      const [before = 0, own = 0, after = 0] = [known[index - 1]?.y, known[index]?.y, known[index + 1]?.y]
      return own > reach && own >= after && own > before
    }
    return known
      .filter((_, index) => isPeak(index))
      .map(({ cell, x, y }) => {
        const words = block([{ text: `↑ ${formatFor([y], data.unit).full(y)}`, as: 'label' }])
        return pointWords(cell, { x, y }, words, { orElse: () => orElse(cell) })
      })
  })
}
