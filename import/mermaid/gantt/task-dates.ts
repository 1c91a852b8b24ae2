/**
 * Starts and ends of tasks: dates, durations, after and until other tasks, days that do not count.
 */
import type { PlanModel, PlanTask } from '../../models/plan.ts'
import { readDate, readStart } from './day-format.ts'

const day = 86_400_000

/** A task whose dates are still as written; `previous` is the task above it. */
export type WrittenTask = Omit<PlanTask, 'start' | 'end' | 'after'> & { startWords?: string; endWords: string }

export type DateSettings = Pick<PlanModel, 'excludes' | 'includes'> & {
  format: string
  /** Ends that are dates count whole. */
  inclusive: boolean
  /** The first day of the weekend, 6 for Saturday. */
  weekend: number
}

/** Why a task has no dates: what was expected. */
export type Undated = { task: WrittenTask; expected: string }

/** Tasks with dates, in the order of the text, and those that have none. */
export function dateTasks(written: WrittenTask[], settings: DateSettings): { tasks: PlanTask[]; undated: Undated[] } {
  const byId = new Map(written.map((task) => [task.id, task]))
  const dated = new Map<WrittenTask, PlanTask>()
  const beyond = new Set<WrittenTask>()
  let left = written
  // A task may wait for one below it; each round dates those whose tasks are dated.
  for (let round = 0; round < 10 && left.length > 0; round++) {
    const before = left.length
    const context = { byId, dated, settings, written, beyond }
    left = left.filter((task) => !tryTask(task, context))
    if (left.length === before) break
  }
  const undated = left.map((task) => ({
    task,
    expected: beyond.has(task) ? 'an end before the year 10000' : expectedOf(task, byId),
  }))
  return { tasks: written.flatMap((task) => dated.get(task) ?? []), undated }
}

type DateContext = {
  byId: Map<string, WrittenTask>
  dated: Map<WrittenTask, PlanTask>
  settings: DateSettings
  written: WrittenTask[]
  /** Those that end later than a date can say. */
  beyond: Set<WrittenTask>
}

const expectedOf = ({ startWords = '', endWords }: WrittenTask, byId: Map<string, WrittenTask>): string => {
  const waits = [...namesAfter('after', startWords), ...namesAfter('until', endWords)]
  const unknown = waits.find((id) => !byId.has(id))
  if (unknown !== undefined) return `the id of a task, not ${unknown}`
  if (waits.length > 0) return 'tasks that can be dated'
  return 'a date in the format of the plan, or a duration'
}

const namesAfter = (word: 'after' | 'until', words: string): string[] =>
  words.startsWith(`${word} `) ? words.slice(word.length).trim().split(/\s+/) : []

const previousOf = new WeakMap<WrittenTask, WrittenTask>()

/** Remembers which task is above which. */
export const setPrevious = (task: WrittenTask, previous: WrittenTask): void => void previousOf.set(task, previous)

const tryTask = (task: WrittenTask, context: DateContext): boolean => {
  const { settings, dated } = context
  const { startWords, endWords, ...rest } = task
  const after = namesAfter('after', startWords ?? '')
  const start = startOf(task, after, context)
  if (start === undefined) return false
  const until = namesAfter('until', endWords)
  const isDate = until.length === 0 && readDate(endWords, settings.format) !== undefined
  const end = endOf(task, { start, until, isDate }, context)
  if (end === undefined) return false
  if (!(start < latest && end < latest)) {
    context.beyond.add(task)
    return false
  }
  // Mermaid does not move an end that is a plain date.
  const isFixed = readDate(endWords, 'YYYY-MM-DD') !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(endWords)
  const moved = isFixed || settings.excludes.length === 0 ? end : withoutExcluded(start, end, settings)
  dated.set(task, { ...rest, start, end: moved, after: after.filter((id) => context.byId.has(id)) })
  return true
}

const startOf = (task: WrittenTask, after: string[], { byId, dated, settings }: DateContext): number | undefined => {
  const { startWords } = task
  if (startWords === undefined) {
    const previous = previousOf.get(task)
    return previous === undefined ? undefined : dated.get(previous)?.end
  }
  if (after.length === 0) return readStart(startWords, settings.format)
  const waits = after.flatMap((id) => byId.get(id) ?? [])
  const ends = waits.flatMap((each) => dated.get(each)?.end ?? [])
  return waits.length > 0 && ends.length === waits.length ? Math.max(...ends) : undefined
}

type EndWords = { start: number; until: string[]; isDate: boolean }

const endOf = ({ endWords }: WrittenTask, { start, until, isDate }: EndWords, context: DateContext) => {
  const { byId, dated, settings } = context
  if (until.length > 0) {
    const waits = until.flatMap((id) => byId.get(id) ?? [])
    const starts = waits.flatMap((each) => dated.get(each)?.start ?? [])
    return waits.length > 0 && starts.length === waits.length ? Math.min(...starts) : undefined
  }
  if (isDate) return readDate(endWords, settings.format)! + (settings.inclusive ? day : 0)
  return durationEnd(start, endWords)
}

const isDuration = /^(\d+(?:\.\d+)?)(ms|[Mdhmswy])$/

/** Later dates have more digits than a date has room for. */
const latest = Date.UTC(10_000, 0)

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: day, w: 7 * day }

/** The end after a duration such as `3d`; months and years are those of the calendar. What is none takes no time. */
const durationEnd = (start: number, words: string): number => {
  const [, count, unit = ''] = isDuration.exec(words.trim()) ?? []
  if (count === undefined) return start
  if (unit !== 'M' && unit !== 'y') return start + Number(count) * units[unit]!
  const date = new Date(start)
  const months = Math.floor(Number(count)) * (unit === 'y' ? 12 : 1)
  const whole = date.getUTCFullYear() * 12 + date.getUTCMonth() + months
  const last = new Date(Date.UTC(Math.floor(whole / 12), (whole % 12) + 1, 0)).getUTCDate()
  const time = start % day
  return Date.UTC(Math.floor(whole / 12), whole % 12, Math.min(date.getUTCDate(), last)) + time
}

/** A year of days that do not count is the most that one task is moved by. */
const mostDays = 3660

const withoutExcluded = (start: number, end: number, settings: DateSettings): number => {
  let last = end
  let steps = 0
  for (let at = start + day; at <= last && steps < mostDays; at += day) {
    steps += 1
    if (isExcluded(at, settings)) last += day
  }
  return last
}

const names = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

const isExcluded = (at: number, { excludes, includes, weekend }: DateSettings): boolean => {
  const date = new Date(at)
  const written = date.toISOString().slice(0, 10)
  if (includes.includes(written)) return false
  const weekday = date.getUTCDay()
  if (excludes.includes('weekends') && (weekday === weekend || weekday === (weekend + 1) % 7)) return true
  return excludes.includes(names[weekday]!) || excludes.includes(written)
}
