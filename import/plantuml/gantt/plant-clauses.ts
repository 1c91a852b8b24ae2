/**
 * What a sentence says of a task: how long it lasts, when it starts, ends or happens, how much is done.
 */

import { dayOf } from './plant-calendar.ts'
import { type PlantPlan, rule, taskOf } from './plant-plan.ts'
import { type PlantMoment, type PlantTask } from './plant-tasks.ts'

const units: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

const lasts =
  /[ \t]*(?:lasts|requires)(?:[ \t]+(?:on|for|the|at))*((?:[ \t]+(?:and[ \t]+)?\d+[ \t]+(?:day|week|month|hour|minute)s?)+)/iy

const complete = /[ \t]*is[ \t]+(?:(\d+)[ \t]*%[ \t]*)?completed?\b/iy

const happens = /[ \t]*(?:happens|starts|ends)\b/iy

const occurs = /[ \t]*occurs[ \t]+from[ \t]+\[([^\]\n]+)\][ \t]+to[ \t]+\[([^\]\n]+)\]/iy

const looks =
  /[ \t]*(?:(?:is|are)[ \t]+(?:colored|deleted|displayed|critical)|displays|links[ \t]+to|pauses|#[\w/|\\-]+)(?!\w)(?:(?![ \t]and[ \t]+(?:lasts|starts|ends|is))[^\n])*/iy

export const clause = (plan: PlantPlan, task: PlantTask): void => {
  const { cursor, calendar } = plan
  const at = cursor.at
  const long = cursor.take(lasts)?.[1]
  if (long !== undefined) {
    // A week has the days of it that are open.
    const open =
      7 -
      new Set(
        calendar.excludes.flatMap((each) => (each === 'weekends' ? ['sat', 'sun'] : /^\d/.test(each) ? [] : [each])),
      ).size
    for (const [, count, unit = ''] of long.matchAll(/(\d+)[ \t]+(day|week|month|hour|minute)/gi))
      task.days =
        (task.days ?? 0) + Number(count) * (unit.toLowerCase() === 'week' ? open : (units[unit.toLowerCase()] ?? 0))
    return
  }
  const done = cursor.take(complete)
  if (done !== undefined) {
    if (done[1] === undefined) task.isDone = true
    else task.done = Number(done[1])
    return
  }
  const [, first, last] = cursor.take(occurs) ?? []
  if (first !== undefined && last !== undefined) {
    task.start = { task: taskOf(plan, first, at).name, edge: 'start', days: 0 }
    task.end = { task: taskOf(plan, last, at).name, edge: 'end', days: 0 }
    return
  }
  const verb = cursor.take(happens)?.[0].trim().toLowerCase()
  if (verb !== undefined) {
    const moment = readMoment(plan, verb)
    if (verb === 'ends') task.end = moment
    else task.start = moment
    if (verb === 'happens') task.isMilestone = true
    return
  }
  if (cursor.take(looks) !== undefined) return cursor.noteOnce('styles are not carried over', at)
  if (!cursor.see(/[ \t]*(?:\n|$)/y)) cursor.stop('lasts, starts, ends, happens or is … complete')
}

const date = rule(String.raw`[ \t]*(?:(?:on|at)[ \t]+)?DATE(?:[ \t]+\d+:\d+(?::\d+)?)?`)

const relative =
  /[ \t]*(?:(?:on|at|after|with)[ \t]+)?(?:((?:(?:and[ \t]+)?\d+[ \t]+(?:working[ \t]+)?(?:day|week)s?[ \t]+)+)(after|before)[ \t]+)?(?:\[([^\]\n]+)\](?:'s)?[ \t]*(start|end)|(start))(?:[ \t]+and[ \t]+(\d+)[ \t]+days?[ \t]+after)?/iy

/** `with green dotted link`. */
const linkLooks =
  /[ \t]+with[ \t]+(?:(?:dotted|bold|dashed)[ \t]+)?#?\w+[ \t]+(?:(?:dotted|bold|dashed)[ \t]+)?link\b/iy

const fromStart = /[ \t]*(?:(?:on|at)[ \t]+)?D\+(\d+)/iy

const readMoment = (plan: PlantPlan, verb: string): PlantMoment => {
  const { cursor } = plan
  const written = cursor.take(date)?.[1]
  const found = written === undefined ? undefined : dayOf(written)
  if (found !== undefined) return { date: found }
  const days = cursor.take(fromStart)?.[1]
  if (days !== undefined) return { task: undefined, edge: 'start', days: Number(days) }
  const [, counts = '', side, task, edge = 'start'] = cursor.need(
    relative,
    `a date or the end of a task behind ${verb}`,
  )
  let length = 0
  for (const [, count, unit = ''] of counts.matchAll(/(\d+)[ \t]+(?:working[ \t]+)?(day|week)/gi))
    length += Number(count) * units[unit.toLowerCase()]!
  const called = task === undefined ? undefined : taskOf(plan, task, cursor.at).name
  const start = cursor.at
  if (cursor.take(linkLooks) !== undefined) cursor.noteOnce('styles are not carried over', start)
  return {
    task: called,
    edge: edge.toLowerCase() as 'start',
    days: side?.toLowerCase() === 'before' ? -length : length,
  }
}
