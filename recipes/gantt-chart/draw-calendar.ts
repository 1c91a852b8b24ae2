/**
 * The calendar behind a plan: its axis, a line for today, and days and periods that matter.
 */

import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { band, guide, wordsOn } from '../../drawing/time/guide.ts'
import { drawTags } from '../../drawing/time/tags.ts'
import type { WorkCalendar } from '../../drawing/values/calendar.ts'
import type { Planned } from './plan-tasks.ts'
import type { Progress } from './progress.ts'
import {
  at,
  endAt,
  isInQuarters,
  type ScheduleData,
  type ScheduleMark,
  type ScheduleTask,
  workUnitOf,
} from './schedule.ts'
import type { AxisSpan } from './schedule-rows.ts'
import { drawWorkAxis, type WorkAxis, workX } from './work-axis.ts'

type CalendarPlace = { sheet: Sheet; axis: WorkAxis; bottom: number; writeDate: (at: number) => string }

/** A day or period with words above it: `today`, or a mark of the data. */
type Entry = { item: ScheduleMark | 'today'; from: number; to: number; text: string }

/** Draws the calendar behind everything that is on the sheet; rows begin at 0 and end at `bottom`. */
export function drawCalendar(data: ScheduleData, { sheet, axis, bottom, writeDate }: CalendarPlace): void {
  const x = workX(axis)
  const entries = entriesOf(data, axis.calendar, writeDate).map((each) => ({
    ...each,
    from: x(each.from),
    to: x(each.to),
  }))
  const limits = { left: 0, right: Math.max(axis.right, 880) }
  const { bottom: height } = drawTags(entries, { top: 0, ...limits })
  const { drawn } = drawTags(entries, { top: -height, ...limits })
  for (const { item, elements } of drawn) sheet.put(item, elements)
  for (const { item, from, to } of entries) {
    const way = { top: 0, bottom, words: wordsOn(sheet) }
    if (item === 'today') sheet.put(item, todayLine(from, { top: 0, bottom }), 'over')
    else if (from === to) sheet.put(item, guide({ x: from, ...way }, { stroke: 'muted' }), 'rule')
    else sheet.put(item, band({ from, to, ...way }), 'ground')
  }
  drawWorkAxis(sheet, axis, bottom)
}

/** A line with a casing, so that it is seen on bars of every color. */
const todayLine = (x: number, { top, bottom }: { top: number; bottom: number }) => [
  square({ x: x - 2, y: top, w: 4, h: bottom - top }, { fill: 'surface' }),
  line(x, top, x, bottom, { stroke: 'ink' }),
]

/** A plan of a few units is not stretched over the page. */
const leastUnits = { 'working-day': 5, day: 5, week: 5, quarter: 2 } as const

/** What the axis shows: all tasks, planned and as things are, and the days and periods that matter. */
export const spanOf = (
  data: ScheduleData,
  plan: ReadonlyMap<ScheduleTask, Planned>,
  { calendar, expected }: Pick<Progress, 'calendar' | 'expected'>,
): AxisSpan => {
  const unit = workUnitOf(data)
  const units = Math.max(
    ...data.tasks.flatMap((task) => [expected(task).finish, plan.get(task)?.early.finish ?? 0]),
    ...entriesOf(data, calendar, String).flatMap(({ from, to }) => [from, to]),
    leastUnits[unit],
  )
  return { units, unit, inQuarters: isInQuarters(data) }
}

const entriesOf = (
  { today, marks = [] }: ScheduleData,
  { indexOf }: WorkCalendar,
  writeDate: (at: number) => string,
): Entry[] => {
  const now =
    today === undefined ? [] : [{ item: 'today' as const, start: today, text: `Today, ${writeDate(at(today))}` }]
  return [...now, ...marks.map((item) => ({ item, ...item }))].map((entry) => {
    const from = indexOf(at(entry.start))
    const to = 'end' in entry && entry.end !== undefined ? indexOf(endAt(entry.end)) : from
    return { item: entry.item, from, to, text: entry.text }
  })
}
