/** A checkout outage of 97 minutes: what failed, who saw it when, what was tried, and how long each phase took. */
import { minute, moment, writeClock, writeDay } from '../../drawing/calendar.ts'
import { centredBaseline, mustFit } from '../../drawing/label.ts'
import { finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import { bar, bracket, roundTicks, ruler, timelineEvent, timeScale } from '../../drawing/timeline.ts'
import type { Element } from '../../src/scene/scene.ts'
import {
  alertAfter,
  at,
  begin,
  day,
  events,
  failing,
  firstOver,
  minutesOf,
  mitigated,
  over,
  paged,
  peak,
  phases,
  repairs,
  threshold,
  total,
} from './outage.ts'

// 8 px a minute put every event and every bar on the grid.
const span = { from: at('14:00'), to: at('16:00'), left: 184, right: 1144 }
const x = timeScale(span)

const chart = { top: 136, bottom: 216, max: 50 }
const shareY = (percent: number): number => chart.bottom - (percent / chart.max) * (chart.bottom - chart.top)

/** `rows` are the middles of the rows in a lane. */
const lanes = {
  detect: { name: 'Detect', about: 'alert, tickets', top: 248, rows: [272, 296] },
  respond: { name: 'Respond', about: 'people, status', top: 320, rows: [344, 368, 392] },
  fix: { name: 'Fix', about: 'what was tried', top: 416, rows: [440, 468, 496, 524] },
}
const lanesEnd = 548
const bracketY = 572

const curve = failing
  .filter(([clock]) => at(clock) >= begin && at(clock) <= over)
  .map(([clock, percent]) => `${x(at(clock))} ${shareY(percent)}`)
  .join(' L ')

const sideTitle = (name: string, about: string, middle: number): Element[] => [
  text(margin, centredBaseline(middle - 10, 16), name, { bold: true }),
  text(margin, centredBaseline(middle + 10, 14), about, { size: 14, fill: 'muted' }),
]

const impactGrid = (): Element[] => [
  ...[25, 50].map((percent) => line(span.left, shareY(percent), span.right, shareY(percent), { stroke: 'rule' })),
  path(`M ${x(begin)} ${chart.bottom} L ${curve} L ${x(over)} ${chart.bottom} Z`, { fill: 'soft', stroke: 'accent' }),
  line(span.left, chart.bottom, span.right, chart.bottom),
]

const impactWords = (): Element[] => [
  ...sideTitle('Impact', 'on checkouts', (chart.top + chart.bottom) / 2),
  ...[0, 25, 50].map((percent) =>
    text(span.left - 8, centredBaseline(shareY(percent), 12), `${percent} %`, {
      size: 12,
      align: 'end',
      fill: 'muted',
    }),
  ),
  text((x(paged) + x(mitigated)) / 2, chart.bottom - 20, `up to ${peak} % of checkouts fail`, {
    bold: true,
    align: 'middle',
  }),
]

const boundaries = [begin, paged, mitigated, over]

/** The moments between the phases, from their clock time down to the bracket that measures them. */
const guides = (): Element[] => boundaries.map((when) => line(x(when), 124, x(when), bracketY - 8, { dashed: true }))

const clocks = (): Element[] =>
  boundaries.map((when) => text(x(when), 116, writeClock(when), { size: 14, mono: true, bold: true, align: 'middle' }))

const laneRules = (): Element[] =>
  [...Object.values(lanes).map(({ top }) => top), lanesEnd].map((y) => line(margin, y, 1160, y, { stroke: 'rule' }))

const laneTitles = (): Element[] => {
  const tops = [...Object.values(lanes).map(({ top }) => top), lanesEnd]
  return Object.values(lanes).flatMap(({ name, about }, index) =>
    sideTitle(name, about, (tops[index]! + tops[index + 1]!) / 2),
  )
}

const drawEvents = (): Element[] =>
  events.flatMap(([lane, row, clock, words]) => {
    const wordsEnd = boundaries.map(x).find((edge) => edge > x(at(clock)) + 60) ?? 1160
    mustFit({ text: words }, wordsEnd - x(at(clock)) - 64)
    return timelineEvent({ x: x(at(clock)), y: lanes[lane].rows[row]!, clock, words })
  })

const repairBars = (): Element[] =>
  repairs.map(({ from, to, color }, row) =>
    bar(x, {
      from: at(from),
      to: at(to),
      y: lanes.fix.rows[row]!,
      ...(color === undefined ? {} : { stroke: color }),
      ...(color === 'positive' ? { fill: color } : {}),
    }),
  )

const repairWords = (): Element[] =>
  repairs.flatMap(({ from, to, words, outcome, color }, row) => {
    const y = centredBaseline(lanes.fix.rows[row]!, 16)
    const bold = color === 'positive'
    const left = text(x(at(from)) - 12, y, words, { bold, align: 'end' })
    if (outcome === undefined) return [left]
    return [left, text(x(at(to)) + 12, y, outcome, { fill: 'negative' })]
  })

const brackets = (): Element[] => [
  ...phases.map(({ from, to }) => bracket(x, { from, to, y: bracketY })),
  bracket(x, { from: begin, to: over, y: bracketY + 56, stroke: 'accent' }),
]

const durations = (): Element[] => [
  ...phases.flatMap(({ from, to, words }) => {
    const middle = (x(from) + x(to)) / 2
    return [
      text(middle, bracketY + 20, `${minutesOf(from, to)} min`, { align: 'middle', bold: true }),
      text(middle, bracketY + 40, words, { size: 14, align: 'middle', fill: 'muted' }),
    ]
  }),
  text((x(begin) + x(over)) / 2, bracketY + 82, `${total} min of failing checkouts`, {
    size: 20,
    align: 'middle',
    bold: true,
    fill: 'accent',
  }),
]

const [detect, mitigate, recover] = phases.map(({ from, to }) => minutesOf(from, to))

const draw = () =>
  finish({
    ...canvas.wide,
    title: `Incident timeline: ${total} minutes of failing checkouts, by phase`,
    description: `Two hours of ${writeDay(moment(day))} 2026 in UTC (coordinated universal time). An area shows the share of failing checkouts, up to ${peak} percent; below it lie lanes for detection, response and repair. Dashed lines part the phases: ${detect} minutes to detect (${writeClock(begin)} to ${writeClock(paged)}), ${mitigate} to mitigate (to ${writeClock(mitigated)}) and ${recover} to recover (to ${writeClock(over)}), ${total} in all. The alert paged after ${alertAfter} minutes over ${threshold} percent; rolling back failed, switching the feature off worked.`,
    elements: [
      ...heading(
        `Checkout outage, ${writeDay(moment(day))} 2026, UTC`,
        'Release 4.12.0 could not be rolled back: most of the time went into finding another way out',
      ),
      ...impactGrid(),
      ...laneRules(),
      ...guides(),
      bar(x, { from: firstOver, to: paged, y: lanes.detect.rows[0]! }),
      ...repairBars(),
      ...brackets(),
      ...ruler(x, roundTicks(span, 30 * minute), { y: chart.bottom, write: writeClock, below: true }),
      ...impactWords(),
      ...clocks(),
      ...laneTitles(),
      ...drawEvents(),
      ...repairWords(),
      ...durations(),
    ],
  })

export default defineRecipe({
  name: 'Incident timeline',
  family: 'Time & planning',
  description:
    'An outage minute by minute: its impact as an area, lanes for detection, response and repair, and brackets that measure time to detect, to mitigate and to recover. Also called postmortem timeline, outage log or incident chronology.',
  useWhen:
    'You write a post-mortem and must show where the minutes of one outage went, who did what, and which attempt worked. You need clock times in one zone and a curve of the impact; good for up to 20 events in 3 or 4 lanes.',
  avoidWhen:
    'The time was lost inside one request (use `trace-waterfall`), work runs over weeks (use `gantt-chart`), the order of messages is the point (use `request-sequence`), or many incidents are compared (use `xy-heatmap`).',
  visual: 87,
  ease: 80,
  overall: 85,
  rationale:
    'Curve, lanes and brackets share one minute scale, so impact and action can be read against each other and the phases add up. Labels between the dashed lines need room, so a late event can force another row. You supply the clock times and the impact in percent.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
