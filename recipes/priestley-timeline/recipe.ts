/** Support of Node.js 18 to 26: release, LTS, maintenance and end dates of schedule.json in nodejs/Release. */
import { block, lineOfText, place, tinted, widthOf } from '../../drawing/block.ts'
import { completing } from '../../drawing/data/form.ts'
import { type TimelineData, type TimelineEvent, timelineForm } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { accents, grays } from '../../drawing/fills.ts'
import { circle } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { bar } from '../../drawing/time/bar.ts'
import { caption } from '../../drawing/time/caption.ts'
import { dotRadius, type LaneStyle } from '../../drawing/time/draw-lanes.ts'
import { drawTimeline } from '../../drawing/time/draw-timeline.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import type { Color } from '../../src/scene/limits.ts'
import { clearOf, inside, nameIn } from './names.ts'
import {
  arePhases,
  areRows,
  beforeEnds,
  besideEnds,
  endsOf,
  leftIn,
  looksOf,
  nowLine,
  nowMark,
  nowOf,
  overIn,
  runningIn,
  seenSpan,
  withOpenEnds,
} from './periods.ts'
import { derive, momentOf, restWords, rowWords } from './row-words.ts'
import { restOf, runsOn } from './until.ts'

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

/** Bars with their names in them, or beside them where they are too short; when rows end is in a column of its own. */
const periodStyle = (data: TimelineData, ends: Map<TimelineEvent, string>, after: number): LaneStyle => {
  const { startOf, endOf } = timesOf(data)
  const [before, lookOf, isOver, isLeft] = [beforeEnds(data), looksOf(data), overIn(data), leftIn(data)]
  const isPhase = ({ state }: TimelineEvent): boolean => state === undefined && arePhases(data)
  return {
    gap: 0,
    // Words end before the column that says until when.
    right: (span) => span.right + before / 2,
    ruleEnd: (span) => span.right + Math.max(before / 2, after),
    words: (event, { cap }, { span, lines }) => {
      const x = timeScale(span)
      const isIn = (each: TimelineEvent): boolean => {
        const [from, to] = [x(startOf(each)), x(endOf(each))]
        return inside(each, to - from, clearOf(lines, { from, to }).w) !== undefined
      }
      // A phase that has no room for its name is known by another row that has it.
      const isNamed =
        isIn(event) || (isPhase(event) && data.events.some((each) => each.name === event.name && isIn(each)))
      const name = isNamed ? [] : [nameIn(event)]
      const words = [...name, event.note ?? []].flat().join(', ')
      return { ...caption({ text: { text: words, as: 'note' } }, cap), isRemark: name.length === 0 }
    },
    mark: ({ item, from, to, y }, sheet, lines) => {
      const isMuted = item.state === 'muted'
      // Rows that are over at the moment that matters step back.
      const isMinor = isMuted || isOver(item)
      const color: Color | undefined = sheet.isFocus(item) ? 'accent' : isMuted ? undefined : item.state
      // What is too short to be long is dark.
      const plain = to - from < 3 ? { fill: 'muted' as const } : isMinor ? grays[1] : lookOf(item)
      const look = color === undefined ? plain : { fill: color }
      const clear = clearOf(lines, { from, to })
      const said = inside(item, to - from, clear.w) ?? block([])
      const words = color !== undefined ? tinted(said, 'surface') : isMinor ? tinted(said, 'muted') : said
      const inner = { y: y - 12, h: 24, ...(said.w + 8 <= clear.w ? clear : { x: from, w: to - from }) }
      if (startOf(item) === endOf(item)) return [circle((from + to) / 2, y, dotRadius, { fill: 'ink', stroke: 'ink' })]
      const tip = item.open === true ? [runsOn({ x: to - 1, y }, look)] : []
      const seen = seenSpan({ from, to }, lines)
      const period = bar({ ...seen, y, h: 24 }, { stroke: 'none', ...look })
      const now = nowLine(data, lines)
      const left = color === undefined && isLeft(item) && now < seen.right ? Math.max(now, seen.left) : seen.right
      const rest = left < seen.right ? [bar({ left, right: seen.right, y, h: 24 }, accents[0])] : []
      return [period, ...rest, ...tip, ...place(words, inner)]
    },
    under: restOf(data, { ends, before }),
  }
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
    title: 'Of Node.js 18 to 26, only {running} still get fixes',
    subtitle: 'On {moment}; support lasts about three years, the last 18 months with critical fixes only',
    source: 'nodejs/Release, schedule.json; odd versions, supported for about 8 months, are left out',
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
      ...lengths.map((text) => (areRows(ends) ? besideEnds(ends) : 0) + widthOf(text, 'small')),
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
