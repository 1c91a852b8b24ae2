/**
 * The balance of two candidates under a radar, on one scale from zero: what both have, and then the bars on the spokes, end
 * to end in a row for each. Who is ahead more often may be ahead by less.
 */
import { sum } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import { leadsOf, totalOf } from './leads.ts'
import type { TotalRow, TotalsPlace } from './totals.ts'

/** Pixels: from one row to the next, the height of a bar, around names and numbers, between pieces, and from the head to the first row. */
const size = { pitch: 32, bar: 20, beside: 12, after: 8, seam: 2, head: 28 } as const

/** Draws both rows: what both have, in gray, and then by how much each is ahead, spoke by spoke. */
export function drawBalance(
  rows: readonly [TotalRow, TotalRow],
  { data, sheet }: { data: SeriesData; sheet: Sheet },
  { left, right, top }: TotalsPlace,
): void {
  const leads = leadsOf(rows[0].row, rows[1].row)
  const totals = rows.map(({ row }) => totalOf(row))
  const common = (totals[0] ?? 0) - sum(leads[0])
  const { short } = formatFor([...totals, common, ...leads.flat()], data.unit)
  const names = rows.map(({ row }) => `${stateSign(row)}${row.name}`)
  const start = Math.round(left + Math.max(...names.map((name) => widthOf(name, 'item'))) + size.beside)
  const room = right - start - size.after - Math.max(...totals.map((each) => widthOf(short(each), 'name')))
  const perUnit = Math.max(0, room) / Math.max(1e-9, ...totals)
  sheet.put('@totals', [lineOfText('In common, then bars on spokes, end to end', { x: start, y: top, as: 'tick' })])
  for (const [index, { row, look, as }] of rows.entries()) {
    const y = top + size.head + index * size.pitch
    const bold = { ...as, size: 16, bold: true } as const
    let at = 0
    const bars = [common, ...(leads[index] ?? [])].flatMap((value, piece): Element[] => {
      const [from, to] = [start + at * perUnit, start + (at + value) * perUnit].map(Math.round) as [number, number]
      at += value
      if (to - from < 1) return []
      const w = Math.max(1, to - from - size.seam)
      const [fill, ink] = piece === 0 ? (['rule', 'ink'] as const) : ([look.stroke, 'surface'] as const)
      const number = { size: 14, bold: true, fill: ink } as const
      const isWide = widthOf(short(value), number) + 8 <= w
      const bar = square({ x: from, y: y - size.bar / 2, w, h: size.bar }, { fill })
      return [bar, ...(isWide ? [lineOfText(short(value), { x: from + w / 2, y, as: number, align: 'middle' })] : [])]
    })
    sheet.put(row, [
      lineOfText(names[index] ?? '', { x: left, y, as: { ...bold, size: 14 } }),
      ...bars,
      lineOfText(short(totals[index] ?? 0), { x: start + Math.round(at * perUnit) + size.after, y, as: bold }),
    ])
  }
}
