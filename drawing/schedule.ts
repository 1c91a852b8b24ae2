/**
 * Planning by dependencies: earliest dates forwards, slack backwards, counted in working days.
 *
 * Dependencies are finish to start: a task begins on the first working day after all it waits for.
 */
import { addDays, type Moment, workdaysBetween, workdaysLater } from './calendar.ts'

/** A task of `days` working days; 0 makes it a milestone. `after` holds ids of earlier tasks in the list. */
export type Task = { id: string; days: number; after?: readonly string[] }

/** When a task runs: `from` its first morning, `to` the midnight after its last day; `slack` in working days. */
export type Planned = { from: Moment; to: Moment; slack: number }

const earliest = (tasks: readonly Task[], start: Moment): Map<string, Planned> => {
  const plan = new Map<string, Planned>()
  for (const { id, days, after = [] } of tasks) {
    const ends = after.map((before) => {
      const end = plan.get(before)?.to
      if (end === undefined) throw new Error(`"${id}" waits for "${before}", which is not before it in the list`)
      return end
    })
    const from = workdaysLater(Math.max(start, ...ends), 0)
    plan.set(id, { from, to: days === 0 ? from : addDays(workdaysLater(from, days - 1), 1), slack: 0 })
  }
  return plan
}

/** Plans tasks from `start`; slack is by how many working days a task may slip before the end moves. */
export const schedule = (tasks: readonly Task[], start: Moment): Map<string, Planned> => {
  const plan = earliest(tasks, start)
  const end = Math.max(...[...plan.values()].map(({ to }) => to))
  for (const task of tasks.toReversed()) {
    const mine = plan.get(task.id)!
    const next = tasks.filter(({ after = [] }) => after.includes(task.id)).map(({ id }) => plan.get(id)!)
    const rooms = next.map(({ from, slack }) => workdaysBetween(mine.to, from) + slack)
    mine.slack = Math.min(workdaysBetween(mine.to, end), ...rooms)
  }
  return plan
}
