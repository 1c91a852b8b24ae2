/**
 * What is said below the bars of an on-call schedule, and the arrows of its swaps.
 */
import { swatchEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import { snap } from '../../drawing/rect.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { styleOf, type TypeStyle } from '../../drawing/type.ts'
import { grow, type Rect } from '../../src/geometry/rect.ts'
import { type DutyLayout, type DutyRow, trackOf } from './layout.ts'
import { lineWidth, lineWords, type NoteLine } from './note-line.ts'
import { at, type Duty, type DutyShift, horizonOf } from './on-call.ts'
import { size } from './size.ts'

/** From the ends of an absence to those of a turn that is given away for all of it, in pixels. */
const apart = 3

/** Who is away has stripes. */
const stripesIn = ({ x, y, w, h }: Rect) =>
  square({ x: x + 1, y: y + 1, w: w - 2, h: h - 2 }, { striped: true, fill: 'none', stroke: 'rule' })

const given: SquareLook = { fill: 'surface', stroke: 'muted', dashed: true }

/** What nobody has, in the row of whose turn it is and in that of nobody. */
export const uncovered: SquareLook = { fill: 'none', stroke: 'ink', dashed: true }

/** What is said about stretches, each in a line of its own below the bars; several layers at once have a red outline, like their words. */
export const drawNotes = (row: DutyRow, layout: DutyLayout): void => {
  const { data, sheet, x } = layout
  const h = data.layers.length * size.bar
  for (const said of [...(row.beside === undefined ? [] : [row.beside]), ...linesUnder(row, layout)]) {
    const { start, end, isBad } = said.note
    const around = { x: x(start), y: row.y + size.air, w: x(end) - x(start), h }
    const isOutlined = isBad === true && row.source !== '@nobody'
    const frame = isOutlined ? [square(around, { fill: 'none', stroke: 'negative' })] : []
    sheet.put(row.source, [...frame, ...lineWords(said)], 'over')
  }
}

/** The absence for all of which a shift was given away. */
export const absenceOf = ({ instead, start, end }: DutyShift, { away = [] }: Duty) =>
  away.find((each) => each.person === instead && at(each.start) === start && at(each.end) === end)

/** Lines begin where their stretches do, a large one ends there if it would be under the next turn. Under the bars of a row nothing is in the columns. */
export const linesUnder = (row: DutyRow, { data, x, left, columns, sheet }: DutyLayout): NoteLine[] =>
  row.notes.map((note, index) => {
    // Alone, what the heading quotes is large, and its outline says the rest.
    const claim = row.notes.length === 1 && sheet.quotes('double') ? note.short : undefined
    const text = claim ?? (note.when === undefined ? note.text : `${note.text}: ${note.when}`)
    const isBad = note.isBad === true
    const bad: TypeStyle = { size: claim === undefined ? 14 : size.claim, bold: true, fill: 'negative' }
    const as = isBad ? bad : styleOf('note')
    const [w, end] = [lineWidth(text, as), columns.at(-1) ?? x(horizonOf(data)[1])]
    const y = row.y + size.air + data.layers.length * size.bar + 4 + index * size.line
    const isNext =
      claim !== undefined && row.shifts.some(({ start }) => start >= note.end && x(start) < x(note.start) + w)
    const start = isNext && x(note.end) - w >= left ? x(note.end) - w : x(note.start)
    const h = claim === undefined ? size.line : size.claim + 4
    return { note, text, as, rect: { x: Math.max(0, Math.min(start, end - w)), y, w, h } }
  })

type Given = { shift: DutyShift; from: DutyRow; empty: Rect; isOpen: boolean }

/** An empty bar where a turn was given away; with stripes where that is the whole of an absence. */
const drawGiven = ({ shift, from, empty, isOpen }: Given, { data, sheet }: DutyLayout): void => {
  const look = isOpen ? uncovered : given
  const away = isOpen ? undefined : absenceOf(shift, data)
  // Apart from the outline of an absence that is as long.
  const inset = away === undefined && empty.w > 4 * apart ? apart : 0
  const bar = { ...empty, x: empty.x + inset, w: empty.w - 2 * inset }
  sheet.put(from.source, [square(bar, look)])
  const entry = swatchEntry(isOpen ? 'Not covered' : 'Given away', look)
  if (away === undefined) {
    sheet.key(entry)
    return
  }
  sheet.put(away, [stripesIn(bar)])
  const sample = ({ y, h, ...rect }: Rect) => {
    const inner = { ...rect, y: y + 4, h: h - 8 }
    return [square(inner, look), stripesIn(inner)]
  }
  sheet.key({ ...entry, text: 'Away, given away', sample })
}

/** What was given away is empty, with an arrow to whoever took it where nothing is between. */
export const drawSwaps = (row: DutyRow, layout: DutyLayout): void => {
  const { sheet, rows, x } = layout
  for (const shift of row.shifts) {
    const from = rows.find(({ name, source }) => name === shift.instead && source !== '@nobody')
    if (from === undefined) continue
    const empty = trackOf(shift, from, layout)
    const isOpen = row.source === '@nobody'
    drawGiven({ shift, from, empty, isOpen }, layout)
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
  return layout.rows
    .flatMap((row) => [
      ...row.shifts.map((shift) => trackOf(shift, row, layout)),
      ...linesUnder(row, layout).map(({ rect }) => grow(rect, size.beside)),
      ...(row.beside === undefined ? [] : [row.beside.rect]),
    ])
    .every(({ x: left, y, w, h }) => x < left || x > left + w || y >= bottom.y || y + h <= top.y + top.h)
}
