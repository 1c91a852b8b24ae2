/** Response times of one endpoint in logarithmic bins: a second hump of cache misses. */

import { sum } from 'd3-array'
import { bands, named } from '../../drawing/chart/bands.ts'
import type { BarPlace } from '../../drawing/chart/bar.ts'
import {
  countOf,
  type GroupBin,
  groupQuantile,
  percentileWords,
  quantileWords,
  togetherOf,
} from '../../drawing/chart/group.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { ruleInBand, valueMarks } from '../../drawing/chart/rule.ts'
import { linear, reachingBeyond, scaled, unwritten, withoutGrid } from '../../drawing/chart/scale.ts'
import { sideNote } from '../../drawing/chart/side-words.ts'
import { distributionForm, groupsInFocus } from '../../drawing/data/distribution.ts'
import { shortGroups } from '../../drawing/data/short-numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { binBars, binNotes } from './bin-bars.ts'
import { humpsOf } from './humps.ts'
import { percentileRule } from './percentile-rule.ts'
import { binned, likeOf } from './reach.ts'
import { awayWords, beyondWords, rangeWords } from './words.ts'
import { wordsBeyond } from './words-beyond.ts'

export default defineRecipe({
  name: 'Histogram',
  family: 'Charts',
  description:
    'Many measured values counted in bins along a linear or logarithmic scale, with rules at the percentiles; the one in focus is bold, and everything beyond it is highlighted. Also called frequency distribution, latency histogram or bin chart.',
  useWhen:
    'You ask how latencies, sizes or durations are distributed: one hump or two, how long the tail is, where p50 and p99 lie. Needs 10 to 2,000 raw values or up to 60 buckets per group, for 1 to 6 groups.',
  avoidWhen:
    'You need the exact share under a limit, or compare releases: use `cumulative-curve`. Groups by quartiles alone: use `box-plot`. Few values of named items: use `ordered-bar`. The change over time matters: use `line-chart`. The pattern by weekday and hour: use `xy-heatmap`.',
  visual: 90,
  ease: 66,
  overall: 83,
  rationale:
    'Two humps and a tail are seen at once, where an average hides all three. Bins and percentiles come from every value, so new measurements mean redrawing from data. You supply raw values or buckets, and a logarithmic scale where values span more than two powers of ten.',
  reviewed: '2026-11-23',
  revision: 1,
  data: distributionForm({ rows: [1, 6], of: ['values', 'buckets'], enough: { count: 10, what: 'a histogram' } }),
  sample: {
    title: 'One request in ten waits over {p90}',
    subtitle: 'Response times of {count} requests to GET /product/{id}, log scale; cache misses are the second hump',
    measure: 'Response time',
    unit: 'ms',
    scale: 'log',
    percentiles: [50, 90, 99],
    focus: ['p90'],
    source: 'Illustrative data',
    rows: shortGroups(`
      Requests: 7.4 9.9 361 9.2 163 202 6.8 8 9 10.5 11.5 11.9 18 16.6 13 9.4 4.6 14 8.8 10.1 8.7 7.3 13.6 9 11.4 9.7
        225 11.4 19.7 6.4 6.1 7 9.9 10.2 6.7 21.3 8.3 7 12.3 19 308 5.6 308 8.5 10 10.8 6.5 4.2 6.7 11.8 11.6 175 162
        9.4 8.5 11 85.2 158 12.5 12.9 9.8 5 7.4 3.3 5.9 10 9.6 11.8 14.4 157 5.4 8 294 12.1 12.6 8.8 6.5 7.3 10.5 12.1
        5.4 11.4 8.6 154 264 22.5 17.3 17 281 17.2 168 6.5 12.8 14.3 9.7 346 409 5.2 4.8 4.2 5.2 4.3 9.5 7.8 8.7 6.2
        8.8 112 95.2 6.1 4.2 12.1 11 12.8 13.6 7.7 9.3 15.3 6.7 13 17.7 7.2 9.5 262 10.1 280 334 9.8 13.5 9.4 229 5.9
        26.5 8.5 14.3 8.7 5.9 11.2 16.3 8.4 15.2 9.6 16.4 19 276 9.8 153 7.7 281 3.7 4.7 17.9 13.7 8.4 12 13.4 20.5 7.6
        5.6 4.7 8.2 7.8 14.4 10.5 4.6 16.5 239 157 9 15.9 6.2 7.8 12 6.5 8 3.2 12.2 6.7 12.9 12.5 25 7 11.7 8.5 5.2 6
        11.5 25.6 13.7 5.5 5.9 11.1 11.7 9 12 5.5 154 8.6 38.8 3.7 7.8 222 9.8 12.6 12.1 9.7 17.1 4.8 36 9.3 12.4 9.7
        308 15.7 11 19.8 13.7 8 6.5 14.4 5.2 7.4 4.4 8.4 12.4 9.7 5.1 230 6.7 15 12.1 10 178 7.6 5.4 99.3 5.6 6.7 23.8 9.7`),
  },
  draw: (data, sheet) => {
    const { rows, percentiles = [], unit } = data
    const { bins, areCounts, far } = binned(data)
    const [isOne, all, tail] = [rows.length === 1, bins.flat(), percentiles.find((item) => sheet.isFocus(item))]
    const [highest, ends] = [Math.max(1e-9, ...all.map(({ height }) => height)), likeOf(data)]
    const marks = rows.flatMap((row, y) => {
      const place = ({ from, to, height }: GroupBin): BarPlace =>
        isOne ? { x: [from, to], y: [0, height] } : { x: [from, to], y, part: [1 - height / highest, 1] }
      const start = tail === undefined ? Number.POSITIVE_INFINITY : groupQuantile(row, tail.value / 100)
      const words = percentiles.map(({ value }) => percentileWords(row, value, unit, ends))
      const figure = percentiles.find(({ value }) => sheet.quotes(`p${value}`))
      const rules = percentiles.map((item) => {
        const [x, isFocus] = [groupQuantile(row, item.value / 100), item === tail]
        if (!isOne) return ruleInBand(item, { x, y }, { isFocus })
        sheet.prove(`p${item.value}`, item)
        const said = { beyond: beyondWords(row, item.value), isFigure: item === figure, isFocus }
        const value = quantileWords(row, item.value / 100, unit, ends)
        return percentileRule(item, x, { name: `p${item.value}`, value, ...said })
      })
      const size = { text: `n = ${formatFor([countOf(row)]).full(countOf(row))}`, as: 'note' as const }
      const notes = isOne ? [] : [...words.map((text) => ({ text, as: 'label' as const })), size]
      const beyond = wordsBeyond(row, far(row), { bins: bins[y] ?? [], highest, group: isOne ? undefined : y })
      return [...binBars(row, bins[y] ?? [], { place, start }), ...rules, ...beyond, sideNote(row, y, notes)]
    })
    sheet.prove('count', ...rows)
    const [isRaw, inBuckets] = [rows.every(({ values }) => values), rows.every(({ buckets }) => buckets)]
    if (percentiles.length > 0 && isRaw) sheet.footnote('Percentiles are measured values (nearest rank).')
    if (percentiles.length > 0 && inBuckets) sheet.footnote('Percentiles are interpolated in their buckets.')
    if (all.some(({ open, height }) => open && height > 0)) sheet.footnote('A dashed bar has no upper bound.')
    for (const note of binNotes(data, bins, tail?.value)) sheet.footnote(note)
    if (rows.some((row) => far(row).low ?? far(row).high))
      sheet.footnote('Values beyond the axis are counted at an arrow.')
    if (!isOne) sheet.footnote('The area of a bar is its share of its group.')
    const measure = areCounts ? `${rows[0]?.name} per bin` : `${rows[0]?.name}: the area shows how many`
    const heights = areCounts ? linear({ measure }) : unwritten(linear({ measure, hidden: true }))
    const y = isOne ? reachingBeyond(heights) : bands(named(rows), { padding: 0.3 })
    const x = withoutGrid(scaled({ ...data, zero: 'never', tight: true }))
    plot({ sheet, x, y, row: 104, h: 320 }, [...marks, ...valueMarks(data.marks)])
  },
  meanings: {
    count: 'of the group in focus, or of all',
    p50: 'of the same; any percentile given, too',
  },
  derive: (data) => {
    const { rows, percentiles = [], unit } = data
    const own = groupsInFocus(data)
    const of = own.length > 0 ? own : rows
    const [all, quantiles] = [togetherOf(of), [50, 90, 95, 99, ...percentiles.map(({ value }) => value)]]
    // In the unit of the axis, as the rules are.
    const ends = likeOf(data)
    const words = quantiles.flatMap((share) =>
      all === undefined ? [] : [[`p${share}`, quantileWords(all, share / 100, unit, ends)]],
    )
    const whole = sum(of, countOf)
    return { ...Object.fromEntries(words), count: formatFor([whole]).full(whole) }
  },
  describe: (data) => {
    const { rows, percentiles = [{ value: 50 }], unit, measure, scale } = data
    const { bins, far } = binned(data)
    const groups = rows.map((row, index) => {
      const at = percentiles.map(({ value }) => {
        const beyond = beyondWords(row, value)
        return `${percentileWords(row, value, unit)}${beyond === undefined ? '' : ` (${beyond})`}`
      })
      const humps = humpsOf(bins[index] ?? []).map((bin) => rangeWords(bin, unit))
      return `${row.name}, ${count(countOf(row), 'value')}: ${enumerate(at)}; ${humps.length > 1 ? `${humps.length} humps, highest` : 'highest'} at ${enumerate(humps)}${awayWords(far(row))}`
    })
    const equal = scale === 'log' ? 'bins of equal ratio' : 'bins of equal width'
    return `Histogram of ${measure.toLowerCase()} with ${rows.every(({ buckets }) => buckets) ? 'buckets as given' : equal} and rules at percentiles. ${enumerate(groups)}.`
  },
})
