/** Server errors by weekday and hour over four weeks: two release windows stand out. */
import {
  type Bounds,
  cellRect,
  cellText,
  type Grid,
  levelKey,
  levelOf,
  levelPaths,
  levelWords,
} from '../../drawing/cells.ts'
import { centredBaseline } from '../../drawing/label.ts'
import { finish, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'

const dayLength = 86_400_000
/** Four whole weeks from a Monday, so every cell is the sum of four hours. */
const firstDay = Date.UTC(2026, 9, 19)
const lastDay = firstDay + 27 * dayLength

const named = (time: number, part: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleString('en', { ...part, timeZone: 'UTC' })
const dayAndMonth = (time: number) => `${named(time, { day: 'numeric' })} ${named(time, { month: 'long' })}`
const period = `${dayAndMonth(firstDay)} to ${dayAndMonth(lastDay)} 2026`
const days = Array.from({ length: 7 }, (_, index) => named(firstDay + index * dayLength, { weekday: 'short' }))
if (days[0] !== 'Mon') throw new Error('the four weeks start on a Monday')
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** A bump of height 1 around `peak` o'clock, `width` hours wide (a Gaussian). */
const bump = (hour: number, peak: number, width: number) => Math.exp(-(((hour - peak) / width) ** 2))

/** Synthetic: how much of the working day's traffic a weekday has, Monday first. */
const traffic = [1, 0.96, 0.98, 1, 0.9, 0.42, 0.36]

/** Releases go out on Tuesday and Thursday and are watched from 14:00 to 16:00. */
const releases: { day: string; errors: Record<number, number> }[] = [
  { day: 'Tue', errors: { 14: 61, 15: 47, 16: 6 } },
  { day: 'Thu', errors: { 14: 72, 15: 52, 16: 9 } },
]

/** Failures follow traffic (a morning and an afternoon peak); each night at 02:00 a backup slows the database. */
const errorsAt = (row: number, hour: number): number => {
  const load = traffic[row]! * (29 * bump(hour, 10.5, 1.9) + 20 * bump(hour, 15.2, 2.6) + 7 * bump(hour, 20.5, 1.8))
  const backup = hour === 2 ? 13 : hour === 3 ? 5 : 0
  const unrest = 1.6 * (1 + Math.sin(row * 5.3 + hour * 2.9))
  const release = releases.find(({ day }) => day === days[row])?.errors[hour] ?? 0
  return Math.round(load + backup + unrest + release)
}

const counts = days.map((_, row) => hours.map((hour) => errorsAt(row, hour)))
const bounds: Bounds = [10, 25, 50]
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const total = sum(counts.flat())

const grid: Grid = { x: 88, y: 152, column: 42, row: 64, gap: 4 }
const right = canvas.wide.width - margin

const peaks = counts.flat().filter((count) => levelOf(count, bounds) === 3)
const share = Math.round((sum(peaks) / total) * 100)
const inAll = total.toLocaleString('en')

const hourLabels = () =>
  hours.map((hour) => {
    const { x, w } = cellRect(grid, hour, 0)
    const words = String(hour).padStart(2, '0')
    return text(x + w / 2, grid.y - 8, words, { size: 14, fill: 'muted', align: 'middle', mono: true })
  })

/** Only the two upper levels carry their count: in the lower ones the shade says enough. */
const printedCounts = () =>
  counts.flatMap((row, y) =>
    row.flatMap((count, x) => {
      const level = levelOf(count, bounds)
      return level < 2 ? [] : [cellText(cellRect(grid, x, y), String(count), { level, bold: level === 3 })]
    }),
  )

const rowMiddle = (row: number) => centredBaseline(grid.y + (row + 0.5) * grid.row, 16)

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'XY heat map: server errors by weekday and hour over four weeks',
    description: `Seven rows of weekdays and 24 columns of hours (UTC, coordinated universal time), shaded in four levels by the number of HTTP (Hypertext Transfer Protocol) 500 responses from ${period}. The ${peaks.length} darkest cells, Tuesday and Thursday at 14 and 15 hours, are the release windows: ${sum(peaks)} of ${inAll} errors, ${share} %. Weaker patterns: a band at 10 and 11 hours on working days, a thin one at 02 hours every night from a backup, and a quiet weekend. The sum of each weekday stands at the right.`,
    elements: [
      ...heading(
        'Errors peak in the two release windows',
        `HTTP 500 responses, ${period}: ${sum(peaks)} of ${inAll} fall on Tuesday and Thursday between 14:00 and 16:00`,
      ),
      ...levelPaths(grid, counts, bounds),
      ...levelKey(margin, 648, levelWords(bounds)),
      text(margin, grid.y - 8, 'UTC', { size: 14, fill: 'muted' }),
      ...hourLabels(),
      text(right, grid.y - 8, 'Sum', { size: 14, fill: 'muted', align: 'end' }),
      ...days.map((day, row) => text(margin, rowMiddle(row), day)),
      ...printedCounts(),
      ...counts.map((row, index) => text(right, rowMiddle(index), String(sum(row)), { mono: true, align: 'end' })),
      text(right, centredBaseline(648, 14), `${inAll} errors in all`, { size: 14, fill: 'muted', align: 'end' }),
    ],
  })

export default defineRecipe({
  name: 'XY heat map',
  family: 'Charts',
  description:
    'A grid of two categories, here weekday by hour, with each cell shaded in one of four levels, counts printed in the peak cells and a key with the level bounds. Also called heatmap, matrix chart or punch card.',
  useWhen:
    'You look for a pattern over two ordered categories: which hours of the week fail, which service calls which. Needs one total per pair, for 5 to 30 columns by 3 to 12 rows; fits a capacity review, a post-mortem or an on-call plan.',
  avoidWhen:
    'Single dates matter rather than weekdays (use `calendar-heatmap`), or time runs on without repeating (use `line-chart`). Exact amounts are compared better in bars sorted by size, two measured quantities in a scatter plot.',
  visual: 90,
  ease: 69,
  overall: 82,
  rationale:
    'Dark cells in a pale grid give the answer before any label is read. A value that crosses a bound moves from one path to another, so cells are better generated than edited by hand. You supply one count per pair and three bounds that set the peaks apart.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
