/**
 * The calendar behind a plan: its ruler, weekends, a line for today, and days and periods that matter.
 */

import { utcDay } from 'd3-time'
import { at, type ScheduleData, type ScheduleMark } from '../../drawing/data/schedule.ts'
import { band as bandFill } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { drawRuler } from '../../drawing/time/draw-ruler.ts'
import { band, bandPath, guide, wordsOn } from '../../drawing/time/guide.ts'
import { rulerOf } from '../../drawing/time/ruler.ts'
import { type TimeSpan, timeScale } from '../../drawing/time/scale.ts'
import { drawTags } from '../../drawing/time/tags.ts'
import { weekday } from '../../drawing/values/calendar.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Rect } from '../../src/geometry/rect.ts'

type CalendarContext = { sheet: Sheet; span: TimeSpan; bottom: number }

/** How its dates are written. */
type DateStyle = { writeDate: (at: number) => string }

/** A day or period with words above it: `today`, or a mark of the data. */
type Entry = { item: ScheduleMark | 'today'; from: number; to: number; text: string }

/** Draws the calendar above and behind everything that is on the sheet; rows begin at 0 and end at `bottom`. */
export function drawCalendar(
  data: ScheduleData,
  { sheet, span, bottom, writeDate }: CalendarContext & DateStyle,
): void {
  const x = timeScale(span)
  const entries = entriesOf(data, writeDate).map((entry) => ({ ...entry, from: x(entry.from), to: x(entry.to) }))
  const { bottom: height } = drawTags(entries, { top: 0, left: span.left, right: span.right })
  const { drawn } = drawTags(entries, { top: -height, left: span.left, right: span.right })
  for (const { item, elements } of drawn) sheet.put(item, elements)
  const words = wordsOn(sheet)
  for (const { item, from, to } of entries) {
    const way = { top: 0, bottom, words }
    if (item === 'today') sheet.put(item, guide({ x: from, ...way }, { stroke: 'ink', dashed: true }), 'over')
    else if (from === to) sheet.put(item, guide({ x: from, ...way }, { stroke: 'ink' }), 'rule')
    else sheet.put(item, band({ from, to, ...way, words: standing(words, { from, to }) }), 'ground')
  }
  const ruler = rulerOf(span)
  sheet.put('@axis', [...drawRuler(ruler, span, -height), line(span.left, -height, span.right, -height)])
  if (ruler.step === 'day' || ruler.step === 'week') drawWeekends({ sheet, span, bottom }, -height)
}

/** Weekends as bands behind the drawing, broken around the words in them. */
const drawWeekends = ({ sheet, span, bottom }: CalendarContext, top: number): void => {
  const x = timeScale(span)
  const words = wordsOn(sheet)
  const bands = weekendsOf(span).map(([first, last]) => {
    const ends = { from: x(first), to: x(last) }
    return bandPath({ ...ends, top, bottom, words: standing(words, ends) })
  })
  const d = bands.join(' ').trim()
  if (d !== '') sheet.put('@grid', [path(d, bandFill)], 'ground')
}

/** The moments that a calendar shows beside those of its tasks. */
export const momentsOf = (data: ScheduleData): number[] => entriesOf(data, String).flatMap(({ from, to }) => [from, to])

const entriesOf = ({ today, marks = [] }: ScheduleData, writeDate: (at: number) => string): Entry[] => {
  const now =
    today === undefined ? [] : [{ item: 'today' as const, start: today, text: `Today, ${writeDate(at(today))}` }]
  return [...now, ...marks.map((item) => ({ item, ...item }))].map((entry) => {
    const from = at(entry.start)
    return {
      item: entry.item,
      from,
      to: 'end' in entry && entry.end !== undefined ? at(entry.end) : from,
      text: entry.text,
    }
  })
}

/** Saturdays to Mondays, cut at the ends of the stretch. */
const weekendsOf = ({ from, to }: TimeSpan): [number, number][] =>
  utcDay
    .range(new Date(from), new Date(to))
    .map(Number)
    .filter((moment) => weekday(moment) === 5 || (weekday(moment) === 6 && moment === from))
    .map((moment) => [moment, Math.min(to, moment + (7 - weekday(moment)) * day)])

/** Words that could be taken for what a band contains: they break it. Longer words only pass over it. */
const standing = (words: Rect[], { from, to }: { from: number; to: number }): Rect[] =>
  words.filter(({ x, w }) => x + w / 2 > from && x + w / 2 < to && w < 2 * (to - from) + 8)
