/** A database migration of 14 tasks: finish-to-start dependencies, two milestones, and one task that is late. */
import {
  addDays,
  dayOfMonth,
  daysBetween,
  isWorkday,
  type Moment,
  monthName,
  workdaysLater,
  writeDay,
} from '../../drawing/calendar.ts'
import { connector, type Point } from '../../drawing/connector.ts'
import { centredBaseline, mustFit } from '../../drawing/label.ts'
import { box, finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import { bar, diamond, mondays, monthStarts, timeScale } from '../../drawing/timeline.ts'
import type { Element } from '../../src/scene/scene.ts'
import { behind, late, planned, type Row, rows, sections, start, tasks, today } from './plan.ts'

// 15 weeks at 8 px a day put every bar on the grid.
const [left, right, firstRow, pitch] = [320, 1160, 160, 24]
const end = addDays(start, 105)
const span = { from: start, to: end, left, right }
const x = timeScale(span)

const rowY = new Map<string, number>()
const sectionY: number[] = []
let next = firstRow + pitch / 2
for (const section of sections) {
  sectionY.push(next)
  for (const { id } of section.rows) rowY.set(id, (next += pitch))
  next += pitch
}
const bottom = next - pitch / 2
const yOf = (id: string): number => rowY.get(id)!
const middleOfDay = 4
const milestoneAt = (id: string): Point => [x(planned(id).from) + middleOfDay, yOf(id)]

const weekends = daysBetween(start, addDays(end, -1)).filter((day) => !isWorkday(day) && isWorkday(addDays(day, -1)))
const weekendBands = weekends
  .map((day) => `M ${x(day)} ${firstRow} h ${x(addDays(day, 2)) - x(day)} V ${bottom} H ${x(day)} Z`)
  .join(' ')

const drawRuler = (): Element[] => [
  ...monthStarts({ from: addDays(start, -6), to: end }).map((day) =>
    text(Math.max(left, x(day)), 128, day < start ? `${monthName(start)} 2026` : monthName(day), { size: 14 }),
  ),
  ...mondays(span).map((day) => text(x(day), 148, String(dayOfMonth(day)), { size: 12, fill: 'muted', mono: true })),
]

const names = (): Element[] => [
  ...sections.map(({ name }, index) => text(margin, centredBaseline(sectionY[index]!, 16), name, { bold: true })),
  ...rows.flatMap(({ id, name, days }) => {
    const bold = days === 0 || id === late
    mustFit({ text: name, bold }, 208)
    const y = centredBaseline(yOf(id), 16)
    if (days === 0) return [text(56, y, name, { bold })]
    const count = text(296, y, String(days), { size: 14, mono: true, align: 'end', fill: 'muted' })
    return [text(56, y, name, { bold }), count]
  }),
  text(296, 148, 'work days', { size: 12, align: 'end', fill: 'muted' }),
]

/** A task: its frame from start to end, and inside it the part that is done. */
const taskBars = ({ id, days, done = 0 }: Row): Element[] => {
  const { from, to } = planned(id)
  const tint = id === late ? 'accent' : 'muted'
  const finished = bar(x, { from, to: addDays(workdaysLater(from, done - 1), 1), y: yOf(id), fill: tint, stroke: tint })
  if (done === days) return [finished]
  const frame = bar(x, { from, to, y: yOf(id), stroke: tint, ...(id === late ? { fill: 'soft' } : {}) })
  return done > 0 ? [frame, finished] : [frame]
}

/** Down from a milestone, or from the end of a bar into the top of the next one, `inside` pixels from its start. */
const intoTop = (from: string, to: string, inside = 8): Point[] => {
  const turn = planned(to).from === planned(to).to ? milestoneAt(to)[0] : x(planned(to).from) + inside
  return [
    [x(planned(from).to), yOf(from)],
    [turn, yOf(from)],
    [turn, yOf(to) - 8],
  ]
}

/** Down right behind the end of a bar and into the left side of a later one. */
const intoSide = (from: string, to: string): Point[] => {
  const turn = x(planned(from).to) + 8
  return [
    [x(planned(from).to), yOf(from)],
    [turn, yOf(from)],
    [turn, yOf(to)],
    [x(planned(to).from), yOf(to)],
  ]
}

const route = (from: string, to: string): Point[] => {
  if (from === 'agree') {
    const [diamondX, y] = milestoneAt(from)
    return [
      [diamondX, y + 8],
      [diamondX, yOf(to) - 8],
    ]
  }
  if (from === 'writes' && to === 'load') return intoSide(from, to)
  // Two arrows meet on "Create the schema": the one from farther up keeps to the right.
  return intoTop(from, to, from === 'cluster' ? 16 : 8)
}

const dependencies = (): Element[] =>
  rows.flatMap(({ id, after = [] }) => after.map((before) => connector(route(before, id))))

const milestones = (): Element[] => rows.filter(({ days }) => days === 0).map(({ id }) => diamond(milestoneAt(id)))

const shortDay = (day: Moment): string => `${dayOfMonth(day)} ${monthName(day)}`

const milestoneDates = (): Element[] =>
  rows
    .filter(({ days }) => days === 0)
    .map(({ id }) =>
      text(milestoneAt(id)[0] - 16, centredBaseline(yOf(id), 14), shortDay(planned(id).from), {
        size: 14,
        bold: true,
        align: 'end',
      }),
    )

const todayX = x(today)
const key = 676

/** Direct labels would not fit beside the bars, so one row explains fill, frame, arrow and diamond. */
const keyRow = (): Element[] => [
  box(40, key - 12, 32, 16, { fill: 'muted', stroke: 'muted' }),
  box(136, key - 12, 32, 16),
  diamond([256, key - 4]),
  line(384, key - 4, 416, key - 4, { arrow: true }),
  ...(
    [
      [80, 'done'],
      [176, 'to do'],
      [272, 'milestone'],
      [424, 'must end first'],
    ] as const
  ).map(([at, words]) => text(at, key, words, { size: 14, fill: 'muted' })),
]

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'Gantt chart: moving an orders database from MySQL to PostgreSQL in 14 tasks',
    description: `Fourteen tasks in four sections (prepare, replicate, adapt, cut over) run from ${writeDay(start)} to ${writeDay(addDays(planned('back').to, -1))} 2026. Arrows lead from the end of a task to the one that waits for it; diamonds mark two milestones, copies agree on ${writeDay(planned('agree').from)} and MySQL retired on ${writeDay(planned('retired').from)}. Filled bars are done. On ${writeDay(today)} the copy of history, highlighted, is ${behind} working days behind and has no slack, so both milestones are at risk.`,
    elements: [
      ...heading(
        'Orders database: from MySQL to PostgreSQL',
        'Copying stops short of the today line, and both milestones wait for it',
      ),
      path(weekendBands, { fill: 'surface', stroke: 'none' }),
      ...sectionY.map((y) => line(margin, y - pitch / 2, right, y - pitch / 2, { stroke: 'rule' })),
      line(margin, bottom, right, bottom, { stroke: 'rule' }),
      line(todayX, firstRow, todayX, key - 20, { stroke: 'ink', dashed: true }),
      ...tasks.flatMap(taskBars),
      ...milestones(),
      ...dependencies(),
      ...drawRuler(),
      ...names(),
      ...milestoneDates(),
      text(x(planned(late).to) + 24, centredBaseline(yOf(late), 14), `${behind} days behind, no slack`, {
        size: 14,
        bold: true,
        fill: 'accent',
      }),
      text(todayX, key, `Today, ${writeDay(today)}`, { size: 14, bold: true, align: 'middle' }),
      ...keyRow(),
    ],
  })

export default defineRecipe({
  name: 'Gantt chart',
  family: 'Time & planning',
  description:
    'Tasks as bars on a calendar, grouped in sections, with finish-to-start arrows, milestones as diamonds, progress as filled length and a line for today. Also called project plan, bar schedule or project timeline.',
  useWhen:
    'You must show when each task runs, what waits for what, and whether the plan holds today. You need durations in working days and the dependencies; good for 8 to 20 tasks over 4 to 20 weeks.',
  avoidWhen:
    'Work is pulled rather than dated (use `kanban-board`), or the clock runs in minutes (use `incident-timeline`). Plans by quarter without promised dates need a roadmap, the longest chain alone a critical-path network.',
  visual: 86,
  ease: 76,
  overall: 83,
  rationale:
    'Bars on one calendar scale show order, overlap and lateness at once, and the one late task stands out. A longer task moves everything that waits for it, so several coordinates change together. You supply durations, dependencies and progress in working days.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
