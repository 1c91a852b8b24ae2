/**
 * Single columns that a callout or the focus names: the badge is at that column and not at one beside it, and the accent
 * colors it alone.
 */
import { rectOf } from '../../drawing/chart/bar.ts'
import { namedCells } from '../../drawing/chart/cell-dots.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { ComboPanel } from './panel.ts'

export const namedColumns = ({ row, at }: ComboPanel, sheet: Sheet): ChartMark[] => {
  if (namedCells([row], sheet).length === 0) return []
  return row.values.map((cell, index) => ({
    draw: (frame) => {
      const rect = rectOf(frame, { x: index, y: [at(0), at(cell.value ?? 0)] })
      sheet.stand(cell, square([{ ...rect, h: Math.max(1, rect.h) }], { fill: 'ink' }))
      if (sheet.isFocus(cell) && rect.h > 0) frame.tint(cell, [square([rect], { fill: 'accent' })], 'mark')
    },
  }))
}
