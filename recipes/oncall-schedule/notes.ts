/**
 * What is said below the bars of an on-call schedule, and the arrows of its swaps.
 */
import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import { snap } from '../../drawing/rect.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { styleOf, type TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type DutyLayout, type DutyRow, size, trackOf } from './layout.ts'
import { horizonOf } from './on-call.ts'

const given: SquareLook = { fill: 'none', stroke: 'muted', dashed: true }

/** What nobody has, in the row of whose turn it is and in that of nobody. */
export const uncovered: SquareLook = { fill: 'none', stroke: 'ink', dashed: true }

/** What is said about stretches, each in a line of its own below the bars; several layers at once have an outline, red where its words are near. */
export const drawNotes = (row: DutyRow, { data, sheet, x, columns }: DutyLayout): void => {
  const tracks = data.layers.length * size.bar
  if (row.beside !== undefined) {
    const { note, words, rect } = row.beside
    const around = { x: x(note.start), y: row.y + size.air, w: x(note.end) - x(note.start), h: tracks }
    const frame = square(around, { fill: 'none', stroke: 'negative' })
    sheet.put(row.source, [frame, ...place(words, rect, { align: 'start' })], 'over')
  }
  let y = row.y + size.air + tracks + 4
  for (const [index, note] of row.notes.entries()) {
    const { isBad = false, when } = note
    const text = when === undefined ? note.text : `${note.text}: ${when}`
    const as: TypeStyle = isBad ? { size: 14, bold: true, fill: 'negative' } : styleOf('note')
    // Under the bars of a row nothing is in the columns.
    const end = columns.at(-1) ?? x(horizonOf(data)[1])
    const left = Math.max(0, Math.min(x(note.start), end - widthOf(text, as)))
    const words = lineOfText(text, { x: left, y: y + size.line / 2, as })
    const around = { x: x(note.start), y: row.y + size.air, w: x(note.end) - x(note.start), h: tracks }
    const isNear = index === 0 || note.start === row.notes[0]?.start
    const isOutlined = isBad && row.source !== '@nobody'
    sheet.put(
      row.source,
      [...(isOutlined ? [square(around, { fill: 'none', stroke: isNear ? 'negative' : 'ink' })] : []), words],
      'over',
    )
    y += size.line
  }
}

/** What was given away is empty, with an arrow to whoever took it where nothing is between. */
export const drawSwaps = (row: DutyRow, layout: DutyLayout): void => {
  const { sheet, rows, x } = layout
  for (const shift of row.shifts) {
    const from = rows.find(({ name, source }) => name === shift.instead && source !== '@nobody')
    if (from === undefined) continue
    const empty = trackOf(shift, from, layout)
    const isOpen = row.source === '@nobody'
    const look = isOpen ? uncovered : given
    sheet.put(from.source, [square(empty, look)])
    sheet.key(swatchEntry(isOpen ? 'Not covered' : 'Given away', look))
    if (isOpen) continue
    const isBelow = from.y < row.y
    const end = trackOf(shift, row, layout)
    const middle = snap(x((shift.start + shift.end) / 2), 4)
    const isFree = isFreeBetween([empty, end], middle, layout)
    if (isFree)
      sheet.put(
        row.source,
        [
          line(middle, isBelow ? empty.y + empty.h : empty.y, middle, isBelow ? end.y : end.y + end.h, {
            stroke: 'ink',
            arrow: true,
          }),
        ],
        'line',
      )
  }
}

/** Whether no other bar and no words are between two tracks. */
const isFreeBetween = (ends: readonly [Rect, Rect], x: number, layout: DutyLayout): boolean => {
  const [top, bottom] = ends.toSorted((a, b) => a.y - b.y) as [Rect, Rect]
  const isBetween = (y: number, h: number): boolean => y < bottom.y && y + h > top.y + top.h
  return layout.rows.every((row) => {
    const bars = row.shifts.map((shift) => trackOf(shift, row, layout))
    const words = { y: row.y + size.air + layout.data.layers.length * size.bar, h: size.line * row.notes.length }
    const isClear = row.notes.length === 0 || !isBetween(words.y, words.h)
    return isClear && bars.every(({ x: left, y, w, h }) => x < left || x > left + w || !isBetween(y, h))
  })
}
