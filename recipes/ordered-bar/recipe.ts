/** Ten SQL statements by total time: one of them takes more than a quarter. */
import { sum } from 'd3-array'
import * as z from 'zod'
import { type Paragraph, widest } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { valueMarks } from '../../drawing/chart/rule.ts'
import { type AxisPlanner, titled, valuesWritten } from '../../drawing/chart/scale.ts'
import { percentOf, roundedSum, writeShares } from '../../drawing/chart/shares.ts'
import { type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { focusable } from '../../drawing/type.ts'
import { formatFor, formatOf } from '../../drawing/values/format.ts'
import { barsOf, mostLarge, notesAreBeside, rowOf } from './bars.ts'

export default defineRecipe({
  name: 'Ordered bar',
  family: 'Charts',
  description:
    'One bar per item from a common zero, the largest first, with its name before it and its value after it; where they add up to something, also with its share. Also called bar chart, ranking or top-N chart.',
  useWhen:
    'You ask which items are the largest, and by how much: queries by time, packages by size, endpoints by errors. Needs one value per item, for 2 to 40 items; long names are welcome. Good in a performance review or a cost report.',
  avoidWhen:
    'Each item has a value before and after: use `slope-chart`. The bars add up to a change: use `waterfall-chart`. Values follow each other in time: use `line-chart`. Up to six parts of one total for a lay audience: use `pie-chart`. Many values per item: use `histogram`.',
  visual: 90,
  ease: 88,
  overall: 89,
  rationale:
    'Lengths on one scale from one zero compare exactly, and the order answers the question before a number is read. A new item moves the bars below it. You supply one value per item; the drawing sorts them, and sums them up if the heading quotes the sum.',
  reviewed: '2026-11-23',
  revision: 1,
  data: valuesForm({
    rows: [2, 40],
    data: { code: z.boolean().optional().describe('Whether names are code, such as statements or paths') },
  }),
  sample: {
    title: 'One query without an index takes {share} of the top ten’s time',
    subtitle: 'The ten PostgreSQL statements with the most execution time on November 17, 2026',
    measure: 'Total execution time',
    unit: 'min',
    code: true,
    focus: ['SELECT … FROM orders WHERE customer_id = $1'],
    source: 'Illustrative data',
    rows: [
      { name: 'SELECT … FROM orders WHERE customer_id = $1', note: 'no index on customer_id', value: 168 },
      { name: 'UPDATE inventory SET reserved = $1 WHERE …', value: 92 },
      { name: 'SELECT … FROM prices WHERE sku = ANY ($1)', value: 79 },
      { name: 'INSERT INTO audit_log …', value: 65 },
      { name: 'SELECT … FROM carts JOIN cart_items …', value: 52 },
      { name: 'SELECT … FROM sessions WHERE token = $1', value: 42 },
      { name: 'UPDATE carts SET updated_at = now() WHERE …', value: 35 },
      { name: 'SELECT … FROM products LIMIT $1', value: 22 },
      { name: 'DELETE FROM sessions WHERE …', value: 16 },
      { name: 'SELECT … FROM coupons WHERE code = $1', value: 10 },
    ],
  },
  draw: (data, sheet) => {
    const rows = ordered(data.rows)
    const values = rows.map(({ value }) => value)
    const format = formatFor(values, data.unit, { isOneUnit: true })
    const shares = isShared(rows, sheet) ? writeShares(values) : undefined
    // After a large figure a note would leave the bars little room.
    const areBeside = notesAreBeside(rows) && !(shares !== undefined && sheet.quotes('share'))
    const write = (value: number, at: number): string => (at === 0 ? format.full(value) : format.short(value))
    const bars = barsOf(rows, { write, shares, areBeside, sheet })
    const note = shares === undefined ? undefined : roundedSum(shares)
    if (note !== undefined) sheet.footnote(note)
    for (const name of ['share', 'largest']) sheet.prove(name, rows[0] ?? '@x')
    sheet.prove('total', '@x')
    const x = measuredAxis(data, shares === undefined ? undefined : totalOf(data).full)
    const y = bands(namesOf(rows, { code: data.code === true, areBeside, sheet }), { padding: 0.3 })
    // Bars beside short names would leave much of a wide page empty.
    const w = Math.min(
      880,
      Math.max(
        720,
        widest(
          rows.map(({ name }) => name ?? ''),
          'body',
        ) + 560,
      ),
    )
    // Further down all bars are shorter: there the rule of a mark would only cross words.
    const marks = valueMarks(data.marks, { write: format.short, until: (value) => lastNear(rows, value) })
    plot({ sheet, x, y, w, least: 720, row: rowOf(rows, areBeside), isEven: true }, [...bars, ...marks])
  },
  meanings: { share: 'the largest of all, none negative' },
  derive: ({ rows, unit }) => {
    const { largest, total, full } = totalOf({ rows, unit })
    // As it is written at its bar.
    const values = rows.map(({ value }) => value)
    const { full: write } = formatFor(values, unit, { isOneUnit: true })
    return { largest: write(largest), total: full, ...(isSum(rows) ? { share: percentOf(largest, total) } : {}) }
  },
  describe: ({ rows, measure, unit }) => {
    const { full } = formatOf(rows, unit)
    const { largest, total } = totalOf({ rows, unit })
    const items = ordered(rows).map(({ name, value, note }, index) => {
      const share =
        index === 0 && isSum(rows) ? [`${percentOf(largest, total)} of ${totalOf({ rows, unit }).full}`] : []
      const more = [...share, ...(index === 0 && note !== undefined ? [note] : [])]
      return `${name} ${full(value)}${more.length === 0 ? '' : ` (${more.join('; ')})`}`
    })
    return `${count(rows.length, 'bar')} from a common zero, the largest first. ${measure}: ${enumerate(items, 10)}.`
  },
})

/** What bars measure, and what their shares are of, with the unit, which is said once. */
const measuredAxis = (data: { measure: string; unit?: string | undefined }, total?: string): AxisPlanner =>
  total === undefined ? valuesWritten(data) : titled(valuesWritten(data), `${data.measure} (share of ${total})`)

type NamesLook = { code: boolean; areBeside: boolean; sheet: Sheet }

/** The names of rows, with their notes unless these are beside the bars; code is in the letters of code. */
const namesOf = (rows: readonly ValueRow[], { code, areBeside, sheet }: NamesLook): Parameters<typeof bands>[0] =>
  rows.map((row) => {
    const plain = code ? ({ size: 14, mono: true } as const) : ({ size: rows.length > mostLarge ? 14 : 16 } as const)
    const paragraphs: Paragraph[] = [
      { text: row.name, as: focusable(plain, sheet.isFocus(row), 'ink') },
      { text: areBeside ? undefined : row.note, as: 'note' },
    ]
    return { item: row, paragraphs }
  })

/** Largest first; equal values keep the order of the data. */
const ordered = <Item extends ValueRow & { value: number }>(rows: Item[]): Item[] =>
  rows.toSorted((a, b) => b.value - a.value)

/** The lower edge of the first row whose bar ends short of a value that others reach, if there is one. */
const lastNear = (rows: readonly { value: number }[], value: number): number | undefined => {
  const index = rows.findIndex((row) => row.value < value)
  return index > 0 ? index + 0.5 : undefined
}

/** Whether values are parts of a whole: nothing below zero is part of a sum. */
const isSum = (rows: readonly { value: number }[]): boolean =>
  rows.every(({ value }) => value >= 0) && sum(rows, ({ value }) => value) > 0

/** The same, where the heading speaks of that whole. */
const isShared = (rows: readonly { value: number }[], sheet: Sheet): boolean =>
  sheet.quotes('share', 'total') && isSum(rows)

/** The largest value and the sum of all, which is written in the same way wherever it stands. */
const totalOf = ({ rows, unit }: { rows: { value: number }[]; unit?: string | undefined }) => {
  const [largest, total] = [Math.max(...rows.map(({ value }) => value)), sum(rows, ({ value }) => value)]
  return { largest, total, full: formatFor([largest, total], unit).full(total) }
}
