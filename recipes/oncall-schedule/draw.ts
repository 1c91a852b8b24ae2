/**
 * A schedule with a row for each person and a track for each layer in it: a rotation is a stair of bars. What was given
 * away is an empty bar with an arrow to whoever took it; several layers at once and gaps are red, in words below.
 */
import { pairs } from 'd3-array'
import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { dayWriter } from '../../drawing/values/calendar.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { drawHours } from './hours.ts'
import { type DutyLayout, type DutyRow, headOf, layDuty, nameOf, trackOf } from './layout.ts'
import { absenceOf, drawNotes, drawSwaps, linesUnder, uncovered } from './notes.ts'
import { at, comparedLayers, type Duty, horizonOf, idleSwaps, sharedHours, weekendsIn, writeMoment } from './on-call.ts'
import { size } from './size.ts'

/** Bars of the first layer, the second and others. */
const looks: readonly SquareLook[] = [{ fill: 'muted' }, grays[3], grays[2]]

/** Paler than any bar. */
const weekendLook: SquareLook = grays[1]

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

/** Weekends as pale bands behind all rows, a line and the date at the start of each week. */
const drawTime = (layout: DutyLayout): void => {
  const { data, sheet, x, left, bottom } = layout
  const [from, to] = horizonOf(data)
  const weekends = weekendsIn(from, to).map(({ start, end }) => ({
    x: x(start),
    y: size.head,
    w: x(end) - x(start),
    h: bottom - size.head,
  }))
  if (weekends.length > 0) sheet.put('@weekends', [square(weekends.flatMap(clearBands(layout)), weekendLook)], 'ground')
  const weeks = Array.from({ length: Math.ceil(data.days / 7) }, (_, index) => from + index * 7 * day)
  const write = dayWriter([from, to])
  const wide = Math.max(...weeks.map((week) => widthOf(write(week), 'tick'))) + size.beside + 8
  const clearWay = clearWayIn(layout)
  for (const [index, week] of weeks.entries()) {
    if (index % Math.ceil(wide / (x(from + 7 * day) - left)) !== 0) continue
    sheet.put(
      '@weeks',
      [path(`M ${x(week)} ${size.head - 24} V ${size.head} ${clearWay(x(week))}`, { stroke: 'rule' })],
      'ground',
    )
    if (x(week) + size.beside + widthOf(write(week), 'tick') <= x(to))
      sheet.put('@weeks', [lineOfText(write(week), { x: x(week) + size.beside, y: size.head - 14, as: 'tick' })])
  }
  sheet.put('@weeks', [path(`M ${x(to)} ${size.head} ${clearWay(x(to))}`, { stroke: 'rule' })], 'ground')
  // Turns do not begin at midnight where the first does not.
  const clock = `Turns from ${writeMoment(from)}`
  if (from % day !== 0 && widthOf(clock, 'small') <= x(to) - left)
    sheet.put('@weeks', [lineOfText(clock, { x: left + size.beside, y: size.head - 36, as: 'small' })])
}

/** A band without what is behind large words below bars. */
const clearBands = (layout: DutyLayout) => {
  const words = layout.rows.flatMap((row) =>
    linesUnder(row, layout).flatMap(({ as, rect }) => (as.size === size.claim ? [rect] : [])),
  )
  return (band: Rect): Rect[] => {
    const crossed = words.filter(({ x, w }) => x < band.x + band.w && x + w > band.x).toSorted((a, b) => a.y - b.y)
    const cuts = [{ y: band.y, h: 0 }, ...crossed, { y: band.y + band.h, h: 0 }]
    return pairs(cuts).map(([above, below]) => ({ ...band, y: above.y + above.h, h: below.y - above.y - above.h }))
  }
}

/** The line of a week through all rows: what is said below bars, or beside them, stays clear. */
const clearWayIn = (layout: DutyLayout) => {
  const { data, rows, bottom } = layout
  const tracks = data.layers.length * size.bar + size.air
  return (at: number): string =>
    rows
      .map((row, index) => {
        const isOn = ({ rect }: { rect: Rect }): boolean =>
          at > rect.x - size.beside && at < rect.x + rect.w + size.beside
        const end = linesUnder(row, layout).some(isOn) ? row.y + tracks : (rows[index + 1]?.y ?? bottom)
        const words = row.beside?.rect
        if (words === undefined || !isOn({ rect: words })) return `M ${at} ${row.y} V ${end}`
        // What is left under words in the last row is no line but a stub.
        const on = words.y + words.h + 4
        const isStub = rows[index + 1] === undefined && end - on < size.air
        return `M ${at} ${row.y} V ${words.y - 4}${isStub ? '' : ` M ${at} ${on} V ${end}`}`
      })
      .join(' ')
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
