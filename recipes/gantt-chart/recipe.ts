/** A database migration of 14 tasks: finish-to-start dependencies, two milestones, and one task that is late. */

import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { drawSchedule } from './draw-schedule.ts'
import { planDates, progressOf } from './progress.ts'
import { planOf, type ScheduleData, scheduleForm } from './schedule.ts'
import { unitOf } from './task-words.ts'

/** By how much the plan is late, and when it ends as planned and as things are. */
const lateness = (data: ScheduleData) => {
  const plan = planOf(data)
  const progress = progressOf(data, plan)
  const { behind, delaying, end, forecast, slip, last } = progress
  const writeDate = planDates(data, plan, progress)
  const late = [...behind].filter(([task]) => delaying.size === 0 || delaying.has(task))
  const most = Math.max(0, ...late.map(([, units]) => units))
  const behindMost = late.flatMap(([task, units]) => (units === most ? [task.name] : []))
  return {
    slip: count(Math.round(slip * 10) / 10, unitOf(data)),
    behind: count(most, unitOf(data)),
    end: writeDate(end - 1),
    forecast: writeDate(forecast - 1),
    whatIsLate: `${enumerate(behindMost)} ${behindMost.length === 1 ? 'is' : 'are'}`,
    onTime: slip === 0 && late.length > 0 ? last?.name : undefined,
  }
}

/** A heading that speaks of a delay where the plan ends with something that has none says so to its writer. */
const warnOfNone = (data: ScheduleData, sheet: Sheet): void => {
  const { onTime, whatIsLate, behind, slip } = lateness(data)
  if (onTime === undefined || !sheet.quotes('behind')) return
  sheet.warn(
    'title',
    undefined,
    `{behind} is ${slip}: ${whatIsLate} ${behind} behind, but “${onTime}” ends the plan and is on time: write the title without {behind}`,
  )
}

export default defineRecipe({
  name: 'Gantt chart',
  family: 'Time & planning',
  description:
    'Tasks as bars on an axis of working days, as things stand over a thin plan, with finish-to-start arrows, milestones as diamonds, days without progress in red and a line for today. Also called project plan or project timeline.',
  useWhen:
    'You need to show when each task runs, what waits for what, and what a late task does to the end. Needs durations and dependencies, and progress if there is any; reads best with 8 to 30 tasks, takes 60, over days, quarters (2027-Q2) or years.',
  avoidWhen:
    'Only dates of events count: use `milestone-timeline`. Nothing waits for anything else: use `priestley-timeline`, in quarters too. Work is pulled rather than dated: use `kanban-board`. Plans without dates: use `roadmap-lanes`. Who is on call when: use `oncall-schedule`.',
  visual: 90,
  ease: 62,
  overall: 84,
  rationale:
    'Red days and the gap between plan and forecast show a delay and how it travels to the end. A longer task moves everything that waits for it, so several coordinates change together. You supply durations, dependencies and progress; dates and forecast are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: scheduleForm({ tasks: 60 }),
  sample: {
    title: 'The copy is {behind} behind, so MySQL retires {forecast}, not {end}',
    subtitle: 'Orders database, MySQL to PostgreSQL: every task that waits for the copy moves by {behind}',
    source: 'Illustrative data',
    start: '2026-09-07',
    today: '2026-10-15',
    tasks: [
      { name: 'Map types and schema', duration: 8, done: 100, group: 'Prepare' },
      { name: 'Provision the cluster', duration: 10, done: 100, group: 'Prepare' },
      {
        name: 'Create the schema',
        duration: 5,
        after: ['Provision the cluster', 'Map types and schema'],
        done: 100,
        group: 'Prepare',
      },
      { name: 'Stream changes', duration: 5, after: ['Create the schema'], done: 100, group: 'Replicate' },
      { name: 'Copy history', duration: 14, after: ['Stream changes'], done: 43, group: 'Replicate' },
      { name: 'Compare checksums', duration: 6, after: ['Copy history'], group: 'Replicate' },
      { name: 'Copies agree', duration: 0, after: ['Compare checksums'], group: 'Replicate' },
      { name: 'Port queries', duration: 18, after: ['Map types and schema'], done: 100, group: 'Adapt' },
      { name: 'Write to both', duration: 8, after: ['Port queries'], done: 25, group: 'Adapt' },
      { name: 'Load test', duration: 4, after: ['Copies agree', 'Write to both'], group: 'Adapt' },
      { name: 'Tune slow plans', duration: 4, after: ['Load test'], group: 'Adapt' },
      { name: 'Rehearse the switch', duration: 3, after: ['Tune slow plans'], group: 'Cut over' },
      { name: 'Switch reads', duration: 5, after: ['Rehearse the switch'], group: 'Cut over' },
      { name: 'Switch writes', duration: 2, after: ['Switch reads'], group: 'Cut over' },
      { name: 'Replicate back', duration: 12, after: ['Switch writes'], group: 'Cut over' },
      { name: 'MySQL retired', duration: 0, after: ['Replicate back'], group: 'Cut over' },
    ],
  },
  draw: (data, sheet) => {
    warnOfNone(data, sheet)
    drawSchedule(data, sheet)
  },
  meanings: {
    behind: 'by how much the task moves that ends last as things are',
    end: 'when that task was to end',
    forecast: 'when it will, as things are today',
  },
  derive: (data) => {
    const { slip, end, forecast } = lateness(data)
    return { behind: slip, end, forecast }
  },
  describe: (data) => {
    const works = data.tasks.filter(({ duration }) => duration > 0)
    const { whatIsLate, behind, end, forecast } = lateness(data)
    const plan = planOf(data)
    const moved = data.tasks.filter(progressOf(data, plan).isMoved).map(({ name }) => name)
    const later = moved.length < 2 ? '' : ` Later than planned: ${enumerate(moved, 12)}.`
    const late = end === forecast ? '' : ` ${whatIsLate} ${behind} behind; the end moves from ${end} to ${forecast}.`
    return `${count(works.length, 'task')} as bars on a calendar and ${count(data.tasks.length - works.length, 'milestone')} as diamonds, ${late === '' ? 'ending' : 'planned to end'} ${end}: ${enumerate(data.tasks.map(({ name }) => name))}. Arrows lead from the end of a task to the one that waits for it; thin bars show the plan where it differs, red parts days without progress.${late}${late === '' ? '' : later}`
  },
})
