/** Eleven weeks of a team's work by state: review fills up, and a task takes 2.4 times as long as before. */
import { block, lineOfText } from '../../drawing/block.ts'
import { across } from '../../drawing/chart/bands.ts'
import { bandDots } from '../../drawing/chart/cell-dots.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { stackOf } from '../../drawing/chart/stack.ts'
import { readColumns, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { focusable } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { bandMarks, edgesOf, sayOrder, timeBrackets } from './marks.ts'
import { flowTimes, inFlowOrder, longestWait, writeTime } from './times.ts'
import { endsOf, within } from './words.ts'

export default defineRecipe({
  name: 'Cumulative flow',
  family: 'Time & planning',
  description:
    'How many items of work are in each state, day by day, as bands over what is done: a band that widens is a queue, and level brackets show how long an item takes from start to done. Also called cumulative flow diagram or CFD.',
  useWhen:
    'You look for the step where work piles up, or need to show that items take longer although throughput is unchanged: kanban and support teams. Needs the count of each state at regular times; good for 3 to 6 states and 10 to 120 samples.',
  avoidWhen:
    'You need who works on what now: use `kanban-board`. You need what is left of a sprint: use `sprint-burndown`. You need where one item waits: use `value-stream-map`. You need the spread of times of single items: use `histogram`.',
  visual: 87,
  ease: 62,
  overall: 84,
  rationale:
    'Height is work in progress and width is time, so one picture shows both the queue and what it costs. Times hold for items in order and on average only. You supply the counts of each state in the order of the work; sums and times are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: seriesForm({
    rows: [3, 6],
    of: 'States in the order of the work; the last is what is done so far and never falls',
    columns: [3, 200],
    least: 0,
    complete: true,
  }),
  sample: {
    title: 'A task takes {lead} from start to done, up from {before} in mid-September',
    subtitle: 'Tasks of the payments team by state, every Monday; since two developers joined, tasks pile up in Review',
    focus: ['Review'],
    measure: 'Tasks',
    source: 'Illustrative data',
    columns: { start: '2026-08-31', step: 7, unit: 'day' },
    rows: [
      { name: 'To do', values: [46, 45, 46, 44, 45, 46, 44, 45, 44, 45, 44, 45] },
      { name: 'Doing', values: [8, 8, 9, 8, 9, 9, 8, 9, 9, 8, 9, 9] },
      { name: 'Review', values: [3, 4, 4, 4, 7, 10, 13, 16, 19, 22, 25, 28] },
      { name: 'Done', values: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110] },
    ],
    marks: [{ column: '2026-09-24', text: 'Two developers join' }],
  },
  draw: (given, sheet) => {
    const data = inFlowOrder(given)
    sayOrder(data, { given, sheet })
    const columns = readColumns(data)
    const bands = stackOf(data.rows.toReversed(), columns, { whole: true })
    const format = formatFor(valuesOf(data.rows), data.unit)
    // Where the names begin, which is not known before they are drawn.
    let [left, top] = [0, Number.POSITIVE_INFINITY]
    const names = bands.map(({ row, points }) => {
      const { y, base } = points.at(-1) ?? { y: 0, base: 0 }
      const as = focusable('label', sheet.isFocus(row))
      const [first, last] = [row.values[0]?.value ?? 0, row.values[columns.at.length - 1]?.value ?? 0]
      const words = `${row.name} ${format.short(first)} → ${format.short(last)}`
      const said = sideBlock(row, block([{ text: words, as }], 176), { at: ((y ?? 0) + base) / 2, stroke: 'muted' })
      const draw: typeof said.draw = (rect) => {
        left = rect.x
        top = Math.min(top, rect.y)
        return said.draw(rect)
      }
      return { ...said, draw }
    })
    const frame = plot({ sheet, x: across(columns), y: withoutGrid(linear(data)), h: 440 }, [
      ...bandMarks(bands, sheet),
      ...edgesOf(bands, sheet),
      ...columnMarks(data.marks, columns, { isCovered: true }),
      { beside: names },
      timeBrackets(data),
      ...bandDots(bands, sheet),
    ])
    const over = Math.min(frame.area.y, top - 10)
    sheet.put('@ends', [lineOfText(endsOf(columns), { x: left, y: over, as: 'tick' })], 'rule')
    for (const name of ['lead', 'before', 'done']) sheet.prove(name, '@times')
    sheet.footnote('Times are read horizontally and assume first in, first out.')
  },
  meanings: {
    lead: 'from when so many were started to when the last of them was done',
    before: 'the same for the first whose start is known',
    done: 'items done at the end',
  },
  derive: (given) => {
    const data = inFlowOrder(given)
    const [columns, times] = [readColumns(data), flowTimes(data.rows, readColumns(data))]
    const [first, last] = [times[0], times.at(-1)]
    const write = (time: typeof first): string => (time === undefined ? 'unknown' : writeTime(time, columns, times))
    const done = formatFor(valuesOf(data.rows), data.unit).short(data.rows.at(-1)?.values.at(-1)?.value ?? 0)
    return { before: write(first), lead: write(last), done }
  },
  describe: (given) => {
    const data = inFlowOrder(given)
    const columns = readColumns(data)
    const found = flowTimes(data.rows, columns)
    const times = found.map((time, index) => {
      const wait = index === found.length - 1 ? longestWait(data.rows, columns, time) : undefined
      const where = wait === undefined ? '' : `, ${writeTime(wait, columns, found)} of it ${within(wait.row.name)}`
      return `${writeTime(time, columns, found)} for what is done at ${columns.names[columns.at.indexOf(time.to)]}${where}`
    })
    const lasts = data.rows.map(({ name, values }) => `${name} ${values.at(-1)?.value ?? 0}`)
    return `${data.measure} in ${count(data.rows.length, 'state')} from ${columns.names[0]} to ${columns.names.at(-1)}, at the end ${enumerate(lasts)}. ${times.length === 0 ? 'Nothing that was started is done yet' : `From start to done: ${times.join(', later ')}`}.`
  },
})
