/** The deployments of 2025, day by day, in two half-years: four levels, and a freeze that shows as a gap. */
import {
  addDays,
  dayLength,
  dayOfMonth,
  daysBetween,
  isoWeek,
  type Moment,
  moment,
  monday,
  monthName,
  weekday,
  weekdayName,
  writeDay,
} from '../../drawing/calendar.ts'
import { centredBaseline } from '../../drawing/label.ts'
import { box, finish, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { byWeekday, daysOf, first, freeze, type Level, last, levels, most, peaks, total, year } from './deployments.ts'

const [pitch, cell, left, panel, right] = [32, 28, 88, 984, 1160]
const halves = [
  { from: first, to: moment(`${year}-06-30`), top: 132 },
  { from: moment(`${year}-07-01`), to: last, top: 416 },
]
type Half = (typeof halves)[number]

const cellAt = (day: Moment): { x: number; y: number } => {
  const half = day < halves[1]!.from ? halves[0]! : halves[1]!
  const column = (monday(day) - monday(half.from)) / (7 * dayLength)
  return { x: left + column * pitch, y: half.top + weekday(day) * pitch }
}

const cells = (level: Level): Element => {
  const d = daysOf(level).map((day) => {
    const { x, y } = cellAt(day)
    return `M${x} ${y}h${cell}v${cell}h-${cell}z`
  })
  return path(d.join(''), { fill: level.fill, stroke: level.stroke })
}

const gap = pitch - cell
const monthsOf = (half: Half): Moment[] => daysBetween(half.from, half.to).filter((day) => dayOfMonth(day) === 1)

/** The stepped line between a month and the one before it, in the middle of the gap between cells. */
const monthEdge = (half: Half, day: Moment): string => {
  const { x, y } = cellAt(day)
  const [edge, head, foot] = [x - gap / 2, half.top - gap / 2, half.top + 7 * pitch - gap / 2]
  if (weekday(day) === 0) return `M ${edge} ${head} V ${foot}`
  return `M ${edge + pitch} ${head} V ${y - gap / 2} H ${edge} V ${foot}`
}

const monthEdges = (half: Half): Element =>
  path(
    monthsOf(half)
      .slice(1)
      .map((day) => monthEdge(half, day))
      .join(' '),
  )

/** A month's name stands over the first week that begins in it. */
const monthLabels = (half: Half): Element[] =>
  monthsOf(half).map((day, index) => {
    const { x } = cellAt(index === 0 || weekday(day) === 0 ? day : addDays(monday(day), 7))
    return text(x, half.top - 12, monthName(day))
  })

const weekdayLabels = ({ top }: Half): Element[] =>
  daysBetween(monday(first), addDays(monday(first), 6)).map((day, row) =>
    text(margin, centredBaseline(top + row * pitch + cell / 2, 14), weekdayName(day), { size: 14, fill: 'muted' }),
  )

/** Every fourth ISO week by its number, under its column. */
const weekLabels = ({ from, to, top }: Half): Element[] =>
  daysBetween(monday(from), to)
    .filter((day) => weekday(day) === 0 && isoWeek(day) % 4 === 1 && (day > from || from === first))
    .filter((day) => addDays(day, 3) <= last)
    .map((day) =>
      text(cellAt(day < from ? from : day).x + cell / 2, top + 7 * pitch + 14, `W${isoWeek(day)}`, {
        size: 12,
        align: 'middle',
        mono: true,
        fill: 'muted',
      }),
    )

const freezeMark = (): Element[] => {
  const [from, to] = [cellAt(freeze.from).x, cellAt(freeze.to).x + cell]
  const y = halves[1]!.top + 7 * pitch + 8
  return [
    path(`M ${from} ${y - 8} V ${y} H ${to} V ${y - 8}`, { stroke: 'ink' }),
    text(to, y + 28, `Freeze from ${writeDay(freeze.from)}: none`, { size: 14, bold: true, align: 'end' }),
  ]
}

const group = (count: number): string => count.toLocaleString('en-GB')

const keyY = (index: number): number => halves[0]!.top + (3 + index) * pitch

/** The key at the right: each level with the days that have it. */
const keyShapes = (): Element[] =>
  levels.map(({ fill, stroke }, index) => path(`M${panel} ${keyY(index)}h${cell}v${cell}h-${cell}z`, { fill, stroke }))

const keyWords = (): Element[] => [
  text(panel, halves[0]!.top - 12, `${group(total)} in all`, { bold: true }),
  text(panel, centredBaseline(halves[0]!.top + cell / 2, 14), `Most: ${most}, on ${peaks.length} days`, {
    size: 14,
    fill: 'muted',
  }),
  text(panel, keyY(0) - 16, 'Per day', {}),
  text(right, keyY(0) - 16, 'days', { size: 14, align: 'end', fill: 'muted' }),
  ...levels.flatMap((level, index) => {
    const y = centredBaseline(keyY(index) + cell / 2, 14)
    return [
      text(panel + 40, y, level.words, { size: 14 }),
      text(right, y, String(daysOf(level).length), { size: 14, mono: true, align: 'end', fill: 'muted' }),
    ]
  }),
]

const barY = (row: number): number => halves[1]!.top + row * pitch + 4
const barWidth = (count: number): number => (count / Math.max(...byWeekday)) * 128

const weekdayBars = (): Element[] =>
  byWeekday.map((count, row) => box(panel, barY(row), barWidth(count), 20, { fill: 'muted', stroke: 'none' }))

const weekdayTotals = (): Element[] => [
  text(panel, halves[1]!.top - 12, 'By weekday', {}),
  ...byWeekday.map((count, row) =>
    text(right, centredBaseline(barY(row) + 10, 14), String(count), { size: 14, mono: true, align: 'end' }),
  ),
]

const draw = () =>
  finish({
    ...canvas.wide,
    title: `Calendar heat map: ${group(total)} deployments on the days of ${year}`,
    description: `Every day of ${year} is a cell: weeks are columns, weekdays rows, January to June above July to December, with stepped lines between months. Four levels show deployments per day: ${levels.map((level) => `${level.words} on ${daysOf(level).length} days`).join(', ')}. Bars at the side add up the weekdays, ${Math.max(...byWeekday)} on Tuesdays, ${byWeekday[4]} on Fridays, ${byWeekday[5]! + byWeekday[6]!} at weekends. From ${writeDay(freeze.from)} a freeze leaves the cells empty; the year holds ${group(total)} deployments.`,
    elements: [
      ...heading(
        `Deployments per day, ${year}`,
        'Busy in the middle of the week, quiet on Fridays, and still from the middle of December',
      ),
      ...levels.map(cells),
      ...keyShapes(),
      ...weekdayBars(),
      ...halves.map(monthEdges),
      ...halves.flatMap(monthLabels),
      ...halves.flatMap(weekdayLabels),
      ...halves.flatMap(weekLabels),
      ...freezeMark(),
      ...keyWords(),
      ...weekdayTotals(),
    ],
  })

export default defineRecipe({
  name: 'Calendar heat map',
  family: 'Time & planning',
  description:
    'One cell per day of a year, weeks as columns and weekdays as rows, coloured in four levels of a daily count; stepped lines part the months. Also called contribution graph, calendar heatmap or activity calendar.',
  useWhen:
    'You ask on which days something happens: weekday habits, quiet weeks, freezes, bursts. You need one count per day for 3 to 12 months, and four levels that you can name; the rhythm matters more than exact values.',
  avoidWhen:
    'The trend or exact values matter (use `line-chart`), hours and weekdays are compared without dates (use `xy-heatmap`), or single events need names and clock times (use `incident-timeline`).',
  visual: 87,
  ease: 69,
  overall: 80,
  rationale:
    'Weekday rows and month lines make rhythm and gaps plain without reading a number, and the margin adds the totals. Cells of one level share one path, so a day that changes level moves between two paths, best by program. You supply a count per day and three thresholds.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
