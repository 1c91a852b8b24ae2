/**
 * A schedule with a row for each person and a track for each layer in it: a rotation is a stair of bars. What was given
 * away is an empty bar with an arrow to whoever took it; several layers at once and gaps are red, in words below.
 */
import { place } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { drawTime, weekendLook } from './draw-time.ts'
import { drawHours } from './hours.ts'
import { type DutyLayout, type DutyRow, headOf, layDuty, nameOf, trackOf } from './layout.ts'
import { absenceOf, drawNotes, drawSwaps, uncovered } from './notes.ts'
import { at, comparedLayers, type Duty, horizonOf, idleSwaps, sharedHours, weekendsIn } from './on-call.ts'
import { size } from './size.ts'

/** Bars of the first layer, the second and others. */
const looks: readonly SquareLook[] = [{ fill: 'muted' }, grays[3], grays[2]]

/** Draws the schedule from 0, 0. */
export function drawDuty(data: Duty, sheet: Sheet): void {
  for (const swap of idleSwaps(data))
    sheet.note(
      swap,
      undefined,
      'changes nothing: this is the turn of its person anyway, or a later swap or an absence wins',
    )
  const layout = layDuty(data, sheet)
  explainLayers(layout)
  drawTime(layout)
  drawHeads(layout)
  for (const row of layout.rows) {
    sheet.put('@rows', [line(0, row.y, layout.columns.at(-1) ?? 0, row.y, { stroke: 'rule' })], 'rule')
    drawBars(row, layout)
    drawNotes(row, layout)
    drawHours(row, layout)
  }
  sheet.put('@rows', [line(0, layout.bottom, layout.columns.at(-1) ?? 0, layout.bottom, { stroke: 'rule' })], 'rule')
  for (const row of layout.rows) drawSwaps(row, layout)
  sheet.ifTooWide('people', 'shorten names')
  sheet.ifTooHigh('people', 'remove some')
}

/** What the columns of figures count. */
const drawHeads = ({ data, sheet, columns }: DutyLayout): void => {
  const heads = [...comparedLayers(data).map(({ name }) => name), 'Weekends']
  for (const layer of data.layers.slice(1)) {
    const hours = sharedHours(layer, data)
    if (hours !== undefined) sheet.footnote(`${layer.name}: ${hours} each.`)
  }
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
    // Where somebody has exactly that, the empty bar is the absence too.
    if (layout.rows.some(({ shifts }) => shifts.some((shift) => absenceOf(shift, data) === each))) continue
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
      ? uncovered
      : sheet.isFocus(row.source as object) && index === 0
        ? { fill: 'accent' as const }
        : (looks[index] ?? looks[2])
    if (rects.length > 0) sheet.put(row.source, [square(rects, look)])
  }
  const fill = sheet.isFocus(row.source as object) ? ({ fill: 'accent' } as const) : {}
  const name = nameOf(row.name, fill)
  const middle = row.y + Math.max(size.air + (data.layers.length * size.bar) / 2, name.h / 2 + 4)
  sheet.put(row.source, place(name, { x: 0, y: middle, w: 0, h: 0 }, { align: 'start' }))
}

/** Faint stripes, through which shifts are seen, in a frame that is seen in every theme. */
const absence = (rect: Rect): Path[] => [
  square(rect, { striped: true, fill: 'none', stroke: 'rule' }),
  square(rect, { fill: 'none', stroke: 'muted' }),
]

/** The layers in the key, in the order in which their bars are stacked, and the weekends that are counted. */
const explainLayers = ({ data, sheet }: DutyLayout): void => {
  for (const [index, { name }] of data.layers.entries()) sheet.key(swatchEntry(name, looks[index] ?? looks[2] ?? {}))
  const [from, to] = horizonOf(data)
  if (weekendsIn(from, to).length > 0) sheet.key(swatchEntry('Weekend', weekendLook))
}
