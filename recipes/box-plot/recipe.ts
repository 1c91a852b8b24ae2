/** Build times on five classes of CI runners: one has a usual median and an unusual spread. */

import { block, unbold } from '../../drawing/block.ts'
import { namedBands } from '../../drawing/chart/bands.ts'
import { boxAndWhiskers, boxEntries } from '../../drawing/chart/box.ts'
import { summaryOf } from '../../drawing/chart/group.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { valueMarks } from '../../drawing/chart/rule.ts'
import { type SideRow, sideColumns } from '../../drawing/chart/side-words.ts'
import { type DistributionData, distributionForm } from '../../drawing/data/distribution.ts'
import { focusRow } from '../../drawing/data/numbers.ts'
import { shortGroups } from '../../drawing/data/short-numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import { grouped, writeTimes } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'
import { medianRule } from './median-rule.ts'
import { axisOf, medianFormat, medianOfAll, reachOf, spreadFormat } from './reach.ts'
import { ruledAcross } from './ruled-across.ts'
import { spreadOf, widestOf } from './widest.ts'
import { widthsOver } from './width-over.ts'

export default defineRecipe({
  name: 'Box plot',
  family: 'Charts',
  description:
    'One box per group on a shared scale: the middle half of its values, a line at the median, whiskers to the last value within Tukey’s fences, and every outlier as a ring; a bracket counts the widest in widths of the next. Also called boxplot, box-and-whisker plot or quartile chart.',
  useWhen:
    'You compare the spread of values in 2 to 12 groups, not only their averages: build times by runner, latencies by region, sizes by team. Needs 5 to 2,000 values per group, or minimum, quartiles and maximum of every group.',
  avoidWhen:
    'One group alone, or humps inside a group: use `histogram`. The share under a limit: use `cumulative-curve`. One value per item: use `ordered-bar`. Two measurements of the same items: use `slope-chart`. Readers who do not know quartiles read a histogram more easily.',
  visual: 88,
  ease: 64,
  overall: 81,
  rationale:
    'Twelve groups are compared by middle, spread and outliers on one scale, and how much wider the widest is can be counted. New measurements mean redrawing from data; two humps in a group stay hidden. You supply raw values for all groups, or five numbers for each.',
  reviewed: '2026-11-23',
  revision: 1,
  data: distributionForm({ rows: [1, 12], of: ['values', 'summary'], enough: { count: 5, what: 'a box' } }),
  sample: {
    title: 'Shared runners match the 4 vCPU median, at {times} the spread',
    subtitle: '{count} builds of the main branch by class of CI runner; the spread is that of the middle half (IQR)',
    measure: 'Build time',
    unit: 'min',
    focus: ['Shared runners'],
    source: 'Illustrative data',
    rows: shortGroups(`
      Shared runners: 10.5 6.1 15.9 16.6 8.5 10.8 6.4 12.8 7.5 8.7 8.6 9.4 12.9 4.2 8.8 10.1 10.1 10.5 11.6 8.2
        7.9 4.2 8.1 15.1 8.7 6.3
      Dedicated, 4 vCPU: 7.2 8.3 8.0 7.4 8.1 9.1 9.3 9.2 10.4 8.9 9.7 9.6 7.8 8.9 7.6 9.0 7.3 8.8 12.6 8.8 8.9
        8.9 7.5 7.8 7.8
      Dedicated, 8 vCPU: 6.3 6.6 5.9 6.0 6.1 6.2 6.0 6.1 6.0 7.1 6.0 5.4 5.7 6.9 6.0 5.8 5.6 7.7 7.1 6.0 6.4 9.1
        6.8 5.7 6.5 9.8
      Dedicated, 16 vCPU: 5.0 6.4 6.5 5.7 5.3 6.0 5.5 4.8 4.6 5.1 6.0 5.0 5.9 5.0 5.6 4.8 4.9 5.6 5.9 4.8 4.6 5.3
        5.4 5.5
      Bare metal: 4.9 4.7 4.7 4.7 4.9 5.2 5.1 5.4 5.9 4.9 5.1 4.8 4.7 4.7 4.7 5.4 5.3 4.7 7.4 4.8 5.0 5.3 5.6 5.1 5.0`),
  },
  draw: (data, sheet) => {
    sheet.badgesAtWords = true
    const widest = widestOf(data.rows)
    const counts = data.rows.some(({ values }) => values !== undefined)
    const notes = notesOf(data, { counts, sheet })
    const [reach, heads] = [reachOf(data), headsOf(data, counts)]
    if (reach.some(Number.isFinite)) sheet.footnote('Outliers beyond the axis are numbers with an arrow.')
    const figure = sheet.quotes('times') ? roles.claim : ({ size: 16, bold: true } as const)
    const boxes = data.rows.flatMap((row, y) => [
      ...boxAndWhiskers(
        row,
        { summary: summaryOf(row), y },
        { isFocus: toneOf(row, sheet, 'ink') === 'accent', reach, unit: data.unit },
      ),
      // On logarithms equal lengths are no equal differences: the numbers beside the boxes say them.
      ...(data.scale === 'log' ? [] : widthsOver(row, { widest, y, fill: toneOf(row, sheet, 'ink'), figure })),
    ])
    sheet.prove('times', widest?.row ?? '@x')
    for (const name of ['count', 'median']) sheet.prove(name, ...data.rows)
    sheet.prove('own', focusRow(data))
    if (data.percentiles !== undefined)
      sheet.note(
        'percentiles',
        undefined,
        'are not drawn: a box has quartiles; `histogram` and `cumulative-curve` mark percentiles',
      )
    for (const entry of boxEntries(counts)) sheet.key(entry)
    const ruled = ruledAcross(axisOf(data))
    if (counts) sheet.footnote('Quartiles are interpolated (type 7).')
    plot({ sheet, x: ruled.x, y: namedBands(data.rows, sheet, 0.42), row: 72 }, [
      ruled.grid,
      ...valueMarks(data.marks),
      ...medianRule(data, sheet),
      ...boxes,
      sideColumns(notes, { side: 'right', aligns: heads.map(() => 'end'), heads }),
    ])
  },
  derive: (data) => {
    const widest = widestOf(data.rows)
    return {
      ...medianOfAll(data),
      own: medianFormat(data).full(summaryOf(focusRow(data)).median),
      count: grouped(String(data.rows.reduce((sum, { values = [] }) => sum + values.length, 0))),
      ...(widest === undefined ? {} : { times: writeTimes(widest.times), widest: widest.row.name }),
    }
  },
  meanings: {
    median: 'of all values of all groups',
    own: 'median of the group in focus, else of the first',
    times: 'middle half of the widest, to the next',
  },
  describe: ({ rows, measure, ...more }) => {
    const { full } = medianFormat({ rows, ...more })
    const groups = rows.map((row) => {
      const { q1, median, q3, outliers } = summaryOf(row)
      const beyond = outliers.length === 0 ? '' : `, ${count(outliers.length, 'outlier')}`
      return `${row.name} ${full(median)} (middle half ${full(q1)} to ${full(q3)}${beyond})`
    })
    return `Box plot of ${measure.toLowerCase()} in ${count(rows.length, 'group')}. Medians: ${enumerate(groups, 5)}.`
  },
})

/** What is in the columns beside the boxes, in which unit. */
const headsOf = (data: DistributionData, counts: boolean): string[] => [
  medianFormat(data).titled('Median'),
  spreadFormat(data).titled('IQR'),
  ...(counts ? ['n'] : []),
]

/** Beside each box: its median, how wide it is, and how many values it is of. */
const notesOf = (data: DistributionData, { counts, sheet }: { counts: boolean; sheet: Sheet }): SideRow[] => {
  const [medians, spreads] = [medianFormat(data), spreadFormat(data)]
  return data.rows.map((row, at) => {
    const [summary, tone] = [summaryOf(row), toneOf(row, sheet, 'ink')]
    const styles = cellStyles(tone)
    const cells = [
      `${stateSign(row)}${medians.short(summary.median)}`,
      spreads.short(spreadOf(row)),
      ...(counts ? [String(row.values?.length ?? '')] : []),
    ]
    const words = cells.map((text, index) => block([{ text, as: styles[index === 0 ? 'first' : 'other'] }]))
    return { source: row, at, cells: words.map((each) => (tone === 'accent' ? each : unbold(each))) }
  })
}

/** All in the accent, or the median alone in the color of a state, beside its sign. */
const cellStyles = (tone: Color): Record<'first' | 'other', TypeStyle> => ({
  first: { size: 14, bold: true, fill: tone },
  other: { size: 14, bold: true, fill: tone === 'accent' ? tone : 'ink' },
})
