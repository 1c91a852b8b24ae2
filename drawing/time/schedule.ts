/**
 * Planning by dependencies (critical path method): earliest dates forwards, latest dates backwards, slack between them.
 *
 * Dependencies are finish to start. Counted in units of work, so that weekends never enter the arithmetic.
 */
import { type WorkUnit, workCalendar } from './calendar.ts'

/** What planning needs of a task: units of work (0 makes a milestone), and a first day in ISO 8601. */
export type Task = { duration: number; after: readonly string[]; start?: string | undefined }

/** When a task runs: in units from the first day (`early`, `late`), and as moments. */
export type Planned = {
  early: { start: number; finish: number }
  late: { start: number; finish: number }
  /** By how many units it may slip before the end moves; 0 on the critical path. */
  slack: number
  start: number
  finish: number
}

type Options<T> = { start: number; unit: WorkUnit; find: (reference: string) => T; read: (date: string) => number }

/** Plans tasks from `start`. The tasks must have no cycle. */
export function planTasks<T extends Task>(
  tasks: readonly T[],
  { start, unit, find, read }: Options<T>,
): Map<T, Planned> {
  const calendar = workCalendar(start, unit)
  const early = new Map<T, { start: number; finish: number }>()
  const notBefore = (task: T): number => (task.start === undefined ? 0 : calendar.indexOf(read(task.start)))
  const ordered = inOrder(tasks, find)
  for (const task of ordered) {
    const from = Math.max(notBefore(task), ...task.after.map((name) => early.get(find(name))?.finish ?? 0))
    early.set(task, { start: from, finish: from + task.duration })
  }
  const end = Math.max(0, ...[...early.values()].map(({ finish }) => finish))
  const latestFinish = new Map<T, number>()
  for (const task of ordered.toReversed()) {
    const finish = latestFinish.get(task) ?? end
    for (const name of task.after)
      latestFinish.set(find(name), Math.min(latestFinish.get(find(name)) ?? end, finish - task.duration))
    latestFinish.set(task, finish)
  }
  return new Map(
    tasks.map((task) => {
      const at = early.get(task) ?? { start: 0, finish: 0 }
      const finish = latestFinish.get(task) ?? end
      const slack = Math.round((finish - at.finish) * 1e6) / 1e6
      // A milestone is reached on the evening of what it waits for, unless its own date comes later.
      const waits = task.duration === 0 && task.after.length > 0 && notBefore(task) < at.start
      const begins = waits ? calendar.finishOf(at.start) : calendar.startOf(at.start)
      return [
        task,
        {
          early: at,
          late: { start: finish - task.duration, finish },
          slack,
          start: begins,
          finish: task.duration === 0 ? begins : calendar.finishOf(at.finish),
        },
      ]
    }),
  )
}

/** Tasks after all that they wait for, otherwise in the order of the list. */
const inOrder = <T extends Task>(tasks: readonly T[], find: (reference: string) => T): T[] => {
  const done = new Set<T>()
  const visit = (task: T): void => {
    if (done.has(task)) return
    done.add(task)
    for (const name of task.after) visit(find(name))
    ordered.push(task)
  }
  const ordered: T[] = []
  for (const task of tasks) visit(task)
  return ordered
}

/** The first cycle of tasks that wait for each other, as a list that begins and ends with the same task. */
export function findCycle<T extends Task>(
  tasks: readonly T[],
  find: (reference: string) => T | undefined,
): T[] | undefined {
  const finished = new Set<T>()
  const trail: T[] = []
  const visit = (task: T): T[] | undefined => {
    const at = trail.indexOf(task)
    if (at >= 0) return [...trail.slice(at), task]
    if (finished.has(task)) return undefined
    trail.push(task)
    for (const name of task.after) {
      const before = find(name)
      const cycle = before === undefined ? undefined : visit(before)
      if (cycle !== undefined) return cycle
    }
    trail.pop()
    finished.add(task)
    return undefined
  }
  for (const task of tasks) {
    const cycle = visit(task)
    if (cycle !== undefined) return cycle
  }
  return undefined
}
