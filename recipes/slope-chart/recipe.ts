/** Build times of seven repositories before and after remote caching: six fall, one rises. */
import { greatest } from 'd3-array'
import * as z from 'zod'
import { widthOf } from '../../drawing/block.ts'
import { named, points } from '../../drawing/chart/bands.ts'
import { cellDots } from '../../drawing/chart/cell-dots.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, logarithmic, reachingBeyond, unwritten, withoutGrid } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { sideColumns } from '../../drawing/chart/side-words.ts'
import { columnItems, groupsInNotes, readColumns, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { toneOf } from '../../drawing/tone.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { againstAll, changeWriter, isShare, isSkewed, measured, missingWords, sizeOf } from './ends.ts'
import { boldNames, label, nameRoom, signed, slopeOf } from './slope.ts'

const changes = z
  .enum(['percent', 'difference'])
  .default('percent')
  .describe('How changes are written: shares of the first value, or in the unit')

export default defineRecipe({
  name: 'Slope chart',
  family: 'Charts',
  description:
    'One line per item between two labeled points, before and after, on one vertical scale. Name and value are at both ends, so no axis is needed; each change is signed, and one line against the others has its change in bold. Also called slopegraph or before-after chart.',
  useWhen:
    'You compare exactly two moments or two configurations for 2 to 14 items, and the change of each item matters more than its level: build times before and after caching, p95 latency before and after a release. Needs two values per item.',
  avoidWhen:
    'There are more than two moments: use `line-chart`. One total is explained cause by cause: use `waterfall-chart`. More than 14 items, or only the differences matter: use `diverging-bar`.',
  visual: 90,
  ease: 80,
  overall: 87,
  rationale:
    'Direction alone tells gains from losses, and both ends are read without an axis. A new item is one line, two dots and five labels, but labels of close values have to be moved apart. You supply two comparable values per item, measured over equal periods.',
  reviewed: '2026-11-23',
  revision: 1,
  data: groupsInNotes(seriesForm({ rows: [2, 14], columns: [2, 2], marks: false, fields: { changes } })),
  sample: {
    title: 'Remote caching sped up {fallen} of {rows} builds; {risen} got slower',
    subtitle: 'CI builds of the main branch in 2026: medians of two working weeks each',
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
      { name: 'firmware', state: 'negative', note: 'timestamps prevent hits', values: [12.9, 15.4] },
      { name: 'docs', values: [8.2, 3.5] },
    ],
  },
  draw: (data, sheet) => {
    const [write, writeChange] = [formatFor(valuesOf(data.rows), data.unit).short, changeWriter(data)]
    const lone = againstAll(data.rows)
    const bold = boldNames(data.rows.length)
    const values = Math.max(...valuesOf(data.rows).map((value) => widthOf(label(write(value), ''), bold)))
    const roomOf = (names: string[]): number => Math.max(...names.map((name) => nameRoom(name, bold)))
    const nameWidth = { left: values + roomOf(data.rows.map(({ name }) => name)), right: roomOf(data.rows.map(signed)) }
    const rows = data.rows.map((row) => slopeOf(row, { sheet, write, writeChange, lone, bold, nameWidth }))
    sheet.badgesAtWords = true
    const missing = missingWords(data)
    if (missing !== undefined) sheet.footnote(missing)
    if (measured(data.rows).length === 0)
      sheet.problem('', 'rows', 'have no values at both ends; a slope needs one row with two')
    const isRatio = isShare(data) && isSkewed(data)
    if (isRatio) sheet.footnote('The scale is logarithmic: equal slopes are equal changes in percent.')
    const [x, y] = [
      reachingBeyond(points(named(columnItems(data), () => true)), 12),
      // A line at zero would seem one more item, which stays as it is.
      isRatio
        ? unwritten(logarithmic({ ...data, tight: true }))
        : withoutGrid(linear({ ...data, zero: 'never', hidden: true })),
    ]
    // The head over changes is on the line of those over the ends.
    const middle = columnItems(data).some(({ note }) => note !== undefined) ? 52 : 34
    const [left, right] = [rows.flatMap((row) => row.left), rows.flatMap((row) => row.right)]
    // Each row says its direction by its slope and by the sign of its change.
    for (const name of ['rows', 'fallen', 'risen', 'most']) sheet.prove(name, ...data.rows)
    plot({ sheet, x, y, w: 880, h: 416, xOver: true }, [
      { top: 16 },
      ...rows.toSorted((a, b) => Number(b.isPlain) - Number(a.isPlain)).flatMap(({ marks }) => marks),
      ...cellDots(data.rows, ({ cell, index }) => ({ x: index, y: cell.value }), {
        sheet,
        strokeOf: (row) => toneOf(row, sheet),
      }),
      sideColumns(left, { side: 'left', aligns: ['end'] }),
      sideColumns(right, { side: 'right', aligns: ['end', 'start', 'end'], heads: ['', '', 'Change'], middle }),
    ])
  },
  meanings: { rows: 'with both values', most: 'as changes are written' },
  derive: (data) => {
    const { rows } = data
    const both = measured(rows)
    const names = (sign: number) => both.flatMap(({ row, ends }) => (Math.sign(ends.change) === sign ? [row.name] : []))
    const most = greatest(both, ({ ends }) => Math.abs(sizeOf(data)(ends)))?.row.name ?? ''
    return { rows: both.length, fallen: names(-1).length, risen: enumerate(names(1), 3) || 'none', most }
  },
  describe: (data) => {
    const { full } = formatFor(valuesOf(data.rows), data.unit)
    const write = changeWriter(data)
    const changes = measured(data.rows).map(
      ({ row, ends }) => `${row.name} from ${full(ends.before)} to ${full(ends.after)} (${write(ends)})`,
    )
    const missing = missingWords(data)
    return `${data.measure} of ${count(data.rows.length, 'item')}, ${readColumns(data).names.join(' and ')}, one line each with name and value at both ends: ${enumerate(changes, 8)}.${missing === undefined ? '' : ` ${missing}`}`
  },
})
