/**
 * Progress: how far tasks are, which are late, when each will run as things are, and by how much that moves the end.
 *
 * All positions are in units of work from the first day, so that weekends have no length.
 */

import { namedTargets, References } from '../../drawing/data/references.ts'
import { dayWriter, type WorkCalendar, type WorkUnit, workCalendar } from '../../drawing/values/calendar.ts'
import { writeQuarter } from '../../drawing/values/quarter.ts'
import { lastOf, slackBefore } from './last-task.ts'
import type { Planned } from './plan-tasks.ts'
import { at, isInQuarters, type ScheduleData, type ScheduleTask, workUnitOf } from './schedule.ts'

/** From where to where a task runs, in units from the first day. */
export type WorkSpan = { start: number; finish: number }

/** The state of a plan on its day of report. Units are those of the plan. */
export type Progress = {
  calendar: WorkCalendar
  /** The morning of the report in units; undefined where the data name none. */
  now: number | undefined
  /** By how many units a task ends later than planned, whole ones or tenths of a quarter, if what is left of it begins today; only for late ones that wait for nothing. */
  behind: Map<ScheduleTask, number>
  /** The task that the plan ends with as things are. */
  last: ScheduleTask | undefined
  /** Late tasks without enough slack: they move the last one. */
  delaying: Set<ScheduleTask>
  /** Up to where the work of a task is done. */
  doneUntil: (task: ScheduleTask) => number
  /** When a task runs as things are: what is left of it begins today, what waits for it after it. */
  expected: (task: ScheduleTask) => WorkSpan
  /** Whether a task ends later than planned. */
  isMoved: (task: ScheduleTask) => boolean
  /** When the last task ends, as planned and with what is late today. */
  end: number
  forecast: number
  /** How many units the last task moves. */
  slip: number
}

/** Sums of fractions of a day differ from whole numbers by less than this. */
export const tiny = 1e-6

/** Compares what is done with what is due on the morning of `today`; without today nothing is late. */
export function progressOf(data: ScheduleData, plan: Map<ScheduleTask, Planned>): Progress {
  const calendar = workCalendar(at(data.start), workUnitOf(data))
  const now = data.today === undefined ? undefined : calendar.indexOf(at(data.today))
  const { behind, expected } = latenessOf(data, plan, now)
  const spanOf = (task: ScheduleTask): WorkSpan => expected.get(task) ?? { start: 0, finish: 0 }
  const earlyOf = (task: ScheduleTask): WorkSpan => plan.get(task)?.early ?? { start: 0, finish: 0 }
  const last = lastOf(data.tasks, { plan, expected: spanOf })
  const slack = slackBefore(last, { tasks: data.tasks, plan })
  const delaying = [...behind].flatMap(([task, late]) => (late > (slack.get(task) ?? late) + tiny ? [task] : []))
  const [planned, moved] = last === undefined ? [0, 0] : [earlyOf(last).finish, spanOf(last).finish]
  const slip = wholeUp(Math.max(0, moved - planned), workUnitOf(data))
  return {
    calendar,
    now,
    behind,
    last,
    delaying: new Set(delaying),
    doneUntil: (task) => {
      const { start, finish } = spanOf(task)
      return Math.min(finish, (task.done > 0 ? earlyOf(task).start : start) + (task.duration * task.done) / 100)
    },
    expected: spanOf,
    isMoved: (task) => spanOf(task).finish > earlyOf(task).finish + tiny,
    end: calendar.finishOf(planned),
    forecast: calendar.finishOf(planned + slip),
    slip,
  }
}

type Writer = (at: number) => string

/** How days are written: with the year where the plan has days in two. */
export const planDays = (plan: Map<ScheduleTask, Planned>, { forecast }: Pick<Progress, 'forecast'>): Writer =>
  dayWriter([...[...plan.values()].flatMap(({ start, finish }) => [start, finish - 1]), forecast - 1])

/** How the dates of a plan are written: as quarters where it counts and names nothing else. */
export const planDates = (
  data: ScheduleData,
  plan: Map<ScheduleTask, Planned>,
  progress: Pick<Progress, 'forecast'>,
): Writer => (isInQuarters(data) && workUnitOf(data) === 'quarter' ? writeQuarter : planDays(plan, progress))

/** Up to a whole unit; quarters are too long for that. */
const wholeUp = (units: number, unit: WorkUnit): number => (unit === 'quarter' ? units : Math.ceil(units - tiny))

/** What is left of a task: whole units where its duration is whole. */
const leftOf = (task: ScheduleTask, unit: WorkUnit): number =>
  Number.isInteger(task.duration) ? wholeUp(exactLeftOf(task), unit) : exactLeftOf(task)

const exactLeftOf = ({ duration, done }: ScheduleTask): number => (duration * (100 - done)) / 100

/** Whether a late task is said to end up to a day later than what is left of it takes. */
export const isRoundedUp = (task: ScheduleTask, unit: WorkUnit): boolean =>
  leftOf(task, unit) > exactLeftOf(task) + tiny

/**
 * By how much each task that could have been worked on is late, and when each runs.
 *
 * What is left of a task begins this morning, whenever it was due; what waits for it begins after it. What is done did
 * not end later than this morning.
 */
const latenessOf = (data: ScheduleData, plan: Map<ScheduleTask, Planned>, now: number | undefined) => {
  const references = new References(namedTargets(data.tasks))
  const unit = workUnitOf(data)
  const steps = unit === 'quarter' ? 10 : 1
  const before = ({ after }: ScheduleTask): ScheduleTask[] =>
    after.map((reference) => references.find(reference) as ScheduleTask)
  // A milestone is reached with what it waits for.
  const isDone = (task: ScheduleTask): boolean =>
    task.done === 100 || (task.duration === 0 && before(task).every(isDone))
  const expected = new Map<ScheduleTask, WorkSpan>()
  const behind = new Map<ScheduleTask, number>()
  const spanOf = (task: ScheduleTask): WorkSpan => {
    const known = expected.get(task)
    if (known !== undefined) return known
    const { early } = plan.get(task) ?? { early: { start: 0, finish: 0 } }
    const ready = Math.max(0, ...before(task).map((each) => spanOf(each).finish))
    const span = runOf(task, { early, ready, now, unit, isDone: isDone(task) })
    const late = Math.round((span.finish - early.finish) * steps) / steps
    const isReady = task.done > 0 || before(task).every(isDone)
    if (late > 0 && isReady && task.duration > 0) behind.set(task, late)
    expected.set(task, span)
    return span
  }
  for (const task of data.tasks) spanOf(task)
  return { behind, expected }
}

type Run = { early: WorkSpan; ready: number; now: number | undefined; unit: WorkUnit; isDone: boolean }

const runOf = (task: ScheduleTask, { early, ready, now, unit, isDone }: Run): WorkSpan => {
  if (now === undefined || (isDone && task.duration === 0)) return early
  if (isDone) return { start: Math.min(early.start, now), finish: Math.min(early.finish, now) }
  if (task.done > 0) return { start: early.start, finish: Math.max(early.finish, now + leftOf(task, unit)) }
  const start = Math.max(ready, early.start, now)
  return { start, finish: start + task.duration }
}
