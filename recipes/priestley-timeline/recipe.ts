/** Support of Node.js 18 to 26: release, LTS, maintenance and end dates of schedule.json in nodejs/Release. */
import { type TimelineData, timelineForm } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawPeriods } from './draw.ts'

/** The rows with a period that runs at the first marked moment. */
const derive = (data: TimelineData) => {
  const { at, startOf, endOf } = timesOf(data)
  const now = at(data.marks?.[0]?.start ?? 0)
  const running = data.events.filter((event) => startOf(event) <= now && now < endOf(event))
  return { running: enumerate([...new Set(running.map(({ group, name }) => group ?? name))]) || 'none' }
}

export default defineRecipe({
  name: 'Priestley timeline',
  family: 'Time & planning',
  description:
    'Periods as bars on one calendar, a row for each thing that lasts: versions and their support phases, terms, contracts, leases. A line marks one moment across all rows. Also called support window chart, lifespan chart or span chart of dates.',
  useWhen:
    'You show which of several things overlap in time and what is in force at one moment: supported versions, certificates, contracts. You need a start and an end for each period; good for 3 to 12 rows and up to 40 periods.',
  avoidWhen:
    'Tasks wait for each other: use `gantt-chart`. Events have no length: use `milestone-timeline`. The spans are parts of one request: use `trace-waterfall`. Plans have no dates: use `roadmap-lanes`.',
  aliases: ['support windows', 'end of life', 'EOL', 'LTS schedule', 'version lifecycle', 'release support'],
  visual: 88,
  ease: 80,
  overall: 85,
  rationale:
    'Overlaps and gaps are seen as lengths, and one line answers what is in force on a given day. A date moved by hand moves two edges and their words. You supply start and end of each period; what runs at the mark is computed.',
  reviewed: '2026-11-21',
  revision: 1,
  data: timelineForm({ events: 40, groups: 12 }),
  sample: {
    title: 'Of Node.js 18 to 26, only {running} still get fixes',
    subtitle:
      'Each even version is supported for about three years, the last 18 months of them with critical fixes only',
    source: 'nodejs/Release, schedule.json',
    unit: 'month',
    focus: ['maintenance-22', 'maintenance-24', 'lts-26'],
    marks: [{ start: '2026-11-21', text: 'Nov 21, 2026' }],
    events: [
      { name: 'Current', group: 'v18', start: '2022-04-19', end: '2022-10-25' },
      { name: 'Active LTS', group: 'v18', start: '2022-10-25', end: '2023-10-18' },
      { name: 'Maintenance', group: 'v18', start: '2023-10-18', end: '2025-04-30' },
      { name: 'Current', group: 'v20', start: '2023-04-18', end: '2023-10-24' },
      { name: 'Active LTS', group: 'v20', start: '2023-10-24', end: '2024-10-22' },
      { name: 'Maintenance', group: 'v20', start: '2024-10-22', end: '2026-04-30' },
      { name: 'Current', group: 'v22', start: '2024-04-24', end: '2024-10-29' },
      { name: 'Active LTS', group: 'v22', start: '2024-10-29', end: '2025-10-21' },
      { id: 'maintenance-22', name: 'Maintenance', group: 'v22', start: '2025-10-21', end: '2027-04-30' },
      { name: 'Current', group: 'v24', start: '2025-05-06', end: '2025-10-28' },
      { name: 'Active LTS', group: 'v24', start: '2025-10-28', end: '2026-10-20' },
      { id: 'maintenance-24', name: 'Maintenance', group: 'v24', start: '2026-10-20', end: '2028-04-30' },
      { name: 'Current', group: 'v26', start: '2026-05-05', end: '2026-10-28' },
      { id: 'lts-26', name: 'Active LTS', group: 'v26', start: '2026-10-28', end: '2027-10-20' },
      { name: 'Maintenance', group: 'v26', start: '2027-10-20', end: '2029-04-30' },
    ],
  },
  draw: drawPeriods,
  derive,
  describe: (data) =>
    `${count(data.events.length, 'period')} as bars on one calendar: ${enumerate(
      data.events.map(({ name, group, start, end }) => `${group ?? ''} ${name} ${start} to ${end ?? start}`.trim()),
    )}. Running at the marked moment: ${derive(data).running}.`,
})
