/**
 * Tasks of PlantUML's plans: what is said of each, and the dates that follow from it.
 */
import type { PlanTask } from '../../models/plan.ts'
import { day, type PlantCalendar } from './plant-calendar.ts'

/** A moment: a date, or so many days from the start or end of a task or of the project. */
export type PlantMoment = { date: number } | { task: string | undefined; edge: 'start' | 'end'; days: number }

export type PlantTask = {
  name: string
  section?: string
  start?: PlantMoment
  end?: PlantMoment
  days?: number
  isMilestone: boolean
  done?: number
  isDone: boolean
  resources?: string
  at: number
}

type Dated = { start: number; end: number }

/** Tasks with dates, in the order of the text, and those whose dates follow from nothing. */
export function datePlantTasks(
  tasks: readonly PlantTask[],
  { calendar, project }: { calendar: PlantCalendar; project: number },
): { dated: PlanTask[]; undated: PlantTask[] } {
  const found = new Map<string, Dated>()
  let left = [...tasks]
  for (let round = 0; round < 30 && left.length > 0; round++) {
    const before = left.length
    left = left.filter((task) => {
      const dates = datesOf(task, { calendar, project, found })
      if (dates !== undefined) found.set(task.name, dates)
      return dates === undefined
    })
    if (left.length === before) break
  }
  const dated = tasks.flatMap((task) => {
    const dates = found.get(task.name)
    return dates === undefined ? [] : [planTask(task, dates)]
  })
  return { dated, undated: left }
}

type Known = { calendar: PlantCalendar; project: number; found: ReadonlyMap<string, Dated> }

const datesOf = (task: PlantTask, known: Known): Dated | undefined => {
  const { calendar, project } = known
  const [start, end] = [task.start, task.end].map((moment) =>
    moment === undefined ? undefined : resolved(moment, known),
  )
  if ((task.start !== undefined && start === undefined) || (task.end !== undefined && end === undefined))
    return undefined
  if (task.isMilestone) {
    const at = start ?? end ?? project
    return { start: at, end: at }
  }
  const days = task.days ?? 1
  // An end that is a date counts whole.
  const last = end === undefined ? undefined : task.end !== undefined && 'date' in task.end ? end + day : end
  if (start === undefined && last !== undefined) return { start: calendar.before(last, days), end: last }
  const first = calendar.next(start ?? project)
  return { start: first, end: last ?? calendar.after(first, days) }
}

const resolved = (moment: PlantMoment, { calendar, project, found }: Known): number | undefined => {
  if ('date' in moment) return moment.date
  const { task, edge, days } = moment
  const known = task === undefined ? { start: project, end: project } : found.get(task)
  if (known === undefined) return undefined
  return days >= 0 ? calendar.after(known[edge], days) : calendar.before(known[edge], -days)
}

const planTask = (task: PlantTask, { start, end }: Dated): PlanTask => ({
  id: task.name,
  name: task.name,
  ...(task.section === undefined ? {} : { section: task.section }),
  start,
  end,
  after:
    task.start !== undefined && 'task' in task.start && task.start.edge === 'end' && task.start.task !== undefined
      ? [task.start.task]
      : [],
  isDone: task.isDone || task.done === 100,
  isActive: false,
  isCritical: false,
  isMilestone: task.isMilestone,
  isMark: false,
  ...(task.done === undefined ? {} : { done: task.done }),
  ...(task.resources === undefined ? {} : { note: task.resources }),
  at: task.at,
})
