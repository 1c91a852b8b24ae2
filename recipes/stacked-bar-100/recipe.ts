/** Where the time of requests to six endpoints goes: on one of them most of it is waiting. */

import { namedBands } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { columnItems, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { columnHeads, segments, sharesOf, totalFindings, totals } from './segments.ts'

export default defineRecipe({
  name: '100% stacked bar',
  family: 'Charts',
  description:
    'One bar per item, all equally long, divided into the shares of the same parts in the same order; each share is written in its segment, with its name where that fits, totals are at the end. Also called proportional stacked bar or percent stacked bar.',
  useWhen:
    'You compare what 2 to 20 totals consist of: phases of requests, languages of repositories, outcomes of jobs. Needs 2 to 6 parts of each total, none negative; one part may be in focus and is best given first.',
  avoidWhen:
    'The totals themselves are compared: use `ordered-bar`. You explain why one total became another: use `waterfall-chart`. Amounts split and merge: use `sankey-traffic`. Exact amounts of inner parts are compared: use `grouped-bar`.',
  aliases: ['stacked bar', 'percent stacked', 'share of total', 'breakdown', 'composition', 'part to whole'],
  visual: 87,
  ease: 72,
  overall: 82,
  rationale:
    'Equal lengths turn six totals of very different size into comparable shares, and the part in focus stands on a common base when it is first. A changed amount moves every segment after it. You supply the amounts of each part; shares and totals are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: alsoChecked(seriesForm({ rows: [2, 20], columns: [2, 6], least: 0 }), ({ rows }) => totalFindings(rows)),
  sample: {
    title: 'On {row}, {share} of the time is spent in the queue',
    subtitle: 'Mean time of requests by phase on six endpoints, November 16 to 22, 2026',
    measure: 'Mean request time',
    unit: 'ms',
    focus: ['queue'],
    source: 'Illustrative data',
    columns: ['queue', 'DNS', 'TLS', 'app', 'database'],
    rows: [
      { name: 'POST /export', values: [684, 4, 31, 142, 318] },
      { name: 'GET /report', values: [96, 4, 30, 88, 241] },
      { name: 'GET /search', values: [21, 5, 29, 64, 118] },
      { name: 'POST /checkout', values: [12, 3, 32, 97, 71] },
      { name: 'GET /product', values: [6, 4, 28, 33, 22] },
      { name: 'POST /login', values: [5, 4, 33, 118, 14] },
    ],
  },
  draw: (data, sheet) => {
    const y = namedBands(data.rows, sheet, 0.3)
    plot({ sheet, x: linear({ hidden: true }), y, w: 1040, least: 1040, row: data.rows.length > 12 ? 36 : 48 }, [
      ...data.rows.flatMap((row, y) => segments(row, { y, data, sheet })),
      ...totals(data),
      ...columnHeads(data, sheet),
    ])
  },
  derive: (data) => {
    const names = columnItems(data).map(({ name }) => name)
    const index = Math.max(
      0,
      names.findIndex((name) => data.focus?.includes(name)),
    )
    const shares = data.rows.map((row) => ({ row, share: sharesOf(row)[index]?.share ?? 0 }))
    const [highest] = shares.toSorted((a, b) => b.share - a.share)
    return {
      row: highest?.row.name ?? '',
      share: `${Math.round(100 * (highest?.share ?? 0))}%`,
      part: names[index] ?? '',
    }
  },
  describe: (data: SeriesData) => {
    const names = columnItems(data).map(({ name }) => name)
    const rows = data.rows.map((row) => {
      const [largest] = sharesOf(row)
        .map(({ share }, index) => ({ share, name: names[index] ?? '' }))
        .toSorted((a, b) => b.share - a.share)
      return `${row.name} ${largest?.name} (${Math.round(100 * (largest?.share ?? 0))}%)`
    })
    return `${count(rows.length, 'bar')} of equal length, each divided into the shares of ${enumerate(names)}. The largest part of each: ${enumerate(rows, 8)}.`
  },
})
