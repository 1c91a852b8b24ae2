/**
 * Sizes of segments as bars on one scale, with the size and what the segment is for.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import { valueBar, wordsAfter } from '../../drawing/grid/value-bar.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { byteSize, sizeOf } from './addresses.ts'
import type { Row } from './draw.ts'

/** The longest bar, and how wide notes are at least, in pixels. */
const size = { bar: 160, note: 176 }

/** Draws a bar for each segment from `x` on; notes follow the widest bar with its words, or the words of their own. */
export function drawSizes(rows: Row[], { x, w }: { x: number; w: number }, sheet: Sheet): void {
  const largest = Number(rows.map(({ segment }) => sizeOf(segment)).reduce((most, each) => (each > most ? each : most)))
  for (const { segment, y, h } of rows) {
    const bytes = byteSize(sizeOf(segment))
    const length = Math.max(1, Math.round((Number(sizeOf(segment)) / largest) * size.bar))
    const noteX = wordsAfter(x + length) + widthOf(bytes, 'item') + 12
    const note = block([{ text: segment.note, as: 'note' }], Math.max(size.note, x + w - noteX))
    sheet.put(segment, [
      ...valueBar({ x, y: y + h / 2 }, { length, words: bytes, as: 'item', isFocus: sheet.isFocus(segment) }),
      ...place(note, { x: noteX, y, w: 0, h }, { align: 'start' }),
    ])
  }
}
