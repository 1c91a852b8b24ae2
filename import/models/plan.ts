/**
 * A plan as diagram languages write it: tasks with a start and an end, in milliseconds since 1970 in UTC.
 */
import type { Titled } from './graph.ts'

export type PlanTask = {
  id: string
  name: string
  section?: string
  start: number
  end: number
  /** Ids of tasks whose end is its start. */
  after: string[]
  isDone: boolean
  isActive: boolean
  isCritical: boolean
  isMilestone: boolean
  /** A line across all tasks. */
  isMark: boolean
  /** Percent done, where the language says it. */
  done?: number
  note?: string
  at: number
}

export type PlanModel = Titled & {
  sections: string[]
  tasks: PlanTask[]
  /** Days that do not count: names of days in lower case, `weekends`, or dates. */
  excludes: string[]
  includes: string[]
  today?: number
}
