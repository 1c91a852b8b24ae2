/** Times to first byte of two releases: the new one misses its objective for a fifth of the requests. */

import { distributionForm } from '../../drawing/data/distribution.ts'
import { shortGroups } from '../../drawing/data/short-numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { comparedIn, readingOf } from './compared.ts'
import { drawCurves } from './draw.ts'

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
  draw: drawCurves,
  meanings: {
    share: 'of the group in focus, or the lowest, at the first mark',
    other: 'of the first other group, or the highest',
  },
  derive: (data) => {
    const [own, other] = comparedIn(data, { isQuoted: true }).map((row) =>
      row === undefined ? undefined : readingOf(row, data),
    )
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
