/**
 * Totals under a radar: a bar for each candidate on one scale from zero, as being ahead often is not being ahead by much.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { SeriesLook } from '../../drawing/chart/series.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import { totalOf } from './leads.ts'
import { dashesOf, focusFirst } from './outline.ts'
import { nameOf } from './ring-numbers.ts'

/** Pixels: from one bar to the next, its height, from names to bars and from bars to values, from the head to the first, and the length of a sample. */
const size = { pitch: 24, bar: 12, beside: 12, after: 8, head: 24, sample: 32 } as const

export type TotalRow = { row: SeriesData['rows'][number]; look: SeriesLook; as: TypeStyle; isFocus: boolean }

/** Where totals are: between two x, from `top` downward; `areKeys`: their names have samples of outlines that have none. */
export type TotalsPlace = { left: number; right: number; top: number; areKeys: boolean }

/** Draws the totals of all rows. */
export function drawTotals(
  rows: readonly TotalRow[],
  { data, sheet }: { data: SeriesData; sheet: Sheet },
  { left, right, top, areKeys }: TotalsPlace,
): void {
  const totals = rows.map(({ row }) => totalOf(row))
  const { short } = formatFor(totals, data.unit)
  const names = Math.max(...rows.map(({ row }) => widthOf(nameOf(row), 'item')))
  const values = Math.max(...totals.map((total) => widthOf(short(total), 'name')))
  const nameAt = left + (areKeys ? size.sample + size.beside : 0)
  const start = Math.round(nameAt + names + size.beside)
  const perUnit = Math.max(0, right - start - size.after - values) / Math.max(1, ...totals)
  const scores = rows[0]?.row.values.length ?? 0
  sheet.put('@totals', [lineOfText(`Total of ${count(scores, 'score')}`, { x: left, y: top, as: 'tick' })])
  for (const [index, { row, look, as }] of rows.entries()) {
    const y = top + size.head + index * size.pitch
    const w = Math.max(1, Math.round(perUnit * (totals[index] ?? 0)))
    const bold = { ...as, size: 14, bold: true } as const
    if (areKeys) sheet.put(row, sampleOf(row, rows, { look, x: left, y }), 'line')
    sheet.put(row, [
      lineOfText(nameOf(row), { x: nameAt, y, as: bold }),
      square({ x: start, y: y - size.bar / 2, w, h: size.bar }, { fill: look.stroke }),
      lineOfText(short(totals[index] ?? 0), { x: start + w + size.after, y, as: { ...bold, size: 16 } }),
    ])
  }
}

/** An outline as it is drawn, with one of its dots. */
const sampleOf = (
  row: TotalRow['row'],
  rows: readonly TotalRow[],
  { look, x, y }: { look: SeriesLook; x: number; y: number },
): Element[] => {
  const isFirst = focusFirst(rows)[0]?.row === row
  const line = path(`M ${x} ${y} h ${size.sample}`, { ...look, ...dashesOf(row, rows) })
  return [line, circle(x + size.sample / 2, y, 4, { fill: isFirst ? look.stroke : 'surface', stroke: look.stroke })]
}
