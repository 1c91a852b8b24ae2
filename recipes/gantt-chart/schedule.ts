/**
 * The shape `schedule`: tasks with durations and dependencies, from which dates are computed.
 */
import * as z from 'zod'
import { checksFor, inTurn } from '../../drawing/data/checks.ts'
import { cyclesIn } from '../../drawing/data/cycles.ts'
import { id, list, name, note, ref, text, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets, References, type Target } from '../../drawing/data/references.ts'
import { type WorkUnit, workUnits } from '../../drawing/values/calendar.ts'
import { readMoment } from '../../drawing/values/moment.ts'
import { readQuarter } from '../../drawing/values/quarter.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { type Planned, planTasks } from './plan-tasks.ts'

const date = (description: string) =>
  words(10, description).refine((text) => readMoment(text)?.precision === 'day', {
    message: 'must be a date that exists, written as 2026-03-04',
  })

const isQuarter = (written: string): boolean => readQuarter(written) !== undefined

/** A day, or a quarter, which begins on its first day. */
const dateOrQuarter = (description: string) =>
  words(10, description).refine((text) => isQuarter(text) || readMoment(text)?.precision === 'day', {
    message: 'must be a date that exists, written as 2026-03-04, or a quarter as 2026-Q2',
  })

const task = z.strictObject({
  id: id.optional(),
  name: name('What is done; for a milestone, what is reached', 80),
  duration: z.number().min(0).max(4000).describe('Units of work; 0 for a milestone'),
  after: list(ref('A task that must finish first: id or name'), { min: 0, max: 3, of: 'What it waits for' }).default(
    [],
  ),
  start: dateOrQuarter('Not before this day or quarter').optional(),
  done: z.number().min(0).max(100).default(0).describe('Percent done by the morning of today'),
  group: name('The section it belongs to, by name', 60).optional(),
  note: note('A muted remark under the name', 80).optional(),
})

const mark = z.strictObject({
  start: dateOrQuarter('The day, or the first of a period'),
  end: dateOrQuarter('The day after the last of a period, or its last quarter').optional(),
  text: text('What the day or period means', 60),
})

export type ScheduleTask = z.output<typeof task>
export type ScheduleMark = z.output<typeof mark>

/** Data of the shape as they are drawn. */
export type ScheduleData = {
  start: string
  today?: string | undefined
  unit?: WorkUnit | undefined
  tasks: ScheduleTask[]
  marks?: ScheduleMark[] | undefined
}

/** Declares schedule data with at most so many tasks. */
export function scheduleForm(most: { tasks: number }) {
  return form(
    'schedule',
    {
      start: dateOrQuarter('The first day of the plan, or its first quarter (2027-Q2)'),
      today: date('The day of the report: what is done is counted up to its morning').optional(),
      unit: z
        .enum(workUnits)
        .optional()
        .describe('What durations count; default: quarter where start is one, else working-day'),
      marks: list(mark, { min: 0, max: 4, of: 'Days and periods that matter, such as a freeze' }).optional(),
      tasks: list(task, {
        max: most.tasks,
        of: 'Tasks and milestones; each group is drawn in the order in which they start',
      }),
    },
    { checks: () => [check], targets },
  )
}

const targets = ({ tasks }: ScheduleData): Target[] => namedTargets(tasks)

/** A date of the data as a moment; a quarter begins on its first day. */
export const at = (written: string): number => (readQuarter(written) ?? readMoment(written))?.at ?? 0

/** When a period ends: before a day, or with a whole quarter. */
export const endAt = (written: string): number => readQuarter(written)?.next ?? at(written)

/** What the durations of a plan count. */
export const workUnitOf = ({ unit, start }: Pick<ScheduleData, 'unit' | 'start'>): WorkUnit =>
  unit ?? (isQuarter(start) ? 'quarter' : 'working-day')

/** Whether a plan speaks of quarters alone, so that its axis does. */
export const isInQuarters = ({ start, tasks }: Pick<ScheduleData, 'start' | 'tasks'>): boolean =>
  [start, ...tasks.flatMap((each) => each.start ?? [])].every(isQuarter)

/** The dates of all tasks. */
export const planOf = (data: ScheduleData): Map<ScheduleTask, Planned> => {
  const references = new References(targets(data))
  const find = (reference: string): ScheduleTask => references.find(reference) as ScheduleTask
  return planTasks(data.tasks, { start: at(data.start), unit: workUnitOf(data), find, read: at })
}

const { unique, refersTo, each } = checksFor<ScheduleData>()

const noCycle = ({ tasks }: ScheduleData): Finding[] => {
  const references = new References(namedTargets(tasks))
  const [cycle = []] = cyclesIn(tasks, ({ after }) => after.map((name) => references.find(name) as ScheduleTask))
  const [first] = cycle
  if (first === undefined) return []
  // In the order of work: each task before those that depend on it.
  const words = [...cycle, first].map(({ name }) => name).toReversed()
  return [
    { at: `tasks.${tasks.indexOf(first)}.after`, problem: `${words.join(' > ')} is a cycle; nothing in it can start` },
  ]
}

/** No task is done before it can start. */
const noEarlyProgress = (data: ScheduleData): Finding[] => {
  const { today } = data
  if (today === undefined) return []
  const plan = planOf(data)
  const problems = each('tasks.*', (task) => {
    const start = plan.get(task)?.start ?? 0
    if (task.done === 0 || start < at(today)) return undefined
    const day = new Date(start).toISOString().slice(0, 10)
    return { done: `${task.done}% done, but it starts on ${day} and today is ${today}` }
  })
  return problems(data)
}

const check = inTurn(
  [unique('tasks'), refersTo(['tasks.*.after.*'], { to: 'tasks', what: 'a task' })],
  [noCycle],
  [
    noEarlyProgress,
    each('marks.*', ({ start, end }) =>
      end === undefined || endAt(end) > at(start) ? undefined : { end: `${end} is not after ${start}` },
    ),
  ],
)
