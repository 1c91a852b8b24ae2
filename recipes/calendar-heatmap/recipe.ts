/** A year of deployments, day by day: busy midweeks, quiet Fridays, and two freezes. */

import { valuesOf } from '../../drawing/chart/series.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { levelsField } from '../../drawing/data/levels.ts'
import { readColumns, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { writeDay } from '../../drawing/values/calendar.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { dayFindings, daysIn, daysOf, mostDays, sumsBy, sumWords, total, unknownIn } from './days.ts'
import { drawDays } from './draw-days.ts'

const form = seriesForm({ rows: [1, 1], columns: [14, mostDays], fields: { levels: levelsField } })

export default defineRecipe({
  name: 'Calendar heat map',
  family: 'Time & planning',
  description:
    'One cell per day, weeks as columns and weekdays as rows, shaded in four levels of a daily value; lines separate the months, frames mark periods, and counts are summed by week, weekday and period. Also called contribution graph or activity calendar.',
  useWhen:
    'You need to see on which days something happens: weekday habits, quiet weeks, freezes, bursts. Needs one value per day for 2 to 12 months; the rhythm matters more than exact values.',
  avoidWhen:
    'The trend or exact values matter: use `line-chart`. Hours and weekdays are compared without dates: use `xy-heatmap`. Single events need names and clock times: use `incident-timeline`. Days on which services were down: use `status-page-bars`. Shifts of people: use `oncall-schedule`.',
  visual: 88,
  ease: 62,
  overall: 80,
  rationale:
    'Weekday rows and lines between months make rhythm and pauses plain without reading a number, and the margins add the sums. The days of a month and level share one path, so a day that changes level is best drawn again from data. You supply a value per day, and bounds if round ones do not suit.',
  reviewed: '2026-11-28',
  revision: 1,
  data: alsoChecked(form, () => [dayFindings]),
  sample: {
    title: '{total} deployments in 2025, {marked} of them during a freeze',
    subtitle: 'One cell per day; {busiest} is the busiest weekday, and almost nothing ships on weekends',
    measure: 'Deployments per day',
    levels: [1, 5, 9],
    focus: ['New Year freeze', 'Year-end freeze'],
    source: 'Illustrative data',
    columns: { start: '2025-01-01', step: 1, unit: 'day' },
    rows: [
      {
        name: 'Deployments',
        values: [
          0, 0, 0, 0, 0, 7, 10, 5, 1, 0, 0, 0, 1, 6, 3, 1, 1, 0, 1, 0, 7, 5, 6, 0, 0, 0, 3, 2, 3, 5, 0, 0, 0, 1, 2, 5,
          9, 5, 0, 0, 3, 7, 2, 8, 6, 1, 0, 1, 6, 3, 2, 2, 0, 0, 3, 10, 9, 1, 3, 0, 0, 0, 9, 10, 4, 0, 0, 0, 1, 3, 6, 2,
          0, 0, 0, 7, 2, 7, 4, 3, 0, 1, 8, 5, 2, 2, 2, 0, 0, 4, 4, 3, 5, 7, 0, 0, 6, 6, 8, 2, 6, 0, 0, 1, 4, 7, 3, 0, 1,
          0, 1, 6, 11, 9, 0, 0, 0, 6, 3, 10, 10, 2, 0, 0, 5, 4, 4, 6, 0, 0, 0, 9, 10, 3, 7, 2, 0, 0, 8, 11, 6, 2, 0, 0,
          1, 2, 7, 4, 2, 2, 0, 0, 1, 8, 6, 7, 0, 0, 0, 4, 3, 4, 6, 0, 0, 0, 2, 3, 6, 10, 6, 1, 0, 4, 8, 3, 9, 7, 0, 0,
          3, 8, 5, 4, 4, 0, 0, 5, 12, 11, 3, 5, 0, 0, 2, 11, 12, 6, 0, 0, 0, 3, 5, 8, 4, 0, 0, 1, 9, 4, 9, 6, 5, 0, 0,
          10, 7, 4, 4, 4, 0, 0, 6, 5, 4, 6, 8, 0, 0, 7, 7, 9, 3, 7, 1, 0, 2, 5, 8, 4, 1, 0, 0, 2, 7, 12, 10, 0, 0, 0, 7,
          4, 11, 11, 3, 0, 0, 6, 5, 5, 7, 1, 0, 0, 10, 11, 4, 8, 3, 0, 1, 10, 13, 8, 4, 2, 0, 0, 4, 9, 6, 4, 4, 0, 0, 3,
          10, 8, 9, 1, 0, 0, 6, 5, 6, 8, 2, 1, 0, 4, 5, 8, 12, 8, 0, 0, 6, 10, 5, 11, 9, 0, 0, 4, 9, 6, 5, 5, 0, 0, 6,
          13, 12, 4, 6, 0, 0, 3, 12, 13, 7, 1, 0, 1, 4, 6, 9, 5, 1, 0, 0, 10, 5, 10, 7, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          0, 0, 0, 0, 0, 0, 0, 0, 0,
        ],
      },
    ],
    marks: [
      { start: '2025-01-01', end: '2025-01-05', text: 'New Year freeze' },
      { start: '2025-12-15', end: '2025-12-31', text: 'Year-end freeze' },
    ],
  },
  draw: drawDays,
  meanings: { marked: 'the sum of the days of all marks' },
  derive: (data) => {
    const days = daysOf(data)
    const framed = [...new Set((data.marks ?? []).flatMap((mark) => daysIn(days, mark, data)))]
    const marked = total(framed)
    const isKnown = framed.length === 0 || unknownIn(framed) < framed.length
    const weekdays = sumsBy(days, 'weekday')
    const { full } = formatFor([total(days)], data.unit)
    return {
      total: full(total(days)),
      ...(isKnown ? { marked: marked === 0 ? 'none' : full(marked) } : {}),
      busiest: weekdayNames[weekdays.indexOf(Math.max(...weekdays))] ?? '',
    }
  },
  describe: (data) => {
    const { names } = readColumns(data)
    const { full } = formatFor(valuesOf(data.rows), data.unit)
    const weekdays = sumsBy(daysOf(data), 'weekday').map((each, index) => `${weekdayNames[index]} ${full(each)}`)
    const days = daysOf(data)
    const marks = (data.marks ?? []).flatMap((mark) => {
      const own = daysIn(days, mark, data)
      const [first, last] = [own[0], own.at(-1)]
      if (first === undefined || last === undefined) return []
      const when = first === last ? writeDay(first.at) : `${writeDay(first.at)} to ${writeDay(last.at)}`
      return [`${mark.text}, ${when}: ${sumWords(own)}`]
    })
    const framed = marks.length === 0 ? '' : ` Frames: ${enumerate(marks)}.`
    const unknown = unknownIn(days)
    const left = unknown === 0 ? '' : ` ${count(unknown, 'day')} ${unknown === 1 ? 'was' : 'were'} not measured.`
    return `${data.measure} from ${names[0]} to ${names.at(-1)}, ${count(names.length, 'cell')} in weeks and weekdays, shaded in four levels. Sums by weekday: ${enumerate(weekdays, 7)}.${left}${framed}`
  },
})

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
