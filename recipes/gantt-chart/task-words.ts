/**
 * The words of a task: its name, and how late it is, when it is reached, or its note.
 */

import type { Planned } from '../../drawing/data/plan-tasks.ts'
import type { ScheduleData, ScheduleTask } from '../../drawing/data/schedule.ts'
import { type Caption, caption } from '../../drawing/time/caption.ts'
import type { Progress } from './progress.ts'

type WordsContext = {
  data: ScheduleData
  plan: Map<ScheduleTask, Planned>
  progress: Progress
  writeDate: (at: number) => string
  cap: number
}

/** A task's words at most `cap` pixels wide; those on the critical path in bold. */
export function taskWords(task: ScheduleTask, { data, plan, progress, writeDate, cap }: WordsContext): Caption {
  const { slack, finish } = plan.get(task) ?? { slack: 0, finish: 0 }
  const behind = progress.behind.get(task)
  const isMilestone = task.duration === 0
  const as = isMilestone || slack === 0 ? 'name' : 'body'
  if (behind !== undefined) {
    const late = { text: writeBehind(behind, { data, slack }), as: { size: 14, bold: true, fill: 'negative' } } as const
    return caption({ text: { text: task.name, as }, remark: late }, cap)
  }
  // What is reached in the evening is written with the day that ends then.
  const reached = (moment: number): string => writeDate(moment - (task.after.length > 0 ? 1 : 0))
  const forecast = progress.forecastOf(task)
  const moved = forecast === undefined ? '' : `, now ${reached(forecast)}`
  const remark = isMilestone ? `${reached(finish)}${moved}` : task.note
  return caption(
    { text: { text: task.name, as }, remark: remark === undefined ? undefined : { text: remark, as: 'note' } },
    cap,
  )
}

const units = { 'working-day': 'day', day: 'day', week: 'week' } as const

/** `2 days behind, no slack` */
const writeBehind = (count: number, { data: { unit }, slack }: { data: ScheduleData; slack: number }): string => {
  const write = (number: number): string => `${number} ${units[unit]}${number === 1 ? '' : 's'}`
  return `${write(count)} behind, ${slack === 0 ? 'no slack' : `${write(slack)} of slack`}`
}
