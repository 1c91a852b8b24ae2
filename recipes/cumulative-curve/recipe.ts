/** Times to first byte of two releases: the new one misses its objective for a fifth of the requests. */

import { block } from '../../drawing/block.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { gap } from '../../drawing/chart/gap.ts'
import {
  countOf,
  cumulativeOf,
  groupQuantile,
  percentileWords,
  shareAt,
  sharePercents,
} from '../../drawing/chart/group.ts'
import { line } from '../../drawing/chart/line.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { ruleY, valueMarks } from '../../drawing/chart/rule.ts'
import { linear, scaled, ticksAt } from '../../drawing/chart/scale.ts'
import { styledRows } from '../../drawing/chart/series.ts'
import { type DistributionData, type DistributionRow, distributionForm } from '../../drawing/data/distribution.ts'
import { shortGroups } from '../../drawing/data/short-numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { spokenFor, stateSign } from '../../drawing/state-sign.ts'
import { roles } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { curveName } from './curve-name.ts'
import { pointsBelow, readingWords } from './reading.ts'

export default defineRecipe({
  name: 'Cumulative curve',
  family: 'Charts',
  description:
    'For every value, the share of measurements at or below it, as one rising curve per group; an objective is an upright rule, each curve shows the share that meets it. Also called ECDF, empirical distribution function or percentile curve.',
  useWhen:
    'You ask what share meets a limit, or compare all percentiles of 1 to 4 groups at once: latencies of two releases against an objective. Needs 10 to 2,000 raw values or up to 60 buckets per group; nothing is binned.',
  avoidWhen:
    'The humps of one group matter: use `histogram`. More than four groups are compared: use `box-plot`. The change over time matters: use `line-chart`. Readers unused to cumulative shares read a histogram more easily.',
  visual: 87,
  ease: 64,
  overall: 80,
  rationale:
    'Every percentile of every group is in one picture, and an objective is one rule across it. Each curve is one path of computed steps, so new measurements mean redrawing from data. You supply raw values or buckets, and the limit that counts.',
  reviewed: '2026-11-23',
  revision: 1,
  data: distributionForm({ rows: [1, 4], of: ['values', 'buckets'], enough: { count: 10, what: 'a curve' } }),
  sample: {
    title: '{share} of v2.4 responses start within {limit}, down from {other}',
    subtitle: 'Time to first byte of 110 requests to each release, measured side by side; logarithmic scale',
    measure: 'Time to first byte',
    unit: 'ms',
    scale: 'log',
    focus: ['v2.4'],
    source: 'Illustrative data',
    rows: shortGroups(`
      v2.3: 164 129 138 562 90 150 146 117 130 199 169 164 103 105 115 89 112 122 105 137 122 62 156 117 109 78
        105 134 117 134 125 105 114 173 202 68 179 219 140 98 119 164 95 168 130 159 95 129 102 48 171 180 75
        298 164 286 145 42 202 125 88 136 94 110 123 74 113 166 217 198 193 142 252 119 147 175 131 130 130 57
        118 213 269 103 256 113 153 190 120 181 94 60 102 108 66 118 131 100 156 103 99 134 72 287 135 271 86
        220 93 78
      v2.4: 148 117 200 175 164 132 118 324 198 95 179 84 129 196 219 207 415 203 175 165 420 353 134 73 219 95
        445 87 354 582 285 188 69 219 231 110 89 238 119 290 54 142 134 181 180 264 199 153 121 261 174 159 608
        131 405 978 79 59 112 301 337 182 99 601 348 68 436 199 120 232 138 88 119 284 84 142 138 101 100 152
        156 170 494 234 140 883 734 479 254 130 137 136 178 106 493 139 251 135 118 461 236 121 122 113 478 145
        150 203 87 133`),
    marks: [{ value: 300, text: 'Objective 300 ms' }],
  },
  draw: (data, sheet) => {
    // Quartiles and the median are read off the grid.
    const y = ticksAt(linear({ measure: 'Share at or below' }), [0, 25, 50, 75, 100], '%')
    const curves = styledRows(data.rows, sheet).map((styled) => ({ ...styled, ...readingOf(styled.row, data) }))
    const [lowest, highest] = extremesOf(data)
    const orElse = (row: object) => () =>
      sheet.warn(row, 'name', 'is left out, as there is no free place at its curve; shorten it or take groups out')
    const between =
      lowest === undefined || highest === undefined || lowest === highest ? [] : [differenceOf(lowest, highest, data)]
    sheet.prove('share', lowest ?? '@y')
    sheet.prove('other', highest ?? '@y')
    sheet.prove('limit', data.marks?.[0] ?? '@x')
    plot({ sheet, x: scaled({ ...data, zero: 'near', tight: true }), y, h: 344 }, [
      ...(data.percentiles ?? []).map((item) => ruleY(item, item.value, `p${item.value}`)),
      ...valueMarks(data.marks),
      ...between,
      ...curves.map(({ row, look, points, steps }) => line(row, points, { ...look, steps })),
      ...curves.flatMap(({ row, look: { stroke }, as, at, share, limit }) => {
        // The share that the heading quotes is in large type.
        const size = row === lowest && sheet.quotes('share') ? roles.claim.size : as.size
        const words = block([
          { text: readAs(row, share, limit), as: { ...as, size, bold: true } },
          {
            text: row === lowest ? pointsBelow(share, highest && readingOf(highest, data).share) : undefined,
            as: 'label',
          },
        ])
        return [dot(row, at, { stroke }), readingWords(row, at, words, orElse(row))]
      }),
      ...curves.flatMap(({ row, as, points, limit }) =>
        limit === undefined
          ? []
          : [
              curveName(row, points, {
                words: block([{ text: nameOf(row), as }]),
                side: row === lowest ? 'after' : 'before',
                orElse: orElse(row),
              }),
            ],
      ),
    ])
  },
  derive: (data) => {
    const [own, other] = extremesOf(data).map((row) => (row === undefined ? undefined : readingOf(row, data)))
    if (own?.limit === undefined) return {}
    return { limit: own.limit, share: own.share, ...(other === undefined ? {} : { other: other.share }) }
  },
  describe: (data) => {
    const rows = data.rows.map((row) => {
      const { limit, share } = readingOf(row, data)
      return limit === undefined ? row.name : `${row.name} ${share} at or below ${limit}`
    })
    return `Empirical cumulative distribution of ${data.measure.toLowerCase()}: ${count(rows.length, 'curve')} that rise from 0% to 100% of the measurements. ${enumerate(rows)}.`
  },
})

/** What is said where a curve is read: its name beside the share, if that has no place of its own. */
const readAs = (row: DistributionRow, share: string, limit: string | undefined): string | undefined =>
  limit === undefined ? `${nameOf(row)} ${share}` : spokenFor(share, row.state)

/** The name of a group, with the sign of its state. */
const nameOf = (row: DistributionRow): string => `${stateSign(row)}${row.name}`

/** The groups with the lowest and the highest share at the limit, if there is one. */
const extremesOf = (data: DistributionData): [DistributionRow | undefined, DistributionRow | undefined] => {
  const sorted = data.rows.toSorted((a, b) => readingOf(a, data).at.y - readingOf(b, data).at.y)
  return data.marks?.[0] === undefined ? [undefined, undefined] : [sorted[0], sorted.at(-1)]
}

/** The difference of two groups at the limit. */
const differenceOf = (lowest: DistributionRow, highest: DistributionRow, data: DistributionData): ChartMark => {
  const [low, high] = [lowest, highest].map((row) => readingOf(row, data).at) as [Point, Point]
  return gap('@difference', { x: low.x, from: low.y, to: high.y }, block([]), { stroke: 'accent' })
}

/** A curve, where it is read (at the limit, or at its median), and what it is there. */
const readingOf = (row: DistributionRow, { rows, marks, scale, unit }: DistributionData) => {
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
    points: cumulativeOf(row, scale, { until }),
  }
}
