/** A sprint of ten working days: points that remain each evening against the ideal line, and the scope as it grew. */

import { across } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { knownValues } from '../../drawing/chart/series.ts'
import { readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { gapToIdeal, idealLine, idealOf, rowLines } from './ideal.ts'

/** How far the last value is from the ideal line, and by how much the second row, the scope, grew. */
const derive = (data: SeriesData) => {
  const { behind } = idealOf(data)
  const scope = data.rows[1] === undefined ? [] : knownValues(data.rows[1], readColumns(data)).map(({ y }) => y)
  const added = (scope.at(-1) ?? 0) - (scope[0] ?? 0)
  const { full } = formatFor([behind, added], data.unit)
  return { behind: full(Math.abs(behind)), added: full(added), side: behind >= 0 ? 'behind' : 'ahead' }
}

export default defineRecipe({
  name: 'Sprint burndown',
  family: 'Time & planning',
  description:
    'Work that remains after each day of a sprint as a line, against the ideal line down to zero, with the scope as a line of its own so that added work is seen. Also called burn-down chart, sprint progress or release burndown.',
  useWhen:
    'You ask during a sprint or a release whether the work left still fits the days left, and whether it grew meanwhile. You need what remained each day, in points, hours or items; good for 5 to 40 days.',
  avoidWhen:
    'You ask which tasks are late: use `gantt-chart`. You ask where work is stuck today: use `kanban-board`. Several series change over time: use `line-chart`. One total is explained cause by cause: use `waterfall-chart`.',
  aliases: ['burndown', 'scrum chart', 'velocity', 'story points', 'remaining work'],
  visual: 87,
  ease: 76,
  overall: 83,
  rationale:
    'Distance from the ideal line and growth of scope are read separately, so a slow team and a grown sprint are told apart. A new day moves one line and one bracket. You supply what remained each day and, if it changed, the scope.',
  reviewed: '2026-11-21',
  revision: 1,
  data: seriesForm({ rows: [1, 2], columns: [3, 40], least: 0 }),
  sample: {
    title: '{behind} behind the ideal line, after {added} were added',
    subtitle: 'Payments team, sprint 23: points that remain each evening; the first column is the plan',
    measure: 'Work',
    unit: 'points',
    source: 'Illustrative data',
    focus: ['remaining'],
    columns: 'Plan, Mon 9, Tue 10, Wed 11, Thu 12, Fri 13, Mon 16, Tue 17, Wed 18, Thu 19, Fri 20'.split(', '),
    rows: [
      { name: 'remaining', values: [80, 75, 66, 60, 51, 58, 50, 39, 30, null, null] },
      { name: 'scope', values: [80, 80, 80, 80, 80, 92, 92, 92, 92, null, null] },
    ],
    marks: [{ column: 'Fri 13', text: 'Refund rules added' }],
  },
  draw: (data, sheet) =>
    void plot({ sheet, x: across(readColumns(data)), y: linear(data), w: 960, h: 400 }, [
      ...columnMarks(data.marks, readColumns(data)),
      idealLine(data),
      ...rowLines(data, sheet),
      gapToIdeal(data),
    ]),
  derive,
  describe: (data) => {
    const { behind, side, added } = derive(data)
    const marks = (data.marks ?? []).map(({ text }) => text)
    return `Remaining work over ${count(readColumns(data).names.length, 'column')}, ${behind} ${side === 'ahead' ? 'ahead of' : side} the ideal line at the last value${data.rows.length > 1 ? `; the scope grew by ${added}` : ''}.${marks.length > 0 ? ` Rules mark ${enumerate(marks)}.` : ''} The ideal line is dashed and ends at zero.`
  },
})
