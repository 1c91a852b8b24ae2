/** The high watermark in a log: a line at the first offset that cannot be read yet, below which consumers read. */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import { size } from './unread.ts'
import { type LogData, watermarkOf } from './watermark.ts'

/** Draws the line left of a cell, over the rows of all consumers. */
export const drawWatermark = (data: LogData, cell: Rect | undefined, sheet: Sheet): void => {
  if (cell === undefined) return
  const y = bottomOf(cell) + size.first + data.pointers.length * size.row
  const offset = watermarkOf(data)
  sheet.put('pending', [line(cell.x, cell.y - 4, cell.x, y, { stroke: 'ink' })], 'over')
  const words = block([
    { text: `high watermark ${offset}`, as: 'label' },
    { text: 'consumers read below it', as: 'note' },
  ])
  // At the foot of the line, before it where there is room.
  const align = cell.x >= words.w ? 'end' : 'start'
  sheet.put('pending', place(words, { x: cell.x, y: y + 6, w: 0, h: words.h }, { align }), 'over')
  const above = { x: cell.x + 8, y: bottomOf(cell) + 12, as: 'small' } as const
  if (data.pending > 0) sheet.put('pending', [lineOfText('not yet fully replicated', above)], 'over')
}
