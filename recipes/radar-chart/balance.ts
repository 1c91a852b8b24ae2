/**
 * The balance of two candidates under a radar: each sum in large type, and what it is made of, as who is ahead more often
 * may be ahead by less.
 */
import { max, sum } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { leadsOf, totalOf } from './leads.ts'
import { nameOf } from './ring-numbers.ts'
import type { TotalRow, TotalsPlace } from './totals.ts'

/** Pixels: over the first row, from one row to the next, from names to sums, and from these to words. */
const size = { over: 12, pitch: 36, beside: 16, after: 16 } as const

/** Draws both rows: a sum is what both have, and by how much this one is ahead where it is. */
export function drawBalance(
  rows: readonly [TotalRow, TotalRow],
  { data, sheet }: { data: SeriesData; sheet: Sheet },
  { left, top }: TotalsPlace,
): void {
  const leads = leadsOf(rows[0].row, rows[1].row).map((each) => ({
    on: each.length,
    by: sum(each, ({ value }) => value),
  }))
  const totals = rows.map(({ row }) => totalOf(row))
  const common = (totals[0] ?? 0) - (leads[0]?.by ?? 0)
  const { short } = formatFor([...totals, common, ...leads.map(({ by }) => by)], data.unit)
  const widest = (texts: readonly string[], as: Parameters<typeof widthOf>[1]): number =>
    Math.ceil(max(texts, (text) => widthOf(text, as)) ?? 0)
  const names = rows.map(({ row }) => nameOf(row))
  const end = left + widest(names, name) + size.beside + widest(totals.map(short), large)
  for (const [index, { row, as }] of rows.entries()) {
    const [y, { on, by }] = [top + size.over + index * size.pitch, leads[index] ?? { on: 0, by: 0 }]
    const words = `= ${short(common)} in common + ${short(by)} ahead on ${count(on, 'criterion', 'criteria')}`
    sheet.put(row, [
      lineOfText(names[index] ?? '', { x: left, y: y + under, as: { ...as, ...name } }),
      lineOfText(short(totals[index] ?? 0), { x: end, y, align: 'end', as: { ...as, ...large } }),
      lineOfText(words, { x: end + size.after, y: y + under, as: { size: 16 } }),
    ])
  }
}

const name = { size: 16, bold: true } as const
const large = { size: 28, bold: true } as const

/** The middle of smaller words under that of a sum, so that both have one baseline. */
const under = 4
