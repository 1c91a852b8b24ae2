/** The migration's plan: 14 tasks and two milestones in four sections, dated in working days, and what is done. */
import { moment, workdaysBetween } from '../../drawing/calendar.ts'
import { type Planned, schedule } from '../../drawing/schedule.ts'

/** `done` counts working days finished by the morning of today. */
export type Row = { id: string; name: string; days: number; after?: string[]; done?: number }

export const sections: { name: string; rows: Row[] }[] = [
  {
    name: 'Prepare',
    rows: [
      { id: 'cluster', name: 'Provision the cluster', days: 10, done: 10 },
      { id: 'types', name: 'Map types and schema', days: 8, done: 8 },
      { id: 'schema', name: 'Create the schema', days: 5, after: ['cluster', 'types'], done: 5 },
    ],
  },
  {
    name: 'Replicate',
    rows: [
      { id: 'stream', name: 'Stream changes', days: 5, after: ['schema'], done: 5 },
      { id: 'copy', name: 'Copy history', days: 14, after: ['stream'], done: 6 },
      { id: 'compare', name: 'Compare checksums', days: 6, after: ['copy'] },
      { id: 'agree', name: 'Copies agree', days: 0, after: ['compare'] },
    ],
  },
  {
    name: 'Adapt',
    rows: [
      { id: 'queries', name: 'Port queries', days: 18, after: ['types'], done: 18 },
      { id: 'writes', name: 'Write to both', days: 8, after: ['queries'], done: 2 },
      { id: 'load', name: 'Load test', days: 4, after: ['agree', 'writes'] },
      { id: 'tune', name: 'Tune slow plans', days: 4, after: ['load'] },
    ],
  },
  {
    name: 'Cut over',
    rows: [
      { id: 'rehearse', name: 'Rehearse the switch', days: 3, after: ['tune'] },
      { id: 'reads', name: 'Switch reads', days: 5, after: ['rehearse'] },
      { id: 'primary', name: 'Switch writes', days: 2, after: ['reads'] },
      { id: 'back', name: 'Replicate back', days: 12, after: ['primary'] },
      { id: 'retired', name: 'MySQL retired', days: 0, after: ['back'] },
    ],
  },
]

export const start = moment('2026-09-07')
export const today = moment('2026-10-15')
export const late = 'copy'

export const rows = sections.flatMap((section) => section.rows)
export const tasks = rows.filter(({ days }) => days > 0)
const plan = schedule(rows, start)
export const planned = (id: string): Planned => plan.get(id)!

// What is due is counted up to this morning; only one task may be behind, and it must have no slack to absorb it.
const dueOf = ({ id, days }: Row): number => {
  const { from, to } = planned(id)
  return today <= from ? 0 : Math.min(days, workdaysBetween(from, Math.min(to, today)))
}
const lateTask = rows.find(({ id }) => id === late)!
export const behind = dueOf(lateTask) - (lateTask.done ?? 0)
const isConsistent =
  tasks.length === 14 &&
  behind === 2 &&
  planned(late).slack === 0 &&
  rows.every((row) => row.id === late || dueOf(row) === (row.done ?? 0))
if (!isConsistent) throw new Error('progress and plan disagree')
