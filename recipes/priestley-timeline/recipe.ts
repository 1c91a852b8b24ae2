/** Support of Node.js 20 to 26: release, LTS, maintenance and end dates of schedule.json in nodejs/Release. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { completing } from '../../drawing/data/form.ts'
import { type TimelineData, timelineForm } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTimeline } from '../../drawing/time/draw-timeline.ts'
import { periodStyle } from './period-style.ts'
import { areRows, beforeEnds, besideEnds, endsOf, nowMark, nowOf, runningIn, withOpenEnds } from './periods.ts'
import { derive, momentOf, restWords, rowWords } from './row-words.ts'

const phases = ['Current', 'Active LTS', 'Maintenance']

/** The phases of a version: its release, when it becomes LTS, when it gets critical fixes only, and its end. */
const version = (group: string, ...dates: string[]) =>
  phases.map((name, phase) => ({ name, group, start: dates[phase] ?? '', end: dates[phase + 1] }))

/** More rows than this are too many for names of their own. */
const most = { rows: 20 } as const

/** Where nothing is said of rows, each period has one of its own, as a version or a contract is what lasts. */
const withRows = <Data extends TimelineData>(data: Data): Data => {
  const { events, groups = [] } = data
  const isPlain = groups.length === 0 && events.every(({ group }) => group === undefined)
  const names = new Set(events.map(({ name }) => name))
  if (isPlain && names.size === events.length && names.size <= most.rows)
    for (const event of events) event.group = event.name
  return data
}

export default defineRecipe({
  name: 'Priestley timeline',
  family: 'Time & planning',
  description:
    'Periods as bars on one calendar, a row for each thing that lasts: versions and their support phases, terms, contracts, leases. A line marks one moment, and frames in the accent show what is left after it. Also called support window chart, lifespan chart or span chart of dates.',
  useWhen:
    'You need to show which things overlap in time, what is in force at one moment and for how long: versions, certificates, contracts, a roadmap of several quarters. Needs start and end of each, or that it is open, as dates, months or quarters (2027-Q2); good for 3 to 20 rows.',
  avoidWhen:
    'Tasks wait for each other: use `gantt-chart`. Events have no length: use `milestone-timeline`. The spans are parts of one request: use `trace-waterfall`. Plans have no dates: use `roadmap-lanes`. Shifts of people: use `oncall-schedule`.',
  visual: 88,
  ease: 80,
  overall: 85,
  rationale:
    'Overlaps and gaps are seen as lengths, and frames beyond one line answer what is in force and for how long. A date moved by hand moves two edges and their words. You supply start and end of each period; what runs at the mark is computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: completing(timelineForm({ events: 60, groups: most.rows }, { open: true }), (data) =>
    withRows(withOpenEnds(data)),
  ),
  sample: {
    title: 'Of Node.js 20 to 26, only {running} still get fixes',
    subtitle: 'On {moment}; support lasts about three years, the last 18 months with critical fixes only',
    source: 'nodejs/Release, schedule.json; odd versions, supported for about 7½ months, are left out',
    unit: 'month',
    marks: [{ start: '2026-11-21', text: 'Nov 21, 2026' }],
    events: [
      ...version('v20', '2023-04-18', '2023-10-24', '2024-10-22', '2026-04-30'),
      ...version('v22', '2024-04-24', '2024-10-29', '2025-10-21', '2027-04-30'),
      ...version('v24', '2025-05-06', '2025-10-28', '2026-10-20', '2028-04-30'),
      ...version('v26', '2026-05-05', '2026-10-28', '2027-10-20', '2029-04-30'),
    ],
  },
  draw: (given, sheet) => {
    const data = { ...given, isQuoted: sheet.quotes('running', 'moment') }
    const ends = endsOf(data)
    const { writeLength, endOf } = timesOf(data)
    const now = nowOf(data)
    const lengths =
      now === undefined
        ? []
        : data.events
            .filter((event) => endOf(event) > now && event.open !== true)
            .map((event) => writeLength(now, endOf(event)))
    const words = [
      ...[...ends.values()].map((text) => widthOf(text, 'item')),
      ...lengths.map((text) => (areRows(ends) ? besideEnds(ends) : 0) + widthOf(text, 'note')),
    ]
    const after = words.length === 0 ? 0 : beforeEnds(data) + Math.max(0, ...words)
    const { right } = drawTimeline(data, sheet, { style: periodStyle(data, ends, after), after })
    if (words.length > 0) sheet.put('@ends', [lineOfText('Until', { x: right + beforeEnds(data), y: -18, as: 'tick' })])
    sheet.prove('running', ...runningIn(data))
    const mark = nowMark(data)
    if (mark !== undefined) sheet.prove('moment', mark)
    if (mark !== undefined && data.isQuoted && nowMark({ ...data, isQuoted: false }) === undefined)
      sheet.note(
        'title',
        undefined,
        `what runs is that at “${mark.text}”, the last line: call another one Today if it is meant`,
      )
    for (const event of data.events)
      if (event.open === true && event.end === undefined && event.duration === undefined)
        sheet.note(event, 'open', 'needs a later time to run on to: its end so far, or a mark such as today')
  },
  meanings: {
    moment: 'the text of the mark; of several lines, of the one called now or today, or else of the last',
    running: 'what is in force at the mark: rows, or periods where those of a row overlap',
  },
  derive,
  describe: (data) =>
    `${count(data.events.length, 'period')} as bars on one calendar: ${enumerate(rowWords(data), 8)}.${nowOf(data) === undefined ? '' : ` Running at the mark, ${momentOf(data)}: ${restWords(data)}.`}`,
})
