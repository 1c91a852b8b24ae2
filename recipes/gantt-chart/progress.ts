/**
 * Progress: how far tasks are, which are late, and by how much that moves the end of the plan.
 */

import type { Planned } from '../../drawing/data/plan-tasks.ts'
import { at, type ScheduleData, type ScheduleTask } from '../../drawing/data/schedule.ts'
import { workCalendar } from '../../drawing/values/calendar.ts'

/** The state of a plan on its day of report. Units are those of the plan. */
export type Progress = {
  /** Units of work that were due this morning and are not done, whole; only for tasks with some. */
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
  const { behind, delays } = latenessOf(plan, now)
  const slip = Math.ceil(Math.max(0, ...delays.values()))
  const last = Math.max(0, ...[...plan.values()].map(({ early }) => early.finish))
  const forecast = calendar.finishOf(last + slip)
  return {
    behind,
    delaying: new Set(delays.keys()),
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

/** What is missing of each late task, and by how much that is more than its slack. `now` is in units of work. */
const latenessOf = (plan: Map<ScheduleTask, Planned>, now: number) => {
  const behind = new Map<ScheduleTask, number>()
  const delays = new Map<ScheduleTask, number>()
  for (const [task, { early, slack }] of plan) {
    const due = Math.min(task.duration, Math.max(0, now - early.start))
    const missing = Math.round(due - (task.duration * task.done) / 100)
    if (missing > 0) behind.set(task, missing)
    if (missing > slack) delays.set(task, missing - slack)
  }
  return { behind, delays }
}
