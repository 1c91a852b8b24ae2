/**
 * The balance of two candidates under a radar: the bars on the spokes, end to end in a row for each, as long as they are
 * there. Who is ahead more often may be ahead by less; what both have is left out, so that the difference is seen.
 */
import { max, sum } from 'd3-array'
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

/** A number in a piece. */
const inPiece = { size: 14, bold: true, fill: 'surface' } as const

/** What is in the rows, and what both candidates have besides, over them. */
const headsOf = (common: string, { start, right, top }: { start: number; right: number; top: number }): Element[] => [
  lineOfText(`Bars on the spokes, end to end; ${common} more in common`, { x: start, y: top, as: 'tick' }),
  lineOfText('Total', { x: right, y: top, as: 'tick', align: 'end' }),
]

/** Draws both rows; `perUnit` is how long a score of one is on a spoke. */
export function drawBalance(
  rows: readonly [TotalRow, TotalRow],
  { data, sheet }: { data: SeriesData; sheet: Sheet },
  { left, right, top, perUnit: most }: TotalsPlace & { perUnit: number },
): void {
  const pieces = leadsOf(rows[0].row, rows[1].row)
  const sums = pieces.map((each) => sum(each))
  const totals = rows.map(({ row }) => totalOf(row))
  const { short } = formatFor([...totals, ...sums, ...pieces.flat()], data.unit)
  const start = Math.round(
    left + Math.max(...rows.map(({ row }) => widthOf(`${stateSign(row)}${row.name}`, 'item'))) + size.beside,
  )
  const ends = Math.max(...sums.map((each) => widthOf(short(each), 'name'))) + widthOf('Total', 'tick')
  const room = right - start - ends - size.after - 2 * size.beside
  const perUnit = Math.min(most, Math.max(0, room) / Math.max(1e-9, max(sums) ?? 0))
  const common = short((totals[0] ?? 0) - (sums[0] ?? 0))
  sheet.put('@totals', headsOf(common, { start, right, top }))
  for (const [index, { row, look, as }] of rows.entries()) {
    const y = top + size.head + index * size.pitch
    const bold = { ...as, size: 16, bold: true } as const
    let at = 0
    const bars = (pieces[index] ?? []).flatMap((value): Element[] => {
      const [from, to] = [start + at * perUnit, start + (at + value) * perUnit].map(Math.round) as [number, number]
      at += value
      if (to - from < 1) return []
      const w = Math.max(1, to - from - size.seam)
      const bar = square({ x: from, y: y - size.bar / 2, w, h: size.bar }, { fill: look.stroke })
      const isWide = widthOf(short(value), inPiece) + 8 <= w
      return [bar, ...(isWide ? [lineOfText(short(value), { x: from + w / 2, y, as: inPiece, align: 'middle' })] : [])]
    })
    sheet.put(row, [
      lineOfText(`${stateSign(row)}${row.name}`, { x: left, y, as: { ...bold, size: 14 } }),
      ...bars,
      lineOfText(short(sums[index] ?? 0), { x: start + Math.round(at * perUnit) + size.after, y, as: bold }),
      lineOfText(short(totals[index] ?? 0), { x: right, y, as: bold, align: 'end' }),
    ])
  }
}
