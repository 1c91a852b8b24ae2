/** Support of Node.js 18 to 26: release, LTS, maintenance and end dates of schedule.json in nodejs/Release. */
import { greatest } from 'd3-array'
import { block, place, tinted, widthOf } from '../../drawing/block.ts'
import { type TimelineData, type TimelineEvent, timelineForm } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { circle } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { bar } from '../../drawing/time/bar.ts'
import { caption } from '../../drawing/time/caption.ts'
import { dotRadius, type LaneStyle, lanesOf } from '../../drawing/time/draw-lanes.ts'
import { drawTimeline } from '../../drawing/time/draw-timeline.ts'

const phases = ['Current', 'Active LTS', 'Maintenance']

/** The phases of a version: its release, when it becomes LTS, when it gets critical fixes only, and its end. */
const version = (group: string, ...dates: string[]) =>
  phases.map((name, phase) => ({ name, group, start: dates[phase] ?? '', end: dates[phase + 1] }))

/** The periods that run at the first marked moment. */
const runningIn = (data: TimelineData): TimelineEvent[] => {
  const { at, startOf, endOf } = timesOf(data)
  const now = at(data.marks?.[0]?.start ?? 0)
  return data.events.filter((event) => startOf(event) <= now && now < endOf(event))
}

/** The rows with a period that runs. */
const derive = (data: TimelineData) => {
  const rows = runningIn(data).map(({ group, name }) => group ?? name)
  return { running: enumerate([...new Set(rows)]) || 'none' }
}

/** The last period of each row, and when it ends. */
const endsOf = (data: TimelineData): Map<TimelineEvent, string> => {
  const { kind, endOf, write } = timesOf(data)
  const last = lanesOf(data).flatMap(({ events }) => greatest(events, endOf) ?? [])
  const month = (event: TimelineEvent): string => new Date(endOf(event)).toISOString().slice(0, 7)
  return new Map(last.map((event) => [event, write(kind === 'date' ? month(event) : (event.end ?? event.start))]))
}

const nameOf = (event: TimelineEvent) => block([{ text: `${stateSign(event)}${event.name}`, as: 'label' }])

/** Periods of one name look alike, in the order in which names appear. */
const looks = [{ fill: 'none' }, { fill: 'rule' }, { fill: 'surface', dashed: true }] as const

/** Bars with their names in them, or beside them where they are too short, and the end of each row. */
const periodStyle = (data: TimelineData, ends: Map<TimelineEvent, string>): LaneStyle => {
  const { startOf, endOf } = timesOf(data)
  const [names, running] = [[...new Set(data.events.map(({ name }) => name))], runningIn(data)]
  const isInside = (event: TimelineEvent, length: number): boolean => nameOf(event).w + 12 <= length
  return {
    gap: 0,
    words: (event, { length, cap }) => {
      const words = [isInside(event, length) ? [] : event.name, ends.get(event) ?? []].flat()
      return caption({ text: { text: words.join(', '), as: 'note' } }, cap)
    },
    mark: ({ item, from, to, y }, sheet) => {
      const isFocus = sheet.hasFocus ? sheet.isFocus(item) : running.includes(item)
      const look = isFocus ? emphasis.strong : { ...looks[names.indexOf(item.name) % 3], stroke: item.state ?? 'muted' }
      const words = isFocus ? tinted(nameOf(item), 'surface') : nameOf(item)
      const inner = { x: from, y: y - 12, w: to - from, h: 24 }
      if (startOf(item) === endOf(item)) return [circle((from + to) / 2, y, dotRadius, { fill: 'ink', ...look })]
      return [bar({ left: from, right: to, y, h: 24 }, look), ...(isInside(item, to - from) ? place(words, inner) : [])]
    },
  }
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
  visual: 88,
  ease: 80,
  overall: 85,
  rationale:
    'Overlaps and gaps are seen as lengths, and one line answers what is in force on a given day. A date moved by hand moves two edges and their words. You supply start and end of each period; what runs at the mark is computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: timelineForm({ events: 40, groups: 12 }),
  sample: {
    title: 'Of Node.js 18 to 26, only {running} still get fixes',
    subtitle:
      'Each even version is supported for about three years, the last 18 months of them with critical fixes only',
    source: 'nodejs/Release, schedule.json',
    unit: 'month',
    marks: [{ start: '2026-11-21', text: 'Nov 21, 2026' }],
    events: [
      ...version('v18', '2022-04-19', '2022-10-25', '2023-10-18', '2025-04-30'),
      ...version('v20', '2023-04-18', '2023-10-24', '2024-10-22', '2026-04-30'),
      ...version('v22', '2024-04-24', '2024-10-29', '2025-10-21', '2027-04-30'),
      ...version('v24', '2025-05-06', '2025-10-28', '2026-10-20', '2028-04-30'),
      ...version('v26', '2026-05-05', '2026-10-28', '2027-10-20', '2029-04-30'),
    ],
  },
  draw: (data, sheet) => {
    const ends = endsOf(data)
    const after = 8 + Math.max(0, ...[...ends.values()].map((words) => widthOf(words, 'note')))
    drawTimeline(data, sheet, { style: periodStyle(data, ends), after })
  },
  derive,
  describe: (data) =>
    `${count(data.events.length, 'period')} as bars on one calendar: ${enumerate(
      data.events.map(({ name, group, start, end }) => `${group ?? ''} ${name} ${start} to ${end ?? start}`.trim()),
    )}. Running at the marked moment: ${derive(data).running}.`,
})
