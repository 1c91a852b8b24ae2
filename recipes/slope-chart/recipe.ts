/** Build times of seven repositories before and after remote caching: six fall, one rises. */

import { extent } from 'd3-array'
import { points } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import type { Column } from '../../drawing/data/columns.ts'
import { columnItems, readColumns, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { changeOf, slopes } from './slopes.ts'

export default defineRecipe({
  name: 'Slope chart',
  family: 'Charts',
  description:
    'One line per item between two labeled points, before and after, on one vertical scale. Name and value are at both ends, so no axis is needed; the exception is highlighted. Also called slopegraph or before-after chart.',
  useWhen:
    'You compare exactly two moments or two configurations for 2 to 14 items, and the change of each item matters more than its level: build times before and after caching, p95 latency before and after a release. Needs two values per item.',
  avoidWhen:
    'There are more than two moments: use `line-chart`. One total is explained cause by cause: use `waterfall-chart`. More than 14 items, or only the differences matter: use `diverging-bar`.',
  aliases: ['slope graph', 'before and after', 'bump chart', 'two-point comparison', 'dumbbell'],
  visual: 90,
  ease: 80,
  overall: 87,
  rationale:
    'Direction alone tells gains from losses, and both ends are read without an axis. A new item is one line, two dots and five labels, but labels of close values have to be moved apart. You supply two comparable values per item, measured over equal periods.',
  reviewed: '2026-11-22',
  revision: 1,
  data: seriesForm({ rows: [2, 14], columns: [2, 2] }),
  sample: {
    title: 'Remote caching sped up {fallen} of {rows} builds; {risen} got slower',
    subtitle: 'CI builds of the main branch, medians of two working weeks each in 2026',
    measure: 'Median build time',
    unit: 'min',
    source: 'Illustrative data',
    columns: [
      { name: 'Before', note: 'Oct 12–23' },
      { name: 'After', note: 'Nov 2–13' },
    ],
    rows: [
      { name: 'web-monorepo', values: [36.4, 11.8] },
      { name: 'ios-app', values: [31.8, 22.4] },
      { name: 'checkout-api', values: [26.9, 9.3] },
      { name: 'search', values: [21.3, 7.6] },
      { name: 'ingest', values: [16.6, 5.7] },
      {
        name: 'firmware',
        state: 'negative',
        note: 'Timestamps defeat the cache; uploads still cost time',
        values: [12.9, 15.4],
      },
      { name: 'docs', values: [8.2, 3.5] },
    ],
  },
  draw: (data, sheet) => {
    const heads = columnItems(data).map(headOf)
    // The upright lines run on beyond the outermost dots.
    const [least = 0, most = 0] = extent(valuesOf(data.rows))
    const beyond = (most - least) / 40
    const marks = [{ y: [least - beyond, most + beyond] }, ...slopes(data, sheet)]
    plot(
      { sheet, x: points(heads), y: linear({ ...data, zero: 'never', hidden: true }), w: 800, h: 560, xOver: true },
      marks,
    )
  },
  derive: ({ rows }) => {
    const names = (sign: number): string[] =>
      rows.filter((row) => Math.sign(changeOf(row)) === sign).map(({ name }) => name)
    return { rows: String(rows.length), fallen: String(names(-1).length), risen: enumerate(names(1), 3) || 'none' }
  },
  describe: (data) => {
    const { full } = formatFor(valuesOf(data.rows), data.unit)
    const changes = data.rows.map(({ name, values }) => {
      const [before = 'unknown', after = 'unknown'] = values.map(({ value }) =>
        value === null ? undefined : full(value),
      )
      return `${name} from ${before} to ${after}`
    })
    return `${data.measure} of ${count(data.rows.length, 'item')}, ${readColumns(data).names.join(' and ')}, one line each with name and value at both ends: ${enumerate(changes, 8)}.`
  },
})

const headOf = (item: Column) => ({
  item,
  paragraphs: [
    { text: item.name, as: 'name' as const },
    { text: item.note, as: 'note' as const },
  ],
})
