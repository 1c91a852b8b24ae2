/**
 * A schedule with a row for each person and a track for each layer in it: a rotation is a stair of bars. What was given
 * away is an empty bar with an arrow to whoever took it; several layers at once and gaps are red, in words below.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { dayWriter } from '../../drawing/values/calendar.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { type DutyLayout, type DutyRow, headOf, layDuty, size, trackOf } from './layout.ts'
import { drawNotes, drawSwaps } from './notes.ts'
import { allShifts, at, type Duty, horizonOf, hoursOf, weekendsIn, weekendsOf, writeHours } from './on-call.ts'

/** Bars of the first layer, the second and others. */
const looks: readonly SquareLook[] = [{ fill: 'muted' }, { fill: 'surface', stroke: 'muted' }, emphasis.plain]

/** Draws the schedule from 0, 0. */
export function drawDuty(data: Duty, sheet: Sheet): void {
  const layout = layDuty(data, sheet)
  drawTime(layout)
  for (const row of layout.rows) {
    sheet.put('@rows', [line(0, row.y, layout.columns.at(-1) ?? 0, row.y, { stroke: 'rule' })], 'rule')
    drawBars(row, layout)
    drawNotes(row, layout)
    drawHours(row, layout)
  }
  for (const row of layout.rows) drawSwaps(row, layout)
  drawLayerNames(layout)
  sheet.ifTooWide('people', 'shorten names')
  sheet.ifTooHigh('people', 'remove some')
}

/** Weekends as a strip under the dates, so that nothing lies behind bars, and the date of each week. */
const drawTime = ({ data, sheet, x, left, columns }: DutyLayout): void => {
  const [from, to] = horizonOf(data)
  const weekends = weekendsIn(from, to).map(({ start, end }) => ({
    x: x(start),
    y: size.head - 6,
    w: x(end) - x(start),
    h: 6,
  }))
  if (weekends.length > 0) sheet.put('@weekends', [square(weekends, grays[3])], 'ground')
  if (weekends.length > 0) sheet.key(swatchEntry('Weekend', grays[3]))
  const weeks = Array.from({ length: Math.ceil(data.days / 7) }, (_, index) => from + index * 7 * day)
  const write = dayWriter([from, to])
  const every = Math.ceil((widthOf(write(from), 'tick') + 12) / (x(from + 7 * day) - left))
  for (const [index, week] of weeks.entries()) {
    if (index % every === 0 && x(week) + widthOf(write(week), 'tick') <= x(to))
      sheet.put('@weeks', [lineOfText(write(week), { x: x(week), y: size.head - 16, as: 'tick' })])
  }
  const heads = [...data.layers.map(({ name }) => name), 'Weekends']
  if (data.layers.length > 1) sheet.footnote(`Weekends count ${data.layers[0]?.name} alone.`)
  heads.forEach((name, index) =>
    sheet.put(
      '@heads',
      place(headOf(name), { x: columns[index] ?? 0, y: 0, w: 0, h: size.head - 6 }, { align: 'end', valign: 'bottom' }),
    ),
  )
}

const drawBars = (row: DutyRow, layout: DutyLayout): void => {
  const { data, sheet, x } = layout
  const away = (data.away ?? []).filter(({ person }) => person === row.name && row.source !== '@nobody')
  for (const each of away) {
    const [from, to] = horizonOf(data)
    const [start, end] = [Math.max(from, at(each.start)), Math.min(to, at(each.end))]
    const rect = {
      x: x(start),
      y: row.y + 4,
      w: x(end) - x(start),
      h: data.layers.length * size.bar + size.air - 2,
    }
    sheet.put(each, absence(rect), 'rule')
    sheet.key({ ...swatchEntry('Away', {}), sample: ({ y, h, ...rect }) => absence({ ...rect, y: y + 4, h: h - 8 }) })
  }
  for (const [index, layer] of data.layers.entries()) {
    const rects = row.shifts.filter((shift) => shift.layer === layer).map((shift) => trackOf(shift, row, layout))
    const isBad = row.source === '@nobody'
    const look = isBad
      ? ({ fill: 'none', stroke: 'ink', dashed: true } as const)
      : sheet.isFocus(row.source as object) && index === 0
        ? { fill: 'accent' as const }
        : (looks[index] ?? looks[2])
    if (rects.length > 0) sheet.put(row.source, [square(rects, look)])
  }
  const fill = sheet.isFocus(row.source as object) ? ({ fill: 'accent' } as const) : {}
  const name = block([{ text: row.name, as: { size: 16, bold: true, ...fill } }], size.name)
  const middle = row.y + Math.max(size.air + (data.layers.length * size.bar) / 2, name.h / 2 + 4)
  sheet.put(row.source, place(name, { x: 0, y: middle, w: 0, h: 0 }, { align: 'start' }))
}

/** Faint stripes, through which shifts are seen, in a frame that is seen in every theme. */
const absence = (rect: Rect): Path[] => [
  square(rect, { striped: true, fill: 'none', stroke: 'rule' }),
  square(rect, { fill: 'none', stroke: 'muted' }),
]

const drawHours = (row: DutyRow, { data, sheet, columns }: DutyLayout): void => {
  const y = row.y + size.air + (data.layers.length * size.bar) / 2
  const hours = data.layers.map((layer) => writeHours(hoursOf(row.shifts.filter((shift) => shift.layer === layer))))
  const weekends = row.source === '@nobody' ? [] : [String(weekendsOf(row.name, data))]
  const texts = [...hours, ...weekends].map((text, index) =>
    lineOfText(text, { x: columns[index] ?? 0, y, as: 'value', align: 'end' }),
  )
  sheet.put(row.source, texts)
}

/** Whether something besides bars is drawn in a row, which words in its bars would meet. */
const isMarked = ({ name, notes, source }: DutyRow, data: Duty): boolean =>
  notes.some(({ bad }) => bad !== undefined) ||
  (data.away ?? []).some(({ person }) => person === name) ||
  (typeof source === 'object' && allShifts(data).some(({ instead }) => instead === name))

/** The name of each layer in its first bar that is wide enough, or else in the key. */
const drawLayerNames = (layout: DutyLayout): void => {
  for (const [index, layer] of layout.data.layers.entries()) {
    const all = layout.rows.flatMap((row) =>
      row.source === '@nobody' || isMarked(row, layout.data)
        ? []
        : row.shifts.filter((shift) => shift.layer === layer).map((shift) => trackOf(shift, row, layout)),
    )
    const wide = all.toSorted((a, b) => a.x - b.x).find(({ w }) => w >= widthOf(layer.name, 'label') + 16)
    const fill = index === 0 ? 'surface' : 'ink'
    if (wide === undefined) layout.sheet.key(swatchEntry(layer.name, looks[index] ?? {}))
    else
      layout.sheet.put(
        '@layers',
        [lineOfText(layer.name, { x: wide.x + 8, y: wide.y + wide.h / 2, as: { size: 14, fill } })],
        'line',
      )
  }
}
