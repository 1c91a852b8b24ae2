/**
 * Plans as data of recipes: whole days as a Gantt chart, anything finer as bars on a time axis.
 */
import type { PlanModel, PlanTask } from '../models/plan.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from './conversion.ts'
import { type DataName, dataNames } from './names.ts'

const day = 86_400_000

/** How times of a plan are written: dates, times of day, or milliseconds from 0. */
export type TimeWriting = 'date' | 'time' | 'ms'

export function planWays(model: PlanModel, writing: TimeWriting): RecipeWay[] {
  const isDaily = writing === 'date' && model.tasks.every(({ start, end }) => start % day === 0 && end % day === 0)
  const bars = ['priestley-timeline', 'incident-timeline'].map((recipe) => ({
    recipe,
    make: (conversion: Conversion) => timelineData(model, conversion, writing),
  }))
  const gantt = { recipe: 'gantt-chart', make: (conversion: Conversion) => ganttData(model, conversion) }
  return isDaily ? [gantt, ...bars] : bars
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const namesOf = (tasks: PlanTask[]): Map<string, DataName> =>
  dataNames(tasks.map(({ id, name }, index) => ({ id: `${id} ${index}`, label: name })))

/** Weekends are the only days off, and no task begins or ends on one: durations count working days. */
const countsWorkingDays = ({ excludes, includes, tasks }: PlanModel): boolean =>
  excludes.length === 1 &&
  excludes[0] === 'weekends' &&
  includes.length === 0 &&
  tasks.every(({ start, end }) => isWorkday(start) && (end <= start || isWorkday(end - day)))

const isWorkday = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay())

const daysBetween = (start: number, end: number, working: boolean): number => {
  let count = 0
  for (let at = start; at < end && count <= 4000; at += day) if (!working || isWorkday(at)) count += 1
  return count
}

const ganttData = (model: PlanModel, conversion: Conversion): DiagramData => {
  const tasks = model.tasks.filter(({ isMark }) => !isMark)
  const names = namesOf(tasks)
  const nameOf = (task: PlanTask): DataName => names.get(`${task.id} ${tasks.indexOf(task)}`)!
  const byId = new Map(tasks.map((task) => [task.id, nameOf(task).ref]))
  const working = countsWorkingDays(model)
  if (model.excludes.length > 0 && !working) conversion.noteOnce('days that do not count: dates are kept', 0)
  const start = Math.min(...tasks.map((task) => task.start))
  return {
    ...conversion.heading(model),
    ...critical(tasks, nameOf, conversion),
    start: dateOf(Number.isFinite(start) ? start : 0),
    unit: working ? 'working-day' : 'day',
    ...marks(model, conversion),
    tasks: tasks.map((task) => {
      const { name, id } = nameOf(task)
      if (task.end < task.start) conversion.note('an end before its start', task.at, dateOf(task.end))
      return conversion.placed(task.at, {
        ...(id === undefined ? {} : { id }),
        name,
        duration: task.isMilestone ? 0 : daysBetween(task.start, task.end, working),
        start: dateOf(task.isMilestone ? task.start + Math.floor((task.end - task.start) / 2 / day) * day : task.start),
        ...waits(task, byId, conversion),
        ...progress(task),
        ...given('group', task.section),
      })
    }),
  }
}

const waits = ({ after, at }: PlanTask, byId: Map<string, string>, conversion: Conversion): object => {
  const refs = after.flatMap((id) => byId.get(id) ?? [])
  if (refs.length > 3) conversion.note('what a task waits for, beyond three', at, refs.slice(3).join(', '))
  return refs.length === 0 ? {} : { after: refs.slice(0, 3) }
}

const progress = ({ isDone, isActive, done, note }: PlanTask): object => ({
  ...(isDone ? { done: 100 } : done === undefined || done === 0 ? {} : { done }),
  ...given('note', note ?? (isActive ? 'active' : undefined)),
})

/** Up to five critical tasks are in focus. */
const critical = (tasks: PlanTask[], nameOf: (task: PlanTask) => DataName, conversion: Conversion): object => {
  const found = tasks.filter(({ isCritical }) => isCritical)
  if (found.length > 5) for (const { at, name } of found) conversion.noteOnce('tasks marked as critical', at, name)
  return found.length === 0 || found.length > 5 ? {} : { focus: found.map((task) => nameOf(task).ref) }
}

const marks = ({ tasks }: PlanModel, conversion: Conversion): object => {
  const found = tasks.filter(({ isMark }) => isMark)
  for (const { at, name } of found.slice(4)) conversion.note('a mark beyond four', at, name)
  const shown = found
    .slice(0, 4)
    .map(({ name, start, at }) => conversion.placed(at, { start: dateOf(start), text: name }))
  return shown.length === 0 ? {} : { marks: shown }
}

const timelineData = (model: PlanModel, conversion: Conversion, writing: TimeWriting): DiagramData => {
  const names = namesOf(model.tasks)
  const write = (at: number): string | number =>
    writing === 'ms'
      ? at
      : new Date(at).toISOString().slice(...(writing === 'time' ? [11, 16] : [0, 16])) + (writing === 'date' ? 'Z' : '')
  for (const { after, at } of model.tasks)
    if (after.length > 0) conversion.noteOnce('what tasks wait for', at, after.join(', '))
  return {
    ...conversion.heading(model),
    ...(writing === 'ms' ? { unit: 'ms' } : {}),
    events: model.tasks.map((task, index) => {
      const { name, id } = names.get(`${task.id} ${index}`)!
      const { isMark, isMilestone, start, end, at, section } = task
      if (end < start) conversion.note('an end before its start', at, write(end).toString())
      const bar = isMark || isMilestone || end <= start ? {} : { end: write(end) }
      const own = { ...(id === undefined ? {} : { id }), name, start: write(start), ...bar }
      return conversion.placed(at, { ...own, ...given('group', section), ...given('note', noteOf(task)) })
    }),
  }
}

const noteOf = ({ isDone, isActive, isCritical }: PlanTask): string =>
  [isDone ? 'done' : '', isActive ? 'active' : '', isCritical ? 'critical' : '']
    .filter((word) => word !== '')
    .join(', ')
