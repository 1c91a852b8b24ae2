/**
 * Planning by dependencies (critical path method): earliest dates forward, latest dates backward, and the slack between.
 *
 * Dependencies are finish to start. Counted in units of work, so that weekends never enter the arithmetic.
 */
import { type WorkUnit, workCalendar } from '../../drawing/values/calendar.ts'

/** What planning needs to know about a task: units of work (0 makes a milestone), and a first day in ISO 8601. */
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
  const notBefore = (task: T): number => (task.start === undefined ? 0 : calendar.indexOf(read(task.start)))
  const ordered = inOrder(tasks, find)
  const early = earliest(ordered, { find, notBefore })
  const late = latestFinish(ordered, { find, end: Math.max(0, ...[...early.values()].map(({ finish }) => finish)) })
  return new Map(
    tasks.map((task) => {
      const at = early.get(task) ?? { start: 0, finish: 0 }
      const finish = late.get(task) ?? 0
      const slack = Math.round((finish - at.finish) * 1e6) / 1e6
      const moments = momentsOf(task, at, { calendar, notBefore: notBefore(task) })
      return [task, { early: at, late: { start: finish - task.duration, finish }, slack, ...moments }]
    }),
  )
}

type Units = { start: number; finish: number }

type Lookup<T> = { find: (reference: string) => T }

const earliest = <T extends Task>(
  ordered: readonly T[],
  { find, notBefore }: Lookup<T> & { notBefore: (task: T) => number },
): Map<T, Units> => {
  const early = new Map<T, Units>()
  for (const task of ordered) {
    const start = Math.max(notBefore(task), ...task.after.map((name) => early.get(find(name))?.finish ?? 0))
    early.set(task, { start, finish: start + task.duration })
  }
  return early
}

/** The latest finish of each task that delays nothing after it; `end` where nothing comes after. */
const latestFinish = <T extends Task>(
  ordered: readonly T[],
  { find, end }: Lookup<T> & { end: number },
): Map<T, number> => {
  const latest = new Map<T, number>()
  for (const task of ordered.toReversed()) {
    const finish = latest.get(task) ?? end
    for (const name of task.after)
      latest.set(find(name), Math.min(latest.get(find(name)) ?? end, finish - task.duration))
    latest.set(task, finish)
  }
  return latest
}

type Dates = { calendar: ReturnType<typeof workCalendar>; notBefore: number }

/** A milestone is reached on the evening of the day on which its last dependency ends, unless its own date comes later. */
const momentsOf = ({ duration, after }: Task, early: Units, { calendar, notBefore }: Dates): Units => {
  const waits = duration === 0 && after.length > 0 && notBefore < early.start
  const start = waits ? calendar.finishOf(early.start) : calendar.startOf(early.start)
  return { start, finish: duration === 0 ? start : calendar.finishOf(early.finish) }
}

/** Tasks in dependency order, otherwise in the order of the list. */
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
