/** The task that a plan ends with, and which late tasks move it: titles and the picture speak of the same one. */

import { namedTargets, References } from '../../drawing/data/references.ts'
import type { Planned } from './plan-tasks.ts'
import type { WorkSpan } from './progress.ts'
import type { ScheduleTask } from './schedule.ts'

type Plan = ReadonlyMap<ScheduleTask, Planned>

/** The task that ends last as things are; of those that end together, the one that moved most, then a milestone. */
export const lastOf = (
  tasks: readonly ScheduleTask[],
  { plan, expected }: { plan: Plan; expected: (task: ScheduleTask) => WorkSpan },
): ScheduleTask | undefined => {
  const finishOf = (task: ScheduleTask): number => expected(task).finish
  const movedBy = (task: ScheduleTask): number => finishOf(task) - (plan.get(task)?.early.finish ?? 0)
  return tasks.toSorted((a, b) => finishOf(b) - finishOf(a) || movedBy(b) - movedBy(a) || a.duration - b.duration)[0]
}

/** By how many units each task that `last` waits for may slip before `last` moves. */
export function slackBefore(
  last: ScheduleTask | undefined,
  { tasks, plan }: { tasks: readonly ScheduleTask[]; plan: Plan },
): Map<ScheduleTask, number> {
  const references = new References(namedTargets(tasks))
  const slack = new Map<ScheduleTask, number>()
  const earlyFinish = (task: ScheduleTask): number => plan.get(task)?.early.finish ?? 0
  if (last === undefined) return slack
  slack.set(last, 0)
  // A task is looked at again whenever something shortens what it has.
  const open = new Set([last])
  for (const task of open) {
    open.delete(task)
    const latest = earlyFinish(task) + (slack.get(task) ?? 0)
    for (const before of task.after.map((name) => references.find(name) as ScheduleTask)) {
      const own = latest - task.duration - earlyFinish(before)
      if (own >= (slack.get(before) ?? Number.POSITIVE_INFINITY)) continue
      slack.set(before, own)
      open.add(before)
    }
  }
  return slack
}
