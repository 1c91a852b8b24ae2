/**
 * Reads PlantUML's Gantt charts: sentences on tasks (`[Design] lasts 5 days and starts at [Plan]'s end`), the project and
 * its calendar.
 */

import type { PlanModel } from '../../models/plan.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { creole } from '../creole.ts'
import { lines } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'
import { dayOf, PlantCalendar } from './plant-calendar.ts'
import { clause } from './plant-clauses.ts'
import { type PlantPlan, rule, taskOf } from './plant-plan.ts'
import { datePlantTasks } from './plant-tasks.ts'

/** Where a plan begins that says nothing of it: a Monday. */
const unknownStart = Date.UTC(2024, 0, 1)

export function readGantt(raw: string): { model: PlanModel; report: TextReport } {
  const { cursor, about } = prepare(raw)
  const plan: PlantPlan = {
    cursor,
    tasks: new Map(),
    aliases: new Map(),
    calendar: new PlantCalendar(),
    project: undefined,
    sections: [],
    last: undefined,
  }
  readStatements(
    cursor,
    () => {
      if (!readFrom(cursor, plan, table)) sentence(plan)
    },
    { gap: /[\s;]+/y },
  )
  const tasks = [...plan.tasks.values()]
  const { dated, undated } = datePlantTasks(tasks, { calendar: plan.calendar, project: plan.project ?? unknownStart })
  for (const { at } of undated) cursor.finding('tasks whose dates are known', at)
  if (
    plan.project === undefined &&
    tasks.length > 0 &&
    !tasks.some(({ start }) => start !== undefined && 'date' in start)
  )
    cursor.report.note('a plan without a date: it begins on 2024-01-01', 0, '')
  const { excludes, includes } = plan.calendar
  return { model: { ...about, sections: plan.sections, tasks: dated, excludes, includes }, report: cursor.report }
}

/** `-- Words --` */
const withoutDashes = (line: string): string => line.replaceAll(/^-+[ \t]*|(?<![ \t-])[ \t]*-+[ \t]*$/g, '')

const closed = String.raw`(?:is|are)[ \t]+(closed?|open(?:ed)?)\b[^\n]*`

const table: readonly Statement<PlantPlan>[] = [
  [
    rule(String.raw`(?:the[ \t]+)?project[ \t]+starts?(?:[ \t]+(?:on|at|the))*[ \t]+DATE[ \t]*\.?`),
    (plan, [, date = '']) => void (plan.project = dayOf(date)),
  ],
  [
    rule(String.raw`(sun|mon|tue|wed|thu|fri|sat)[a-z]*[ \t]+${closed}`),
    (plan, [, name = '', word = '']) => void (word.startsWith('close') && plan.calendar.closeWeekday(name)),
  ],
  [
    rule(String.raw`DATE[ \t]+to[ \t]+DATE[ \t]+${closed}`),
    (plan, [, from = '', to = '', word = '']) => setDays(plan, [from, to], word),
  ],
  [rule(String.raw`DATE[ \t]+${closed}`), (plan, [, date = '', word = '']) => setDays(plan, [date, date], word)],
  [
    rule(String.raw`(?:DATE|D\+\d+)(?:[ \t]+(?:to|and)[ \t]+[^\n]*?)?[ \t]+(?:is|are)[ \t]+(?:colored|named)[^\n]*`),
    ({ cursor }, _, at) => cursor.noteOnce('colors and names of days', at),
  ],
  [
    /then[ \t]+\d+[ \t]+(?:day|week)s?[ \t]+(?:is|are)[ \t]+(?:colored|named)[^\n]*/iy,
    ({ cursor }, _, at) => cursor.noteOnce('colors and names of days', at),
  ],
  [/(?:from|to)[ \t]+\d+:\d+[^\n]*/iy, ({ cursor }, _, at) => cursor.noteOnce('hours of work', at)],
  [
    /(?:printscale|projectscale|ganttscale|zoom|weeks?[ \t]|calendar|language|hide|show|labels?[ \t]|today|separator|resource|working|links?[ \t]|task[ \t]+completion|\{|sunday|now)[^\n]*/iy,
    ({ cursor }, _, at) => cursor.noteOnce('settings', at),
  ],
  [
    /--(?:[^\n]*--|-?)[ \t]*(?=\n|$)/y,
    (plan, [line], at) => void plan.sections.push(creole(plan.cursor.report, withoutDashes(line), at)),
  ],
  [
    /group[ \t]+\[?([^\]\n]*)\]?/iy,
    (plan, [, words = ''], at) => void plan.sections.push(creole(plan.cursor.report, words, at)),
  ],
  [/end[ \t]+group/iy, (plan) => void plan.sections.push('')],
  [
    /([\p{L}\p{N}_.]+)[ \t]*-+(?:(\[[^\]\n]*\])-*)?>[ \t]*([\p{L}\p{N}_.]+)[ \t]*(?=\n|$)/uy,
    (plan, [, from = '', looks, to = ''], at) => {
      if (looks !== undefined) plan.cursor.noteOnce('styles are not carried over', at)
      taskOf(plan, to, at).start = { task: taskOf(plan, from, at).name, edge: 'end', days: 0 }
    },
  ],
  [
    /note[ \t]+(?:bottom|top|left|right)\b[^\n]*/iy,
    ({ cursor }, _, at) => cursor.report.note('a note on a task', at, lines(cursor, /^[ \t]*end[ \t]?note\b/gim, at)),
  ],
]

const setDays = ({ calendar }: PlantPlan, [from, to]: [string, string], word: string): void => {
  const [start, end] = [dayOf(from), dayOf(to)]
  if (start !== undefined && end !== undefined) calendar.set(start, end, word.startsWith('open'))
}

/** `[A] lasts …`, `then [B] lasts …`, `[A] -> [B]`. */
const sentence = (plan: PlantPlan): void => {
  const { cursor } = plan
  const at = cursor.at
  const then = cursor.take(/then[ \t]+/iy) !== undefined
  // "It" is the task of the sentence before.
  const again = plan.last !== undefined && cursor.take(/it\b/iy) !== undefined ? plan.last.name : undefined
  const written = again ?? cursor.need(/\[([^\]\n]+)\]/y, 'a task in brackets, or a sentence on the project')[1] ?? ''
  const name = again ?? creole(cursor.report, written, at)
  if (cursor.take(/[ \t]*<<[^>\n]*>>/y) !== undefined) cursor.noteOnce('styles are not carried over', at)
  const link = cursor.take(/[ \t]*-[^\s[\]>]*(?:(\[[^\]\n]*\])[^\s[\]>]*)?>[ \t]*\[([^\]\n]+)\]/y)
  if (link?.[1] !== undefined) cursor.noteOnce('styles are not carried over', at)
  const task = taskOf(plan, name, at)
  if (link !== undefined) {
    taskOf(plan, link[2]!, at).start = { task: task.name, edge: 'end', days: 0 }
    return
  }
  if (then && plan.last !== undefined) task.start = { task: plan.last.name, edge: 'end', days: 0 }
  plan.last = task
  const alias = cursor.take(/[ \t]+as[ \t]+\[([^\]\n]+)\]/y)?.[1]
  if (alias !== undefined) plan.aliases.set(alias, task.name)
  const who = cursor.take(/[ \t]+on((?:[ \t]*(?:and[ \t]+)?\{[^}\n]*\})+)/y)?.[1]
  if (who !== undefined)
    task.resources = who
      .replaceAll(/\}[ \t]*(?:and[ \t]+)?\{/g, ', ')
      .replaceAll(/[{}]/g, '')
      .trim()
  do clause(plan, task)
  while (cursor.take(/[ \t]+and\b/iy) !== undefined)
  cursor.take(/[ \t]*\.?[ \t]*/y)
  if (!cursor.see(/\n|$/y)) cursor.stop('and, or the end of the line')
}
