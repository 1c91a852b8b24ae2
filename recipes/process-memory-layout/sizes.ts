/**
 * Sizes of segments as bars on one scale, with the size and what the segment is for.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { byteSize, sizeOf } from './addresses.ts'
import type { Row } from './draw.ts'

/** The longest bar, the height of bars, free pixels beside words, how wide notes are at least. */
const size = { bar: 160, thick: 16, beside: 8, note: 176 }

/** Draws a bar for each segment from `x` on; notes follow the widest bar with its words, or the words of their own. */
export function drawSizes(rows: Row[], { x, w }: { x: number; w: number }, sheet: Sheet): void {
  const largest = Number(rows.map(({ segment }) => sizeOf(segment)).reduce((most, each) => (each > most ? each : most)))
  for (const { segment, y, h } of rows) {
    const bytes = byteSize(sizeOf(segment))
    const length = Math.max(1, Math.round((Number(sizeOf(segment)) / largest) * size.bar))
    const isFocus = sheet.isFocus(segment)
    const bar = { x, y: y + (h - size.thick) / 2, w: length, h: size.thick }
    const words = x + length + size.beside
    const noteX = words + widthOf(bytes, 'item') + 12
    const note = block([{ text: segment.note, as: 'note' }], Math.max(size.note, x + w - noteX))
    sheet.put(segment, [
      cells(bar, { fill: isFocus ? 'accent' : 'muted', stroke: 'none' }),
      lineOfText(bytes, { x: words, y: y + h / 2, as: 'item' }),
      ...place(note, { x: noteX, y, w: 0, h }, { align: 'start' }),
    ])
  }
}
