/** The time of a schedule behind its rows: weekends, and the weeks with their dates. */
import { pairs } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { dayWriter } from '../../drawing/values/calendar.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { DutyLayout } from './layout.ts'
import { linesUnder } from './notes.ts'
import { horizonOf, weekendsIn, writeMoment } from './on-call.ts'
import { size } from './size.ts'

/** Paler than any bar. */
export const weekendLook: SquareLook = grays[1]

/** Weekends as pale bands behind all rows, a line and the date at the start of each week. */
export const drawTime = (layout: DutyLayout): void => {
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
  let dated = left
  for (const [index, week] of weeks.entries()) {
    if (index % Math.ceil(wide / (x(from + 7 * day) - left)) !== 0) continue
    sheet.put(
      '@weeks',
      [path(`M ${x(week)} ${size.head - 24} V ${size.head} ${clearWay(x(week))}`, { stroke: 'rule' })],
      'ground',
    )
    const end = x(week) + size.beside + widthOf(write(week), 'tick')
    if (end > x(to)) continue
    sheet.put('@weeks', [lineOfText(write(week), { x: x(week) + size.beside, y: size.head - 14, as: 'tick' })])
    dated = end
  }
  drawEnd({ x, sheet, clearWay }, { to, write, dated })
  // Turns do not begin at midnight where the first does not.
  const clock = `Turns from ${writeMoment(from)}`
  if (from % day !== 0 && widthOf(clock, 'small') <= x(to) - left)
    sheet.put('@weeks', [lineOfText(clock, { x: left + size.beside, y: size.head - 36, as: 'small' })])
}

type EndOfTime = { to: number; write: (time: number) => string; dated: number }

/** The last line, with its date before it if that is clear of the last date of a week, which ends at `dated`. */
const drawEnd = (
  { x: xOf, sheet, clearWay }: Pick<DutyLayout, 'x' | 'sheet'> & { clearWay: (at: number) => string },
  { to, write, dated }: EndOfTime,
): void => {
  const [x, text] = [xOf(to), write(to)]
  const isDated = x - size.beside - widthOf(text, 'tick') >= dated + 16
  const top = isDated ? `M ${x} ${size.head - 24} V ${size.head} ` : `M ${x} ${size.head} `
  sheet.put('@weeks', [path(`${top}${clearWay(x)}`, { stroke: 'rule' })], 'ground')
  if (isDated)
    sheet.put('@weeks', [lineOfText(text, { x: x - size.beside, y: size.head - 14, as: 'tick', align: 'end' })])
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
