/**
 * What is said below the bars of an on-call schedule, and the arrows of its swaps.
 */
import { sum } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import { snap } from '../../drawing/rect.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { styleOf, type TypeStyle } from '../../drawing/type.ts'
import { type DutyLayout, type DutyRow, heightOf, size, trackOf } from './layout.ts'
import { horizonOf } from './on-call.ts'

const given: SquareLook = { fill: 'none', stroke: 'muted', dashed: true }

/** What is said about stretches, each in a line of its own below the bars; red ones have an outline around the bars. */
export const drawNotes = (row: DutyRow, { data, sheet, x }: DutyLayout): void => {
  const tracks = data.layers.length * size.bar
  const red = { bold: true, fill: 'negative' } as const
  let y = row.y + size.air + tracks + 4
  for (const note of row.notes) {
    const { bad, text, isFigure = false } = note
    const parts: { text: string; as: TypeStyle }[] =
      bad === undefined
        ? [{ text, as: styleOf('note') }]
        : isFigure
          ? [
              { text: bad, as: { size: 28, ...red } },
              { text, as: { size: 14, ...red } },
            ]
          : [{ text: `✗ ${bad} ${text}`, as: { size: 14, ...red } }]
    const width = sum(parts, (part) => widthOf(part.text, part.as) + 8)
    let left = Math.max(0, Math.min(x(note.start), x(horizonOf(data)[1]) - width))
    const words = parts.map((part) => {
      const line = lineOfText(part.text, { x: left, y: y + heightOf(note) / 2, as: part.as })
      left += widthOf(part.text, part.as) + 8
      return line
    })
    const around = { x: x(note.start), y: row.y + size.air, w: x(note.end) - x(note.start), h: tracks }
    const isOutlined = bad !== undefined && row.source !== '@nobody'
    sheet.put(
      row.source,
      [...(isOutlined ? [square(around, { fill: 'none', stroke: 'negative' })] : []), ...words],
      'over',
    )
    y += heightOf(note)
  }
}

/** What was given away is empty, with an arrow to whoever took it where nothing is between. */
export const drawSwaps = (row: DutyRow, layout: DutyLayout): void => {
  const { sheet, rows, x } = layout
  for (const shift of row.shifts) {
    const from = rows.find(({ name, source }) => name === shift.instead && source !== '@nobody')
    if (from === undefined) continue
    const empty = trackOf(shift, from, layout)
    sheet.put(from.source, [square(empty, given)])
    sheet.key(swatchEntry('Given away', given))
    if (row.source === '@nobody') continue
    const [upper, lower] = from.y < row.y ? [from, row] : [row, from]
    const isFree = rows.every(
      (each) =>
        each.y <= upper.y ||
        each.y >= lower.y ||
        each.shifts.every((other) => other.end <= shift.start || shift.end <= other.start),
    )
    const isBelow = from.y < row.y
    const end = trackOf(shift, row, layout)
    const middle = snap(x((shift.start + shift.end) / 2), 4)
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
