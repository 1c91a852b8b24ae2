/**
 * What the reader of PlantUML's plans keeps while it reads, and how tasks are named.
 */
import type { Cursor } from '../../text/cursor.ts'
import { datePattern, PlantCalendar } from './plant-calendar.ts'
import { type PlantTask } from './plant-tasks.ts'

export type PlantPlan = {
  cursor: Cursor
  tasks: Map<string, PlantTask>
  aliases: Map<string, string>
  calendar: PlantCalendar
  project: number | undefined
  sections: string[]
  last: PlantTask | undefined
}

export const rule = (pattern: string): RegExp => new RegExp(pattern.replaceAll('DATE', `(${datePattern})`), 'iy')

/** A task by its name or alias, made when it is mentioned first. */
export const taskOf = (plan: PlantPlan, written: string, at: number): PlantTask => {
  const name = plan.aliases.get(written) ?? written
  const known = plan.tasks.get(name)
  if (known !== undefined) return known
  const section = plan.sections.at(-1)
  const made: PlantTask = {
    name,
    isMilestone: false,
    isDone: false,
    at,
    ...(section === undefined || section === '' ? {} : { section }),
  }
  plan.tasks.set(name, made)
  return made
}
