/**
 * Where a timetable leads.
 */
import { lineOfText } from '../../drawing/block.ts'
import { circle } from '../../drawing/primitives.ts'
import { arrow, type DrawnTimetable } from './strokes.ts'

/** Where all leads: a ring behind the last bar. */
export const drawEnd = ({ table: { end }, plan: { x, w, end: right, main }, sheet }: DrawnTimetable): void => {
  const last = main.at(-1)?.rect
  if (end === undefined || last === undefined) return
  const [middle, center] = [last.y + last.h / 2, right - 8]
  const note =
    end.node.note === undefined
      ? []
      : [lineOfText(end.node.note, { x: right, y: middle + 20, as: 'small', align: 'end' })]
  sheet.put(end.node, [
    circle(center, middle, 6, { fill: sheet.isFocus(end.node) ? 'accent' : 'surface', stroke: 'ink' }),
    lineOfText(end.node.name ?? '', { x: right, y: middle - 22, as: 'item', align: 'end' }),
    ...note,
  ])
  arrow(
    end.edge,
    [x + w, center - 6].map((each) => ({ x: each, y: middle })),
    sheet,
  )
}
