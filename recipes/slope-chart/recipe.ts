/** Build times of seven repositories before and after remote caching: six fall, one rises. */
import { greatest } from 'd3-array'
import * as z from 'zod'
import { block, nameAndNote, type Paragraph, widthOf } from '../../drawing/block.ts'
import { named, points } from '../../drawing/chart/bands.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { link } from '../../drawing/chart/link.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, reachingBeyond } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { sideColumns } from '../../drawing/chart/side-words.ts'
import { columnItems, readColumns, type SeriesData, type SeriesRow, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { focusable, type TypeStyle } from '../../drawing/type.ts'
import { formatFor, wholePercent } from '../../drawing/values/format.ts'

const changes = z
  .enum(['percent', 'difference'])
  .default('percent')
  .describe('How changes are written: shares of the first value, or in the unit')

type SlopeData = SeriesData & { changes: z.output<typeof changes> }

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
  data: seriesForm({ rows: [2, 14], columns: [2, 2], complete: true, fields: { changes } }),
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
      { name: 'firmware', state: 'negative', note: 'timestamped: never hits', values: [12.9, 15.4] },
      { name: 'docs', values: [8.2, 3.5] },
    ],
  },
  draw: (data, sheet) => {
    const [write, writeChange] = [formatFor(valuesOf(data.rows), data.unit).short, changeWriter(data)]
    const lone = againstAll(data.rows)
    const nameWidth = Math.max(176, ...data.rows.map(({ name }) => Math.min(240, widthOf(`✗ ${name}`, boldName))))
    const rows = data.rows.map((row) => {
      const [stroke, ends] = [toneOf(row, sheet), endsOf(row)]
      const [isPlain, from, to] = [stroke === 'muted', { x: 0, y: ends.before }, { x: 1, y: ends.after }]
      const as: TypeStyle = isPlain ? focusable('body', false) : { ...boldName, fill: stroke }
      const large = { size: 16, bold: true, fill: isPlain ? 'ink' : stroke } as const
      const plain: TypeStyle =
        isPlain || ends.change === 0 ? focusable('note', false) : { size: 14, bold: true, fill: stroke }
      const change = word(writeChange(ends), row === lone ? large : plain)
      const value = word(write(to.y), as)
      // The sign of a state is at the name: before a number it would read as another one.
      const said = { ...row, name: `${stateSign(row)}${row.name}` }
      const end = dot(row, to, { stroke })
      return {
        isPlain,
        marks: [link(row, { from, to }, { stroke }), dot(row, from, { stroke }), end],
        left: { source: row, at: from.y, stroke, cells: [word(row.name, as), word(write(from.y), as)] },
        right: { source: row, at: to.y, stroke, cells: [nameAndNote(said, nameWidth, [as, 'note']), value, change] },
      }
    })
    const [x, y] = [
      reachingBeyond(points(named(columnItems(data), () => true)), 12),
      linear({ ...data, zero: 'never', hidden: true }),
    ]
    // The head over changes is on the line of those over the ends.
    const middle = columnItems(data).some(({ note }) => note !== undefined) ? 52 : 34
    const [left, right] = [rows.map((row) => row.left), rows.map((row) => row.right)]
    // Each row says its direction by its slope and by the sign of its change.
    for (const name of ['rows', 'fallen', 'risen', 'most']) sheet.prove(name, ...data.rows)
    plot({ sheet, x, y, w: 880, h: 416, xOver: true }, [
      { top: 16 },
      ...rows.toSorted((a, b) => Number(b.isPlain) - Number(a.isPlain)).flatMap(({ marks }) => marks),
      sideColumns(left, { side: 'left', aligns: ['end', 'end'] }),
      sideColumns(right, { side: 'right', aligns: ['start', 'end', 'end'], heads: ['', '', 'Change'], middle }),
    ])
  },
  derive: (data) => {
    const { rows } = data
    const names = (sign: number) => rows.filter((row) => Math.sign(endsOf(row).change) === sign).map(({ name }) => name)
    const most = greatest(rows, (row) => Math.abs(sizeOf(data)(endsOf(row))))?.name ?? ''
    return { rows: rows.length, fallen: names(-1).length, risen: enumerate(names(1), 3) || 'none', most }
  },
  describe: (data) => {
    const { full } = formatFor(valuesOf(data.rows), data.unit)
    const write = changeWriter(data)
    const changes = data.rows.map((row) => {
      const ends = endsOf(row)
      return `${row.name} from ${full(ends.before)} to ${full(ends.after)} (${write(ends)})`
    })
    return `${data.measure} of ${count(data.rows.length, 'item')}, ${readColumns(data).names.join(' and ')}, one line each with name and value at both ends: ${enumerate(changes, 8)}.`
  },
})

/** A name as it may be drawn: all are measured so, and no focus changes where they wrap. */
const boldName = { size: 16, bold: true } as const

const word = (text: string, as: Paragraph['as']) => block([{ text, as }])

type Ends = { before: number; after: number; change: number }

const endsOf = ({ values: [first, second] }: SeriesRow): Ends => {
  const [before, after] = [first?.value ?? 0, second?.value ?? 0]
  return { before, after, change: after - before }
}

/** The one row that rises while the others fall, or falls while they rise. */
const againstAll = (rows: SeriesRow[]): SeriesRow | undefined => {
  const [up, down] = [1, -1].map((sign) => rows.filter((row) => Math.sign(endsOf(row).change) === sign)) as [
    SeriesRow[],
    SeriesRow[],
  ]
  if (up.length === 1 && down.length > 1) return up[0]
  return down.length === 1 && up.length > 1 ? down[0] : undefined
}

/** Shares in whole percent where all values are positive, differences where a share would mean nothing. */
const changeWriter = (data: SlopeData) => {
  const all = data.rows.map((row) => endsOf(row).change)
  return (ends: Ends): string =>
    isShare(data)
      ? (wholePercent(sizeOf(data)(ends)) ?? '0%')
      : formatFor(all, data.unit).signed(ends.change).replace('%', ' pp')
}

const isShare = ({ changes: written, rows, unit }: SlopeData): boolean =>
  written === 'percent' && unit !== '%' && valuesOf(rows).every((value) => value > 0)

/** How large a change is, as it is written. */
const sizeOf =
  (data: SlopeData) =>
  ({ before, change }: Ends): number =>
    isShare(data) ? (100 * change) / before : change
