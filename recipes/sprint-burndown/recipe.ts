/** A sprint of ten working days: points left each evening against the ideal line, and the scope as it grew. */
import { block } from '../../drawing/block.ts'
import { across } from '../../drawing/chart/bands.ts'
import { difference } from '../../drawing/chart/difference.ts'
import { gap } from '../../drawing/chart/gap.ts'
import { line } from '../../drawing/chart/line.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { knownValues, series, valuesOf } from '../../drawing/chart/series.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'

export default defineRecipe({
  name: 'Sprint burndown',
  family: 'Time & planning',
  description:
    'Work left at the end of each day of a sprint, against an ideal line that falls evenly to zero; the scope has a line of its own, so that added work is visible. Also called burn-down chart, sprint progress or release burndown.',
  useWhen:
    'You ask mid-sprint, or before a release, whether the work left still fits the days left, and whether the scope has grown. Needs the work left each day, in points, hours or items; good for 5 to 40 days.',
  avoidWhen:
    'You need to know which tasks are late: use `gantt-chart`. You need to see where work is stuck today: use `kanban-board`. Several measures change over time: use `line-chart`. One total is explained cause by cause: use `waterfall-chart`.',
  visual: 87,
  ease: 76,
  overall: 83,
  rationale:
    'The gap to the ideal line and the growth of scope are read separately, so a slow team is not confused with a growing sprint. Each new day extends one line and moves one bracket. You supply the work left each day and, where it changed, the scope.',
  reviewed: '2026-11-22',
  revision: 1,
  data: seriesForm({ rows: [1, 2], columns: [3, 40], least: 0 }),
  sample: {
    title: '{behind} {side} the ideal line, {added} of them added mid-sprint',
    subtitle: 'Payments team, sprint 23: points left at the end of each working day, from the plan onward',
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
  draw: (data, sheet) => {
    const [columns, format] = [readColumns(data), formatFor(valuesOf(data.rows), data.unit)]
    const { ideal, last, behind, compared } = idealOf(data)
    const words = block([{ text: 'ideal', as: 'note' }])
    const text = `${format.short(Math.abs(behind))} ${behind > 0 ? 'behind' : 'ahead'}`
    plot({ sheet, x: across(columns), y: linear(data), w: 960, h: 400 }, [
      ...columnMarks(data.marks, columns),
      line(data.rows, ideal, { dashed: true, beside: [sideBlock(data.rows, words, { at: 0 })] }),
      ...difference(data.rows, compared, { above: { fill: 'soft' }, below: { fill: 'rule' } }),
      ...series(data.rows, { columns, format, sheet, shaded: false }),
      ...(last === undefined ? [] : [gap(last.cell, { x: last.x, from: last.y, to: last.y - behind }, text)]),
    ])
  },
  derive: (data) => {
    const { behind } = idealOf(data)
    const scope = data.rows.slice(1).flatMap((row) => knownValues(row, readColumns(data)).map(({ y }) => y))
    const added = (scope.at(-1) ?? 0) - (scope[0] ?? 0)
    const { full, short } = formatFor([behind, added], data.unit)
    return { behind: full(Math.abs(behind)), added: short(added), side: behind >= 0 ? 'behind' : 'ahead of' }
  },
  describe: (data) => {
    const { behind, last } = idealOf(data)
    const { full, short } = formatFor(valuesOf(data.rows), data.unit)
    const ends = data.rows.map((row) => `${row.name} ${short(knownValues(row, readColumns(data)).at(-1)?.y ?? 0)}`)
    const marks = (data.marks ?? []).map(({ text }) => text)
    return [
      `Work left over ${count(readColumns(data).names.length, 'column')}, with a dashed ideal line that ends at zero.`,
      `At the last value (${full(last?.y ?? 0)}), ${full(Math.abs(behind))} ${behind >= 0 ? 'behind' : 'ahead of'} the ideal line: ${enumerate(ends)}.`,
      ...(marks.length > 0 ? [`Rules mark ${enumerate(marks)}.`] : []),
    ].join(' ')
  },
})

/** The line from the first value to zero at the last column; `behind` is how far the last value is above it. */
const idealOf = (data: SeriesData) => {
  const columns = readColumns(data)
  const known = data.rows.slice(0, 1).flatMap((row) => knownValues(row, columns))
  const [first, last, end = 0] = [known[0], known.at(-1), columns.at.at(-1)]
  const { x: start, y: whole } = first ?? { x: 0, y: 0 }
  const at = (x: number): number => (end === start ? 0 : (whole * (end - x)) / (end - start))
  const ideal = [start, end].map((x) => ({ x, y: at(x) }))
  const compared = known.map(({ x, y }) => ({ x, y, base: at(x) }))
  return { ideal, compared, last, behind: (last?.y ?? 0) - at(last?.x ?? start) }
}
