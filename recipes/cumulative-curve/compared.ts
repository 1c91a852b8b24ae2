/**
 * Which curves are compared at the limit, and what each is there.
 */
import { block } from '../../drawing/block.ts'
import { gap } from '../../drawing/chart/gap.ts'
import {
  countOf,
  cumulativeOf,
  groupQuantile,
  percentileWords,
  shareAt,
  sharePercents,
} from '../../drawing/chart/group.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { type DistributionData, type DistributionRow, groupsInFocus } from '../../drawing/data/distribution.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** Groups with what is in focus. */
export type CurvesData = DistributionData & { focus?: string[] | undefined }

/**
 * The group in focus and the first other one, which a heading compares, or those with the lowest and the highest share at
 * the limit, if there is one: a focus that is not quoted only colors.
 */
export const comparedIn = (data: CurvesData, { isQuoted }: { isQuoted: boolean }) => {
  const { rows, marks } = data
  const sorted = rows.toSorted((a, b) => readingOf(a, data).at.y - readingOf(b, data).at.y)
  const [inFocus] = isQuoted ? groupsInFocus(data) : []
  const own = inFocus ?? sorted[0]
  const other = inFocus === undefined ? sorted.at(-1) : rows.find((row) => row !== own)
  return marks?.[0] === undefined ? [undefined, undefined] : [own, other === own ? undefined : other]
}

/** Which of two groups has the lower share: its name is right of its curve. */
export const lowestOf = (
  own: DistributionRow | undefined,
  other: DistributionRow | undefined,
  data: DistributionData,
) => (own !== undefined && other !== undefined && readingOf(other, data).at.y < readingOf(own, data).at.y ? other : own)

/** The difference of two groups at the limit. */
export const differenceOf = (own: DistributionRow, other: DistributionRow, data: DistributionData): ChartMark => {
  const [low, high] = [own, other].map((row) => readingOf(row, data).at).toSorted((a, b) => a.y - b.y) as [Point, Point]
  return gap('@difference', { x: low.x, from: low.y, to: high.y }, block([]), { stroke: 'accent' })
}

/** A curve, where it is read (at the limit, or at its median), and what it is there. */
export const readingOf = (row: DistributionRow, { rows, marks, scale, unit }: DistributionData) => {
  const limit = marks?.[0]?.value
  const at = limit === undefined ? { x: groupQuantile(row, 0.5), y: 50 } : { x: limit, y: shareAt(row, limit, scale) }
  const shares =
    limit === undefined
      ? []
      : sharePercents(
          rows.map((each) => shareAt(each, limit, scale)),
          Math.max(...rows.map(countOf)),
        )
  const until = Math.max(...rows.flatMap(({ values = [] }) => values))
  return {
    at,
    steps: row.values !== undefined,
    name: row.name,
    share: limit === undefined ? percentileWords(row, 50, unit) : (shares[rows.indexOf(row)] ?? ''),
    limit: limit === undefined ? undefined : formatFor([limit], unit).full(limit),
    points: through(at, cumulativeOf(row, scale, { until }), { isCurve: row.values === undefined }),
  }
}

/** A curve of buckets goes through the place at which it is read: on a scale of logarithms, even values are no straight line. */
const through = (at: Point, points: Point[], { isCurve }: { isCurve: boolean }): Point[] => {
  const next = points.findIndex(({ x }) => x >= at.x)
  return isCurve && next > 0 && points[next]?.x !== at.x ? points.toSpliced(next, 0, at) : points
}
