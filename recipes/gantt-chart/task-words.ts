/**
 * What is written beside bars: how late a task is, when a milestone is reached, and when the plan ends.
 */

import { count } from '../../drawing/describe.ts'
import type { Role, TypeStyle } from '../../drawing/type.ts'
import type { Planned } from './plan-tasks.ts'
import type { Progress } from './progress.ts'
import { at as moment, type ScheduleData, type ScheduleTask, workUnitOf } from './schedule.ts'

/** Words right of a bar, and muted ones left of it. */
export type TaskWords = { text: string; as: Role | TypeStyle; before?: string | undefined }

export type WordsContext = {
  data: ScheduleData
  plan: Map<ScheduleTask, Planned>
  progress: Progress
  writeDate: (at: number) => string
  /** The task that the plan ends with, and whether its date is in large type. */
  last: ScheduleTask | undefined
  isLarge: boolean
}

/** What units of work are called. */
export const units = { 'working-day': 'day', day: 'day', week: 'week', quarter: 'quarter' } as const

/** What a plan counts its work in. */
export const unitOf = (data: Pick<ScheduleData, 'unit' | 'start'>): string => units[workUnitOf(data)]

/** The words of a task; none for most. */
export function taskWords(task: ScheduleTask, context: WordsContext): TaskWords | undefined {
  const { data, plan, progress, last, isLarge } = context
  const behind = progress.behind.get(task)
  if (behind !== undefined)
    return { text: `${count(behind, unitOf(data))} behind`, as: { size: 14, bold: true, fill: 'negative' } }
  const isMilestone = task.duration === 0
  if (!isMilestone && !(task === last && isLarge)) return undefined
  const text = dateOf(task, progress.expected(task).finish, context)
  const planned = dateOf(task, plan.get(task)?.early.finish ?? 0, context)
  if (task !== last) return { text, as: 'label' }
  const before = planned === text ? undefined : planned
  if (isLarge) return { text, as: 'claim', before }
  return { text, as: progress.isMoved(task) ? { size: 16, bold: true, fill: 'accent' } : 'highlight', before }
}

/** What is reached in the evening is written with the day that ends then. */
const dateOf = (task: ScheduleTask, at: number, { progress, writeDate }: WordsContext): string => {
  const { calendar } = progress
  return writeDate(isMorning(task, at, progress) ? calendar.startOf(at) : calendar.finishOf(at) - 1)
}

/** Whether a milestone is reached when its day begins: it has this day of its own, or waits for nothing. */
export const isMorning = (task: ScheduleTask, at: number, { calendar }: Pick<Progress, 'calendar'>): boolean => {
  const isOwn = task.start !== undefined && calendar.indexOf(moment(task.start)) === at
  return task.duration === 0 && (task.after.length === 0 || isOwn)
}
