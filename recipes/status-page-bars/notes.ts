/**
 * What happened on days with downtime, in words under their bars, and what the uptime would be without the worst of them.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { writeDay } from '../../drawing/values/calendar.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type StatusColumns, size } from './columns.ts'
import {
  allowedOf,
  atDay,
  type DownDay,
  lowestOf,
  placeOfDay,
  type StatusData,
  type StatusRow,
  uptimeOf,
  worstOf,
  writeMinutes,
  writeUptime,
} from './uptime.ts'

/** Words of a day: where their line begins, and which line under the bars it is. */
export type DayNote = { down: DownDay; x: number; words: Block; line: number }

/** What happened, under its bar and to the right of it; words that would meet are a line lower. */
export const notesOf = (
  row: StatusRow,
  data: StatusData,
  { columns, sheet }: { columns: StatusColumns; sheet: Sheet },
): DayNote[] => {
  const { x, pitch, down: end } = columns
  const free = needsWithout(row, data, sheet) ? end - widthOf(withoutWorst(row, data), 'label') - 12 : Infinity
  const notes: DayNote[] = []
  const said = (row.down ?? []).filter(({ text, minutes }) => text !== undefined || minutes > allowedOf(row, data))
  // From the right to the left: the tick of a lower line passes left of the words over it.
  for (const down of said.toSorted((a, b) => atDay(b.day) - atDay(a.day))) {
    const left = x + placeOfDay(down.day, data) * pitch
    const words = block([
      {
        text: `${writeDay(atDay(down.day))}: ${[writeMinutes(down.minutes), down.text ?? []].flat().join(', ')}`,
        as: 'label',
      },
    ])
    const isTaken = (line: number): boolean =>
      (line === 0 && left + words.w > free) || notes.some((each) => each.line >= line && left + words.w + 12 > each.x)
    let line = 0
    while (isTaken(line)) line++
    notes.push({ down, x: left, words, line })
  }
  return notes
}

/** Draws the words, each with a tick from its bar. */
export const drawNotes = (notes: readonly DayNote[], { rect, sheet }: { rect: Rect; sheet: Sheet }): void => {
  const tick = 1
  for (const { down, x, words, line } of notes) {
    const y = rect.y + rect.h + 4 + line * size.line
    const at = { x: x + 8, y, w: 0, h: size.line }
    sheet.put(
      down,
      [
        path(`M ${x + tick} ${rect.y + rect.h} V ${y + size.line / 2} h 5`, { stroke: 'muted' }),
        ...place(words, at, { align: 'start' }),
      ],
      'line',
    )
  }
}

/** Whether the heading says what the lowest uptime would be without its worst day: then it is under the figure. */
export const needsWithout = (row: StatusRow, data: StatusData, sheet: Sheet): boolean =>
  row === lowestOf(data) && worstOf(row) !== undefined && sheet.quotes('without')

/** What the uptime would be without the worst day: `99.98% without Oct 13`. */
export const withoutWorst = (row: StatusRow, data: StatusData): string => {
  const worst = worstOf(row)
  const rest = writeUptime(uptimeOf(row, data, worst?.minutes), data)
  return worst === undefined ? rest : `${rest} without ${writeDay(atDay(worst.day))}`
}
