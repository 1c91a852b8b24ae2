/** Where the time of requests to six endpoints goes: on one of them most of it is waiting. */

import { kind } from '../../drawing/data/fields.ts'
import { groupsInNotes, readColumns, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawShares } from './draw.ts'
import { largest, leadingRow, missingWords, ordered, partsIn } from './parts.ts'

export default defineRecipe({
  name: '100% stacked bar',
  family: 'Charts',
  description:
    'One bar per item, all equally long, divided into the shares of the same parts in the same order. The first part has a common base and a column of numbers, and sorts the rows; parts are named once. Also called proportional stacked bar or percent stacked bar.',
  useWhen:
    'You ask how one part of a total differs from item to item: time in the queue by endpoint, languages by repository, failed jobs by team. Needs 2 to 6 parts, none negative, for 2 to 20 items; give the part that matters first.',
  avoidWhen:
    'You compare the totals themselves: use `ordered-bar`. You explain why a total changed: use `waterfall-chart`. One total only: use `pie-chart`. A total over time: use `stacked-area`. You compare inner parts exactly: use `grouped-bar`. Amounts split and merge: use `sankey-traffic`.',
  visual: 89,
  ease: 72,
  overall: 84,
  rationale:
    'The first part starts at one line, so six totals of very different size can be compared by it in a second. Parts in the middle have no common base and are read from their numbers. You supply the amounts of each part; shares, order and totals are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: groupsInNotes(
    seriesForm({
      rows: [2, 20],
      columns: [2, 6],
      marks: false,
      least: 0,
      total: 'shares',
      fields: {
        order: kind(
          ['share', 'given'],
          'share (default): the largest share of the first part first; given: as in the data',
        ),
      },
    }),
  ),
  sample: {
    title: 'On {row}, {share} of the time is spent in the queue',
    subtitle: 'Mean time of requests by phase on six endpoints, November 16 to 22, 2026',
    measure: 'Mean time',
    unit: 'ms',
    focus: ['Queue'],
    source: 'Illustrative data',
    columns: ['Queue', 'Connect', 'App', 'Database'],
    rows: [
      { name: 'POST /export', values: [684, 35, 142, 318] },
      { name: 'GET /report', values: [96, 34, 88, 241] },
      { name: 'GET /search', values: [21, 34, 64, 118] },
      { name: 'POST /checkout', values: [12, 35, 97, 71] },
      { name: 'GET /product', values: [6, 32, 33, 22] },
      { name: 'POST /login', values: [5, 37, 118, 14] },
    ],
  },
  draw: drawShares,
  meanings: { part: 'the first column, whatever is in focus' },
  derive: (data) => {
    const row = leadingRow(data)
    const [part] = row === undefined ? [] : partsIn(row, data)
    return { row: row?.name ?? '', share: part?.words ?? '', part: part?.name ?? '' }
  },
  describe: (data) => {
    const parts = ordered(data).map((row) => partsIn(row, data))
    const [{ names }, missing] = [readColumns(data), missingWords(data)]
    const divided = `${count(parts.length, 'bar')} of equal length, each divided into the shares of ${enumerate(names)}.`
    // Sorted by its first part, a row is told by it.
    const told = parts.flatMap((own) => (data.order === 'share' ? own[0] : largest(own)) ?? [])
    const rows = told.map(
      ({ row, name, words }) => `${row.name} ${data.order === 'share' ? words : `${name} (${words})`}`,
    )
    return `${divided} ${data.order === 'share' ? names[0] : 'The largest part of each'}: ${enumerate(rows, 10)}.${missing === undefined ? '' : ` ${missing}`}`
  },
})
