/**
 * Progress: how far tasks are, which are late, and by how much that moves the end of the plan.
 */

import type { Planned } from '../../drawing/data/plan-tasks.ts'
import { namedTargets, References } from '../../drawing/data/references.ts'
import { at, type ScheduleData, type ScheduleTask } from '../../drawing/data/schedule.ts'
import { dayWriter, workCalendar } from '../../drawing/values/calendar.ts'

/** The state of a plan on its day of report. Units are those of the plan. */
export type Progress = {
  /** By how many whole units a task ends later than planned, if what is left of it begins today; only for late ones that wait for nothing. */
  behind: Map<ScheduleTask, number>
  /** Late tasks without enough slack: they move the end. */
  delaying: Set<ScheduleTask>
  /** The moment up to which a task's bar is filled. */
  doneUntil: (task: ScheduleTask) => number
  /** When the plan ends, as planned and with what is late today, as the moment of the last finish. */
  end: number
  forecast: number
  /** How many units the end moves. */
  slip: number
  /** When a milestone is reached that is the end of the plan, if that moves. */
  forecastOf: (task: ScheduleTask) => number | undefined
}

/** Compares what is done with what is due on the morning of `today`; without today nothing is late. */
export function progressOf(data: ScheduleData, plan: Map<ScheduleTask, Planned>): Progress {
  const calendar = workCalendar(at(data.start), data.unit)
  const now = data.today === undefined ? 0 : calendar.indexOf(at(data.today))
  const { behind, delaying, end: expected } = latenessOf(data, plan, now)
  const last = Math.max(0, ...[...plan.values()].map(({ early }) => early.finish))
  const slip = Math.ceil(Math.max(0, expected - last) - tiny)
  const forecast = calendar.finishOf(last + slip)
  return {
    behind,
    delaying,
    doneUntil: (task) => {
      const { early, start } = plan.get(task) ?? { early: { start: 0, finish: 0 }, start: 0 }
      return task.done === 0 ? start : calendar.finishOf(early.start + (task.duration * task.done) / 100)
    },
    end: calendar.finishOf(last),
    forecast,
    slip,
    forecastOf: (task) =>
      slip > 0 && task.duration === 0 && plan.get(task)?.early.finish === last ? forecast : undefined,
  }
}

/** How dates of a plan are written: with the year where it has days in two. */
export const planDates = (plan: Map<ScheduleTask, Planned>, { forecast }: Progress): ((at: number) => string) =>
  dayWriter([...[...plan.values()].flatMap(({ start, finish }) => [start, finish - 1]), forecast - 1])

/** Sums of fractions of a day differ from whole numbers by less than this. */
const tiny = 1e-6

/**
 * By how much each task that could have been worked on is late, which of them have too little slack, and when all ends.
 *
 * What is left of a task begins this morning, whenever it was due; what waits for it begins after it. `now` and the
 * results are in units of work.
 */
const latenessOf = (data: ScheduleData, plan: Map<ScheduleTask, Planned>, now: number) => {
  const references = new References(namedTargets(data.tasks))
  const before = ({ after }: ScheduleTask): ScheduleTask[] =>
    after.map((reference) => references.find(reference) as ScheduleTask)
  // A milestone is reached with what it waits for.
  const isDone = (task: ScheduleTask): boolean =>
    task.done === 100 || (task.duration === 0 && before(task).every(isDone))
  const finishes = new Map<ScheduleTask, number>()
  const behind = new Map<ScheduleTask, number>()
  const delaying = new Set<ScheduleTask>()
  const finishOf = (task: ScheduleTask): number => {
    const known = finishes.get(task)
    if (known !== undefined) return known
    const { early, slack } = plan.get(task) ?? { early: { start: 0, finish: 0 }, slack: 0 }
    const left = (task.duration * (100 - task.done)) / 100
    const ready = Math.max(0, ...before(task).map(finishOf))
    const isReady = task.done > 0 || before(task).every(isDone)
    const from = task.done > 0 ? now : Math.max(ready, early.start, early.start < now ? now : 0)
    const finish = task.done === 100 ? early.finish : Math.max(early.finish, data.today === undefined ? 0 : from + left)
    const late = Math.round(finish - early.finish)
    if (late > 0 && isReady && task.duration > 0) {
      behind.set(task, late)
      if (late > slack) delaying.add(task)
    }
    finishes.set(task, finish)
    return finish
  }
  const end = Math.max(0, ...data.tasks.map(finishOf))
  return { behind, delaying, end }
}
