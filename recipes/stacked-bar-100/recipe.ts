/** Where the time of requests to six endpoints goes: on one of them most of it is waiting. */

import { sum } from 'd3-array'
import { type Block, place } from '../../drawing/block.ts'
import { namedBands } from '../../drawing/chart/bands.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { isFocusColumn } from '../../drawing/chart/series.ts'
import { type PartLook, partInFocus, partLooks, partsOf, type SharePart } from '../../drawing/chart/shares.ts'
import { sideNote } from '../../drawing/chart/side-words.ts'
import { readColumns, type SeriesData, type SeriesRow, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { rectAround, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Path } from '../../src/scene/scene.ts'

export default defineRecipe({
  name: '100% stacked bar',
  family: 'Charts',
  description:
    'One bar per item, all equally long, divided into the shares of the same parts in the same order; each share is written in its segment, with its name where the part is largest; totals are at the end. Also called proportional stacked bar or percent stacked bar.',
  useWhen:
    'You compare what 2 to 20 totals consist of: phases of requests, languages of repositories, outcomes of jobs. Needs 2 to 6 parts of each total, none negative; one part may be in focus and is best given first.',
  avoidWhen:
    'The totals themselves are compared: use `ordered-bar`. You explain why one total became another: use `waterfall-chart`. Amounts split and merge: use `sankey-traffic`. Exact amounts of inner parts are compared: use `grouped-bar`.',
  visual: 87,
  ease: 72,
  overall: 82,
  rationale:
    'Equal lengths turn six totals of very different size into comparable shares, and the part in focus stands on a common base when it is first. A changed amount moves every segment after it. You supply the amounts of each part; shares and totals are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: seriesForm({ rows: [2, 20], columns: [2, 6], least: 0, total: 'shares' }),
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
    const looks = partLooks(readColumns(data).names.map((_, index) => isFocusColumn(data, index, sheet)))
    for (const [index, text] of readColumns(data).names.entries())
      sheet.key(swatchEntry(text, lookOf(looks[index] ?? partInFocus)))
    const totals = data.rows.map(({ values }) => sum(values, ({ value }) => value ?? 0))
    const words = totals.map(formatFor(totals, data.unit).full)
    // Totals are at the ends, unless all are the same.
    const marks = data.rows.flatMap((row, y) => [
      segments(row, { y, data, looks, sheet }),
      sideNote(row, y, new Set(words).size === 1 ? [] : [{ text: words[y], as: 'value' }]),
    ])
    const y = namedBands(data.rows, sheet, 0.3)
    plot(
      {
        sheet,
        x: linear({ hidden: true, measure: data.measure }),
        y,
        w: 1040,
        least: 1040,
        row: data.rows.length > 12 ? 36 : 48,
      },
      marks,
    )
  },
  derive: (data) => {
    const { names } = readColumns(data)
    const part = names.find((name) => data.focus?.includes(name)) ?? names[0] ?? ''
    const most = largest(data.rows.flatMap((row) => rowParts(row, data).filter(({ name }) => name === part)))
    return { row: most?.row.name ?? '', share: most?.words ?? '', part }
  },
  describe: (data) => {
    const most = data.rows.map((row) => largest(rowParts(row, data)))
    const rows = most.map((part) => `${part?.row.name} ${part?.name} (${part?.words})`)
    return `${count(rows.length, 'bar')} of equal length, each divided into the shares of ${enumerate(readColumns(data).names)}. The largest part of each: ${enumerate(rows, 8)}.`
  },
})

/** The parts of a row with their names. */
const rowParts = (row: SeriesRow, data: SeriesData) => {
  const { names } = readColumns(data)
  const parts = partsOf(row.values.map(({ value }) => value ?? 0))
  return parts.map((part, index) => ({ ...part, row, cell: row.values[index] ?? row, name: names[index] ?? '' }))
}

const largest = <Each extends SharePart>(parts: Each[]): Each | undefined =>
  parts.toSorted((a, b) => b.share - a.share)[0]

/** Stripes have the color of the edge. */
const lookOf = ({ fill, striped = false }: PartLook, edge: Color = 'muted'): SquareLook =>
  striped ? { fill, striped, stroke: 'muted' } : { fill, stroke: edge }

/** Stripes leave room for words. */
const plateOf = ({ w, h }: Block, rect: Rect): Path[] =>
  w === 0 ? [] : [square(rectAround(centerOf(rect), up(w + 8), h + 4), { fill: 'surface' })]

type Setting = { y: number; data: SeriesData; looks: PartLook[]; sheet: Sheet }

/** The parts of a row with their shares where these fit; a part is named in the row that has most of it. */
const segments = (row: SeriesRow, { y, data, looks, sheet }: Setting): ChartMark => ({
  x: [0, 1],
  draw: (frame) => {
    for (const [index, { cell, share, from, name, words }] of rowParts(row, data).entries()) {
      const rect = rectOf(frame, { x: [from, from + share], y })
      if (rect.w <= 0) continue
      const look = (sheet.isFocus(cell) ? partInFocus : looks[index]) ?? partInFocus
      const { fill, ink } = look
      const isMost = share === Math.max(...data.rows.map((each) => rowParts(each, data)[index]?.share ?? 0))
      const as: TypeStyle = { size: 14, fill: ink, ...(fill === 'accent' ? { bold: true } : {}) }
      const said = fittingWords([...(isMost ? [`${name} ${words}`] : []), words], rect.w - 12, as)
      frame.put(cell, [
        square(rect, lookOf(look, 'surface')),
        ...(look.striped === true ? plateOf(said, rect) : []),
        ...place(said, rect),
      ])
    }
    frame.put(row, [square(rectOf(frame, { x: [0, 1], y }), { fill: 'none', stroke: 'muted' })], 'line')
  },
})
