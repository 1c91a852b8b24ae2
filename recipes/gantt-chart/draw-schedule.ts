/**
 * Gantt charts: a bar for each task on a calendar, its name beside it, arrows to what waits for it, a line for today.
 */

import { place } from '../../drawing/block.ts'
import type { Planned } from '../../drawing/data/plan-tasks.ts'
import { planOf, type ScheduleData, type ScheduleTask } from '../../drawing/data/schedule.ts'
import { line, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { milestone, milestoneReach } from '../../drawing/time/bar.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import { bendRadius } from '../../layout/model/graph.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { DependencyWay } from './dependencies.ts'
import { drawCalendar, momentsOf } from './draw-calendar.ts'
import { type Progress, planDates, progressOf } from './progress.ts'
import { type PlacedSchedule, placeTasks, type TaskRow, type TaskSection, titleTop } from './schedule-rows.ts'
import { taskBar, taskKey } from './task-bar.ts'
import { taskWords } from './task-words.ts'

/** What all parts of the drawing need to know. */
type ScheduleContext = {
  data: ScheduleData
  sheet: Sheet
  plan: Map<ScheduleTask, Planned>
  progress: Progress
  placed: PlacedSchedule
}

/** Draws schedule data on the sheet. */
export function drawSchedule(data: ScheduleData, sheet: Sheet): void {
  const plan = planOf(data)
  const progress = progressOf(data, plan)
  const moments = [...momentsOf(data), ...data.tasks.flatMap((task) => progress.forecastOf(task) ?? [])]
  const writeDate = planDates(plan, progress)
  const placed = placeTasks({
    plan,
    moments,
    forecastOf: progress.forecastOf,
    find: (reference) => sheet.find(reference),
    wordsOf: (task, cap) => taskWords(task, { data, plan, progress, writeDate, cap }),
  })
  sheet.ifTooWide('tasks', 'shorten names')
  const context = { data, sheet, plan, progress, placed }
  const rows = placed.sections.flatMap((section) => section.rows)
  for (const section of placed.sections) {
    drawSection(section, context)
    for (const each of section.rows) drawTask(each, context)
  }
  drawDependencies(rows, context)
  drawCalendar(data, { sheet, span: placed.span, bottom: placed.bottom, writeDate })
  taskKey(plan, progress, sheet)
}

const drawSection = (
  { title, top, rows }: TaskSection,
  { placed: { span, sections }, sheet }: ScheduleContext,
): void => {
  const [first] = rows
  const rule = line(0, top, span.right, top, { stroke: 'rule' })
  if (sections[0]?.top !== top) sheet.put('@grid', [rule], 'rule')
  if (first === undefined) return
  const where = { x: 0, y: top + titleTop, w: 0, h: title.h }
  sheet.put(`groups.${first.task.group ?? ''}`, place(title, where, { align: 'start', valign: 'top' }))
}

const drawTask = (
  { task, planned, bar, forecast, words, wordsAt }: TaskRow,
  { sheet, progress, placed }: ScheduleContext,
): void => {
  // The accent marks the data's focus, or else what moves the end.
  const isFocus = sheet.hasFocus ? sheet.isFocus(task) : progress.delaying.has(task)
  const color: Color = isFocus ? 'accent' : planned.slack === 0 ? 'ink' : 'muted'
  const until = timeScale(placed.span)(progress.doneUntil(task))
  sheet.put(task, [
    ...(bar.isMilestone
      ? [milestone(bar.left, bar.y, { fill: isFocus ? 'accent' : 'ink' })]
      : taskBar(task.done, { at: bar, color, until })),
    ...(forecast === undefined ? [] : moved(bar, forecast)),
    ...words.at(wordsAt, bar.y),
  ])
}

/** Where a milestone moves: a hollow one, joined to it. */
const moved = ({ left, y }: TaskRow['bar'], forecast: number) => [
  line(left + milestoneReach, y, forecast - milestoneReach, y, { stroke: 'ink', dashed: true }),
  milestone(forecast, y, { fill: 'surface', stroke: 'ink' }),
]

const drawDependencies = (rows: TaskRow[], { sheet, placed }: ScheduleContext): void => {
  const critical = new Set(rows.filter(({ planned }) => planned.slack === 0).map(({ bar }) => bar))
  for (const { task, bar } of rows) {
    const isCritical = ({ from, to }: DependencyWay): boolean => critical.has(from) && critical.has(to)
    const own = placed.ways
      .filter(({ to, points }) => to === bar && points.length > 1)
      .toSorted((a, b) => Number(isCritical(a)) - Number(isCritical(b)))
    sheet.put(
      task,
      own.map((way) =>
        path(roundedPath(way.points, bendRadius), { arrow: way.head, stroke: isCritical(way) ? 'ink' : 'muted' }),
      ),
      'line',
    )
  }
}
