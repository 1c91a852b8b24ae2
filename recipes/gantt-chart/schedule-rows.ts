/**
 * Where the rows of a plan are: groups and names in columns at the left, bars on the axis of work, arrows between them.
 *
 * Within a group, tasks follow each other by their start, milestones and then the longest first, so that work runs down and to the right.
 */
import { group } from 'd3-array'
import { type Block, block, nameAndNote, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { WorkUnit } from '../../drawing/values/calendar.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import { type DependencyWay, type RowBar, routeDependencies } from './dependencies.ts'
import type { Planned } from './plan-tasks.ts'
import { type Progress, tiny } from './progress.ts'
import type { ScheduleTask } from './schedule.ts'
import { type WorkAxis, workX } from './work-axis.ts'

/** A task in its row: its bar as things are, where it was planned if that differs, and its name. */
export type TaskRow = {
  task: ScheduleTask
  bar: RowBar
  plan: { left: number; right: number } | undefined
  name: Block
  h: number
}

/** A section: the rows of one group; `title` is its name, wrapped for the column at the left. */
export type TaskSection = { title: Block; rows: TaskRow[]; top: number; bottom: number }

/** Everything placed; names begin at `names`. */
export type PlacedSchedule = {
  axis: WorkAxis
  sections: TaskSection[]
  ways: DependencyWay[]
  names: number
  bottom: number
}

/** How many units an axis has, what they are, and whether it is one of quarters. */
export type AxisSpan = { units: number; unit: WorkUnit; inQuarters: boolean }

type Input = {
  plan: Map<ScheduleTask, Planned>
  progress: Progress
  find: (reference: string) => ScheduleTask
  isStrong: (task: ScheduleTask) => boolean
  /** Whether the accent marks the bar of a task. */
  isMain: (task: ScheduleTask) => boolean
  span: AxisSpan
  /** Pixels that words after the end of the axis need. */
  beyond: number
  /** Pixels that the page has for all. */
  room: number
}

/** Pixels: the page, the most room of groups and names (`wide` where tasks are many), gaps; a row, fewer where there are many, padding of sections; the least axis, and a fair one where the page has room. */
const size = {
  page: 880,
  groups: 112,
  names: 264,
  wide: 576,
  gap: 16,
  row: 28,
  dense: 24,
  section: 8,
  least: 320,
  fair: 416,
}
const [manyTasks, widestUnit, widestQuarter] = [30, 48, 128]

/** Places all tasks. */
export function placeTasks(input: Input): PlacedSchedule {
  const { plan } = input
  const groups = [...group(plan.keys(), (task) => task.group)]
  const titles = new Map(
    groups.map(([name]) => [name, block([{ text: name, as: 'note' }], Math.max(size.groups, ...longestWord(name)))]),
  )
  const names = new Map([...plan.keys()].map((task) => [task, nameOf(task, plan.size, input.isStrong(task))]))
  const column = Math.max(0, ...[...titles.values()].map(({ w }) => w))
  const first = column === 0 ? 0 : up(column + size.gap)
  const left = up(first + Math.max(...[...names.values()].map(({ w }) => w)) + size.gap)
  const axis = axisOf(input, left)
  let bottom = 0
  const sections = groups.map(([name, tasks]): TaskSection => {
    const top = bottom
    const title = titles.get(name) ?? block([])
    const rows = stack(inOrder(tasks, input.progress), { ...input, axis, names, top: top + size.section })
    const end = rows.reduce((sum, { h }) => sum + h, top + size.section)
    bottom = Math.max(end, top + size.section + title.h + 6) + size.section
    return { title, rows, top, bottom }
  })
  const rows = sections.flatMap((section) => section.rows)
  return { axis, sections, ways: routesOf(rows, input, axis), names: first, bottom }
}

/** How wide the words of a section are: none is broken. */
const longestWord = (name = ''): number[] => wordsIn(name).map((word) => Math.ceil(widthOf(word, 'note')))

const nameOf = (task: ScheduleTask, count: number, isStrong: boolean): Block => {
  const as: TypeStyle = { size: count > manyTasks ? 14 : 16, ...(isStrong ? { bold: true } : {}) }
  // Many rows are low rather than narrow.
  return nameAndNote(task, count > manyTasks ? size.wide : size.names, [as, 'small'])
}

const axisOf = ({ span: { units, unit, inQuarters }, beyond, room, progress }: Input, left: number): WorkAxis => {
  const free = room - left - beyond
  const fits = Math.max(size.least, Math.min(size.fair, free), Math.min(size.page - left - beyond, free)) / units
  // Whole quarters of a pixel a unit keep most edges on whole pixels.
  const perUnit = Math.min(unit === 'quarter' ? widestQuarter : widestUnit, fits < 1 ? fits : Math.floor(fits * 4) / 4)
  return { units, left, right: left + units * perUnit, calendar: progress.calendar, inQuarters }
}

const inOrder = (tasks: ScheduleTask[], { expected }: Progress): ScheduleTask[] =>
  tasks.toSorted((a, b) => {
    const [first, second] = [expected(a), expected(b)]
    const milestones = Number(b.duration === 0) - Number(a.duration === 0)
    return first.start - second.start || milestones || second.finish - first.finish
  })

type Stack = Pick<Input, 'plan' | 'progress'> & { axis: WorkAxis; names: Map<ScheduleTask, Block>; top: number }

const stack = (tasks: ScheduleTask[], { plan, progress, axis, names, top }: Stack): TaskRow[] => {
  const x = workX(axis)
  const least = plan.size > manyTasks ? size.dense : size.row
  let y = top
  return tasks.map((task): TaskRow => {
    const { start, finish } = progress.expected(task)
    const early = plan.get(task)?.early ?? { start, finish }
    const isMoved = Math.abs(early.start - start) > tiny || Math.abs(early.finish - finish) > tiny
    const name = names.get(task) ?? block([])
    const h = up(Math.max(least, name.h + 6), 4)
    // A task that should have begun has a red part from there on: arrows end at it.
    const begin = progress.behind.has(task) ? Math.min(early.start, start) : start
    const bar = { left: x(begin), right: x(finish), y: y + h / 2, isMilestone: task.duration === 0 }
    y += h
    return { task, bar, plan: isMoved ? { left: x(early.start), right: x(early.finish) } : undefined, name, h }
  })
}

const routesOf = (rows: TaskRow[], { find, isMain, progress: { now } }: Input, axis: WorkAxis): DependencyWay[] => {
  const rowOf = new Map(rows.map((row) => [row.task, row]))
  const pairs = rows.flatMap(({ task, bar }) =>
    [...new Set(task.after.map(find))].flatMap((waitsFor) => {
      const before = rowOf.get(waitsFor)
      return before === undefined ? [] : [{ from: before.bar, to: bar, main: isMain(task) && isMain(waitsFor) }]
    }),
  )
  return routeDependencies(
    pairs,
    rows.map(({ bar }) => bar),
    now === undefined ? undefined : workX(axis)(now),
  )
}
