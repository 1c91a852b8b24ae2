/**
 * Gantt charts: names in a column, bars as things are over a thin plan, arrows to what waits for what, a line for today.
 */

import { lineOfText, place, tinted, widthOf } from '../../drawing/block.ts'
import { line, path } from '../../drawing/primitives.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { freePlace, type Interval } from '../../drawing/time/pack.ts'
import type { Element } from '../../src/scene/scene.ts'
import { milestoneReach } from './bar-size.ts'
import { crossingsOf, type DependencyWay, type TakenAt } from './dependencies.ts'
import { drawCalendar, spanOf } from './draw-calendar.ts'
import { explain } from './explain.ts'
import { lateMark } from './late-mark.ts'
import { planDates, planDays, progressOf } from './progress.ts'
import { rowRules } from './row-rules.ts'
import { planOf, type ScheduleData, type ScheduleTask } from './schedule.ts'
import { type PlacedSchedule, placeTasks, type TaskRow, type TaskSection } from './schedule-rows.ts'
import { fills, latePart, taskBar } from './task-bar.ts'
import { type TaskWords, taskWords, type WordsContext } from './task-words.ts'
import { workX } from './work-axis.ts'

/** What all parts of the drawing need to know. */
export type ScheduleContext = WordsContext & {
  sheet: Sheet
  placed: PlacedSchedule
  takenAt: TakenAt
  isMain: (task: ScheduleTask) => boolean
}

/** Draws schedule data on the sheet. */
export function drawSchedule(data: ScheduleData, sheet: Sheet): void {
  const plan = planOf(data)
  const progress = progressOf(data, plan)
  const writeDate = planDates(data, plan, progress)
  const { last } = progress
  const words: WordsContext = { data, plan, progress, writeDate, last, isLarge: sheet.quotes('forecast', 'end') }
  const isMain = mainOf(words)
  const isStrong = (task: ScheduleTask): boolean => progress.delaying.has(task) || (task === last && words.isLarge)
  const said = data.tasks.flatMap((task) => taskWords(task, words) ?? [])
  const beyond = Math.max(0, ...said.filter(({ as }) => as === 'claim').map(widthOfWords), 72) + 24
  const find = (reference: string): ScheduleTask => sheet.find(reference)
  const span = spanOf(data, plan, progress)
  const placed = placeTasks({ plan, progress, find, isStrong, isMain, beyond, room: sheet.page.room.w, span })
  sheet.ifTooWide('tasks', 'shorten names')
  sheet.share = shareStrokes
  const today = progress.now === undefined ? [] : [workX(placed.axis)(progress.now)]
  const takenAt: TakenAt = (y, reach) => [
    ...crossingsOf(placed.ways, { top: y - reach, bottom: y + reach }),
    ...today.map((x) => ({ from: x, to: x })),
  ]
  const context = { ...words, sheet, placed, takenAt, isMain }
  const rows = placed.sections.flatMap((section) => section.rows)
  for (const section of placed.sections) drawSection(section, context)
  sheet.put('@rows', rowRules(rows, context, wordsPlace), 'ground')
  drawDependencies(rows, context)
  drawPlan(rows, context)
  explain(rows, context)
  // Lines of months are broken at all words.
  drawCalendar(data, { sheet, axis: placed.axis, bottom: placed.bottom, writeDate: planDays(plan, progress) })
}

const widthOfWords = ({ text, as }: TaskWords): number => widthOf(text, as)

/** The accent marks what is moved, or else the critical path; the focus of the data is seen in the names. */
const mainOf = ({ data, plan, progress }: WordsContext) => {
  const isMoved = data.tasks.some(progress.isMoved)
  return (task: ScheduleTask): boolean => (isMoved ? progress.isMoved(task) : plan.get(task)?.slack === 0)
}

const drawSection = ({ title, top, bottom, rows }: TaskSection, context: ScheduleContext): void => {
  const { placed, sheet } = context
  const [first] = rows
  if (top > 0) sheet.put('@grid', [line(0, top, Math.max(placed.axis.right, 880), top, { stroke: 'rule' })], 'rule')
  if (first === undefined) return
  // Level with the first task, and all of it within the section.
  const where = { x: 0, y: Math.max(top + 8, Math.min(first.bar.y - 9, bottom - title.h - 8)), w: 0, h: title.h }
  sheet.put(`groups.${first.task.group ?? ''}`, place(title, where, { align: 'start', valign: 'top' }))
  for (const row of rows) drawTask(row, context)
}

const drawTask = (row: TaskRow, context: ScheduleContext): void => {
  const { task, bar, name, h } = row
  const { sheet, progress, placed } = context
  sheet.put(task, [
    ...place(
      sheet.isFocus(task) ? tinted(name, 'accent') : name,
      { x: placed.names, y: bar.y - h / 2, w: 0, h },
      { align: 'start' },
    ),
    ...taskBar(row, { progress, x: workX(placed.axis), isMain: context.isMain(task) }),
    ...wordsAt(row, context),
  ])
  if (progress.delaying.has(task)) sheet.prove('behind', task)
  if (task === context.last) for (const each of ['behind', 'forecast', 'end']) sheet.prove(each, task)
}

/** What is written right and left of a bar, clear of arrows. */
const wordsAt = (row: TaskRow, context: ScheduleContext): Element[] => {
  const { progress, placed } = context
  const [words, late] = [taskWords(row.task, context), latePart(row, { progress, x: workX(placed.axis) })]
  if (words === undefined) return []
  if (late !== undefined) {
    const rows = placed.sections.flatMap((section) => section.rows)
    const taken = new Map(rows.flatMap((each) => extentOf(each, context)))
    return lateMark(row, { ...late, words }, { rows, takenAt: context.takenAt, words: taken })
  }
  const { y } = row.bar
  const { x, end } = wordsPlace(row, words, context.takenAt)
  const right = lineOfText(words.text, { x, y, as: words.as })
  return words.before === undefined
    ? [right]
    : [right, lineOfText(words.before, { x: end, y, as: 'note', align: 'end' })]
}

/** What words beside a bar take of its row. */
const extentOf = (row: TaskRow, context: ScheduleContext): [TaskRow, Interval][] => {
  const words = taskWords(row.task, context)
  if (words === undefined || context.progress.behind.has(row.task)) return []
  const { x } = wordsPlace(row, words, context.takenAt)
  return [[row, { from: row.bar.left, to: x + widthOfWords(words) }]]
}

/** Where words right of a bar begin, and where those left of it end. */
const wordsPlace = ({ bar, plan }: TaskRow, words: TaskWords, takenAt: TakenAt) => {
  const high = words.as === 'claim' ? 14 : 8
  const taken = takenAt(bar.y, high)
  const reach = bar.isMilestone ? milestoneReach : 0
  const x = freePlace(bar.right + reach + 8, widthOfWords(words), { taken, gap: 8 })
  const start = Math.min(bar.left, plan?.left ?? bar.left) - reach - 8
  const mirrored = taken.map(({ from, to }): Interval => ({ from: -to, to: -from }))
  return { x, end: -freePlace(-start, widthOf(words.before ?? '', 'note'), { taken: mirrored, gap: 6 }) }
}

/** Where tasks were planned, if that differs: thin bars under theirs, in one path, and hollow milestones. */
const drawPlan = (rows: TaskRow[], { sheet }: ScheduleContext): void => {
  const moved = rows.flatMap(({ plan, bar }) => (plan === undefined || bar.isMilestone ? [] : [{ ...plan, y: bar.y }]))
  const rects = moved.map(({ left, right, y }) => ({ x: left, y: y + 9, w: Math.max(1, right - left), h: 3 }))
  if (rects.length > 0) sheet.put('@plan', [square(rects, fills.plan)])
}

const drawDependencies = (rows: TaskRow[], { sheet, placed, isMain }: ScheduleContext): void => {
  const main = new Set(rows.filter(({ task }) => isMain(task)).map(({ bar }) => bar))
  const isAccent = ({ from, to }: DependencyWay): boolean => main.has(from) && main.has(to)
  // Arrows share ways: those in the accent are over all others.
  for (const accent of [false, true])
    for (const { task, bar } of rows) {
      const own = placed.ways.filter((way) => way.to === bar && way.points.length > 1 && isAccent(way) === accent)
      const stroke = accent ? 'accent' : 'muted'
      sheet.put(
        task,
        own.map((way) => path(pathOf(way), { arrow: way.head, stroke })),
        'line',
      )
    }
}

const pathOf = ({ points }: DependencyWay): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')
