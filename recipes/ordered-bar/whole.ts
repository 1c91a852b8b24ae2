/**
 * The whole of an ordered bar chart: all bars end to end as one strip, and how much of it the largest is.
 */
import { cumsum } from 'd3-array'
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { barLook, rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { Tick } from '../../drawing/chart/scale.ts'
import { writeShares } from '../../drawing/chart/shares.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { squarePath } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** How much higher the strip is than a bar, in pixels. */
const tall = 12
/** From its end to the total, and from its start to the share. */
const beside = 8

type Sized = ValueRow & { value: number }

/** The name of the strip, a row like those of the items. */
export const wholeName = (count: number): Omit<Tick, 'at'> => ({
  item: '@total',
  paragraphs: [{ text: `All ${count}, end to end`, as: { size: count > 12 ? 14 : 16 } }],
})

/** The strip in the first row, as long as the plot area is wide, with the share of the largest in its part. */
export function wholeStrip(
  rows: Sized[],
  { total, words, sheet }: { total: number; words: string; sheet: Sheet },
): ChartMark[] {
  const ends = cumsum(rows, ({ value }) => value / total)
  const [share = ''] = writeShares(rows.map(({ value }) => value))
  const end = block([{ text: words, as: 'item' }])
  const most = Math.max(...rows.map(({ value }) => value))
  const strip: ChartMark = {
    top: tall / 2,
    reach: [{ x: most, after: end.w + beside }],
    draw: (frame) => {
      const { area } = frame
      // Higher than a bar, as it is no item; many bars are too close under it.
      const band = rectOf(frame, { x: [0, 0], y: 0 })
      const under = rows.length > 12 ? 0 : tall / 2
      const [y, h] = [band.y - tall / 2, band.h + tall / 2 + under]
      const at = (part: number): number => Math.round(area.x + part * area.w)
      frame.put('@total', place(end, { x: at(1) + beside, y, w: 0, h }, { align: 'start' }), 'line')
      for (const [index, row] of rows.entries()) {
        const x = at(ends[index - 1] ?? 0)
        const rect = { x, y, w: Math.max(1, at(ends[index] ?? 1) - x - 1), h }
        const { fill = 'muted', ...look } = barLook(row, sheet)
        const isHalf = 'half' in look
        frame.put(row, [path(squarePath(rect), { fill, stroke: 'none', ...(isHalf ? { dashed: true } : {}) })])
        if (index > 0) continue
        const said = shareWords(share, rect, isHalf ? 'ink' : 'surface')
        frame.put('@total', place(said, { ...rect, x: x + 12 }, { align: 'start' }), 'line')
      }
    },
  }
  return [strip]
}

/** The share in the largest type that fits into its part. */
const shareWords = (text: string, { w, h }: Rect, fill: 'ink' | 'surface'): Block => {
  const size = ([28, 20, 16, 12] as const).find(
    (each) => widthOf(text, { size: each, bold: true }) + 20 <= w && each + 8 <= h,
  )
  return size === undefined ? block([]) : block([{ text, as: { size, bold: true, fill } }])
}
