/**
 * The shape `schedule`: tasks with durations and dependencies, from which dates are computed.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { workUnits } from '../values/calendar.ts'
import { readMoment } from '../values/moment.ts'
import { id, list, name, note, ref, text, words } from './fields.ts'
import { form } from './form.ts'
import { findCycle, type Planned, planTasks } from './plan-tasks.ts'
import { checkReferences, checkUnique, namedTargets, References, type Target } from './references.ts'

const date = (description: string) =>
  words(10, description).refine((text) => readMoment(text)?.precision === 'day', {
    message: 'must be a date that exists, written as 2026-03-04',
  })

const task = z.strictObject({
  id: id.optional(),
  name: name('What is done; for a milestone, what is reached'),
  duration: z.number().min(0).max(400).describe('Units of work; 0 for a milestone'),
  after: list(ref('A task that must finish first: id or name'), { min: 0, max: 3, of: 'What it waits for' }).default(
    [],
  ),
  start: date('Not before this day').optional(),
  done: z.number().min(0).max(100).default(0).describe('Percent done by the morning of today'),
  group: name('The section it belongs to, by name').optional(),
  note: note('A muted remark beside the name', 48).optional(),
})

const mark = z.strictObject({
  start: date('The day, or the first of a period'),
  end: date('The day after the last of a period').optional(),
  text: text('What the day or period means', 40),
})

export type ScheduleTask = z.output<typeof task>
export type ScheduleMark = z.output<typeof mark>

/** Data of the shape as they are drawn. */
export type ScheduleData = {
  start: string
  today?: string | undefined
  unit: (typeof workUnits)[number]
  tasks: ScheduleTask[]
  marks?: ScheduleMark[] | undefined
}

/** Declares schedule data with at most so many tasks. */
export function scheduleForm(most: { tasks: number }) {
  return form(
    'schedule',
    {
      start: date('The first day of the plan'),
      today: date('The day of the report: what is done is counted up to its morning').optional(),
      unit: z
        .enum(workUnits)
        .default('working-day')
        .describe('What durations count: working-day (default), day or week'),
      marks: list(mark, { min: 0, max: 4, of: 'Days and periods that matter, such as a freeze' }).optional(),
      tasks: list(task, { max: most.tasks, of: 'Tasks and milestones, top to bottom' }),
    },
    { check, targets },
  )
}

const targets = ({ tasks }: ScheduleData): Target[] => namedTargets(tasks)

/** A date of the data as a moment. */
export const at = (iso: string): number => readMoment(iso)?.at ?? 0

/** The dates of all tasks. */
export const planOf = (data: ScheduleData): Map<ScheduleTask, Planned> => {
  const references = new References(targets(data))
  const find = (reference: string): ScheduleTask => references.find(reference) as ScheduleTask
  return planTasks(data.tasks, { start: at(data.start), unit: data.unit, find, read: at })
}

const check = (data: ScheduleData): Finding[] => {
  const { tasks } = data
  const references = new References(targets(data))
  const waits = tasks.flatMap(({ after }, index) =>
    after.map((reference, position) => ({ at: `tasks.${index}.after.${position}`, reference })),
  )
  const dangling = [...checkUnique('tasks', tasks), ...checkReferences(waits, { references, what: 'a task' })]
  if (dangling.length > 0) return dangling
  const cycle = findCycle(tasks, (reference) => references.find(reference) as ScheduleTask | undefined)
  if (cycle !== undefined) {
    const index = tasks.findIndex((each) => each === cycle[0])
    return [{ at: `tasks.${index}.after`, problem: `${writeCycle(cycle)} is a cycle; nothing in it can start` }]
  }
  return [...checkProgress(data), ...checkMarks(data)]
}

/** The cycle in the order of work: each task before those that depend on it. */
const writeCycle = (cycle: ScheduleTask[]): string =>
  cycle
    .toReversed()
    .map((each) => each.name)
    .join(' > ')

/** No task is done before it can start. */
const checkProgress = (data: ScheduleData): Finding[] => {
  const { today, tasks } = data
  if (today === undefined) return []
  const plan = planOf(data)
  return tasks.flatMap((each, index): Finding[] => {
    const start = plan.get(each)?.start ?? 0
    if (each.done === 0 || start < at(today)) return []
    const day = new Date(start).toISOString().slice(0, 10)
    const problem = `${each.done}% done, but it starts on ${day} and today is ${today}`
    return [{ at: `tasks.${index}.done`, problem }]
  })
}

const checkMarks = ({ marks = [] }: ScheduleData): Finding[] =>
  marks.flatMap(({ start, end }, index) =>
    end === undefined || end > start ? [] : [{ at: `marks.${index}.end`, problem: `${end} is not after ${start}` }],
  )
