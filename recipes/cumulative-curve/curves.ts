/**
 * Cumulative curves: for raw values a staircase with a step at each value, for buckets straight lines between bounds;
 * each is named where it is read.
 */
import { block } from '../../drawing/block.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { binsOf, countOf, groupQuantile, quantileWords } from '../../drawing/chart/group.ts'
import { half, type Mark, squarePath } from '../../drawing/chart/mark.ts'
import { looksOf, type SeriesLook } from '../../drawing/chart/series.ts'
import { cumulative } from '../../drawing/chart/statistics.ts'
import type { DistributionData, DistributionRow } from '../../drawing/data/distribution.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** The corners of a curve in percent; a bucket without a bound leaves the curve below 100%. */
export function cornersOf(row: DistributionRow, scale: 'linear' | 'log'): { x: number; y: number }[] {
  if (row.values !== undefined) return cumulative(row.values).map(({ value, share }) => ({ x: value, y: 100 * share }))
  const [bins = []] = binsOf([row], scale)
  const whole = countOf(row) || 1
  let below = 0
  const bounds = bins.flatMap(({ to, count, open }) => {
    below += count
    return open === true ? [] : [{ x: to, y: (100 * below) / whole }]
  })
  return [{ x: bins[0]?.from ?? 0, y: 0 }, ...bounds]
}

/** The share of a group at or below a value, in percent; within a bucket values are taken as even. */
export function shareAt(row: DistributionRow, at: number, scale: 'linear' | 'log'): number {
  const corners = cornersOf(row, scale)
  const before = corners.findLast(({ x }) => x <= at)
  if (row.values !== undefined || before === undefined) return before?.y ?? 0
  const after = corners.find(({ x }) => x > at)
  return after === undefined ? before.y : before.y + ((at - before.x) / (after.x - before.x)) * (after.y - before.y)
}

/** All curves, those in focus on top, each with a dot and words at the first value that is marked, or at its median. */
export function curves(data: DistributionData, sheet: Sheet): Mark[] {
  const looks = looksOf(data.rows, sheet)
  const [limit] = (data.marks ?? []).flatMap(({ value }) => value ?? [])
  const marks = data.rows.map((row, index) => {
    const look = looks[index] ?? { stroke: 'muted' }
    const at =
      limit === undefined ? { x: groupQuantile(row, 0.5), y: 50 } : { x: limit, y: shareAt(row, limit, data.scale) }
    const words = limit === undefined ? `p50 ${quantileWords(row, 0.5, data.unit)}` : writeShare(at.y)
    const isFocus = sheet.isFocus(row)
    const as: TypeStyle = { size: 16, fill: look.stroke, ...(isFocus ? { bold: true } : {}) }
    const orElse = (): void =>
      sheet.problem(row, 'name', 'has no free place at its curve; take groups out or shorten the name')
    const above = isFocus && limit !== undefined ? [rest(row, { limit, share: at.y, data })] : []
    return {
      isFocus,
      above,
      marks: [
        curve(row, look, data.scale),
        dot(row, at, { stroke: look.stroke, words: `${row.name} ${words}`, as, before: limit !== undefined, orElse }),
      ],
    }
  })
  // Names of curves have the choice of places.
  const sorted = marks.toSorted((a, b) => Number(b.isFocus) - Number(a.isFocus))
  return [...sorted.flatMap(({ marks }) => marks), ...marks.flatMap(({ above }) => above)]
}

/** A share in percent; one that is almost but not quite all never reads 100%. */
export const writeShare = (share: number): string => {
  const text = share.toFixed(share >= 99.95 && share < 100 ? 3 : share > 90 || share < 10 ? 1 : 0)
  return `${text.replace(/\.0+$/, '')}%`
}

const curve = (row: DistributionRow, { stroke, dashed }: SeriesLook, scale: 'linear' | 'log'): Mark => {
  const corners = cornersOf(row, scale)
  return {
    x: corners.map(({ x }) => x),
    y: [0, 100],
    draw: (frame) => {
      const { x, y } = frame
      const points = corners.map((corner) => ({ x: half(x.at(corner.x)), y: half(y.at(corner.y)) }))
      // Beyond the last value the share stays at 100%.
      const end = `H${frame.area.x + frame.area.w}`
      const steps = row.values === undefined ? points.map((at) => `L ${at.x} ${at.y}`) : [...stepsOf(points), end]
      const start = `M ${points[0]?.x ?? 0} ${half(y.at(0))}`
      frame.put(row, [path([start, ...steps].join(''), { stroke, ...(dashed ? { dashed } : {}) })], 'line')
    },
  }
}

/** What lies beyond the limit: the room between the curve and 100%, with the share that it is. */
const rest = (
  row: DistributionRow,
  { limit, share, data }: { limit: number; share: number; data: DistributionData },
): Mark => ({
  draw: (frame) => {
    const { x, y, area } = frame
    const [left, top, from] = [half(x.at(limit)), half(y.at(100)), half(y.at(share))]
    const points = cornersOf(row, data.scale)
      .filter((corner) => corner.x > limit)
      .map((corner) => ({ x: half(x.at(corner.x)), y: half(y.at(corner.y)) }))
    if (from - top < 4) return
    const steps = row.values === undefined ? points.map((at) => `L ${at.x} ${at.y}`) : stepsOf(points)
    const right = row.values === undefined ? (points.at(-1)?.x ?? left) : area.x + area.w
    const d = [`M ${left} ${from}`, ...steps, `H ${right} V ${top} H ${left} Z`].join('')
    frame.put(row, [path(d, { fill: 'soft', stroke: 'none' })], 'ground')
    const bar = { x: left - 3, y: top, w: 6, h: from - top }
    frame.put(row, [path(squarePath(bar), { fill: 'accent', stroke: 'none' })])
    const above = `${writeShare(100 - share)} above`
    const spots = [`${above} ${formatFor([limit], data.unit).full(limit)}`, above].flatMap((text) => {
      const words = block([{ text, as: 'highlight' }])
      const place = { x: left + 12, w: words.w, h: words.h }
      return [0.32, 0.5, 0.2].map((part) => ({
        words,
        rect: { ...place, y: top + (from - top) * part - words.h / 2 },
        align: 'start' as const,
      }))
    })
    frame.say(row, spots, { layer: 'line' })
  },
})

/** Steps closer than a pixel are one, so that 2,000 values are a path of a few thousand characters. */
const stepsOf = (points: { x: number; y: number }[]): string[] =>
  points.flatMap(({ x, y }, index) => {
    const next = points[index + 1]
    return next !== undefined && Math.round(next.x) === Math.round(x) ? [] : [`H${x}V${y}`]
  })
