/** Two kinds of message broker scored on seven criteria: neither encloses the other. */

import { valuesOf } from '../../drawing/chart/series.ts'
import { number } from '../../drawing/data/fields.ts'
import { focusRow, readColumns, type SeriesCell, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { drawRadar } from './draw.ts'
import { totalOf } from './leads.ts'

const max = number('The value at the outer ring, where none is beyond; found if omitted').min(0).optional()

export default defineRecipe({
  name: 'Radar chart',
  family: 'Charts',
  description:
    'One spoke per criterion from a common center, one closed outline per candidate through its scores, and on every spoke a bar that shows who is ahead and by how much; rings are numbered where free, scores written. Also called spider chart, web chart, star plot or Kiviat diagram.',
  useWhen:
    'You show the profile of 1 to 3 candidates over 3 to 12 criteria of one scale, and where they are strong matters more than by how much: brokers, databases, team health. Needs a score for every pair, higher being better.',
  avoidWhen:
    'Exact differences matter, there are more than three candidates, or readers will compare areas, which grow with the square of the scores: use `grouped-bar`. Criteria have different units: use `bullet-chart`. One score each: use `ordered-bar`.',
  visual: 80,
  ease: 62,
  overall: 73,
  rationale:
    'The bars on the spokes can be counted, so who leads where needs no comparing of areas. Areas depend on the order of the criteria and mean nothing; a new criterion turns every spoke. You supply a score for every pair.',
  reviewed: '2026-11-23',
  revision: 1,
  data: seriesForm({ rows: [1, 3], columns: [3, 12], least: 0, total: 'outlines', marks: false, fields: { max } }),
  sample: {
    title: 'The {name} wins {ahead} of {columns} criteria but loses {sum} to {rival}',
    subtitle: 'Two kinds of message broker, scored by the team from 0 to 5; all criteria count alike',
    measure: 'Score',
    max: 5,
    focus: ['log broker'],
    source: 'Illustrative data',
    columns: ['Throughput', 'Replay', 'Ordering', 'Ecosystem', 'Routing', 'Retry per message', 'Ease of operation'],
    rows: [
      { name: 'log broker', values: [5, 5, 4, 4, 2, 1, 2] },
      { name: 'queue broker', values: [3, 1, 3, 3, 5, 5, 4] },
    ],
  },
  draw: drawRadar,
  suppressions: [{ rule: 'R16', reason: 'Scores have the color of their outline, so that each has its owner.' }],
  meanings: { ahead: 'criteria where the one in focus, or the first, is best', sum: 'its scores together' },
  derive: (data) => {
    const row = focusRow(data)
    const others = data.rows.filter((each) => each !== row)
    // Against a score that is missing nobody leads.
    const best = (index: number): number => Math.max(...others.map(({ values }) => values[index]?.value ?? -Infinity))
    const leads = row.values.map(({ value }, index) =>
      value === null || best(index) === -Infinity ? 0 : value - best(index),
    )
    const [ahead, behind] = [leads.filter((lead) => lead > 0), leads.filter((lead) => lead < 0)]
    const { short } = formatFor(data.rows.map(totalOf), data.unit)
    const rival = others.length === 0 ? {} : { rival: short(Math.max(...others.map(totalOf))) }
    const sum = short(totalOf(row))
    return { name: row.name, columns: leads.length, ahead: ahead.length, behind: behind.length, sum, ...rival }
  },
  describe: (data) => {
    const [{ names }, { short }] = [readColumns(data), formatFor(valuesOf(data.rows), data.unit)]
    const scoreOf = ({ value }: SeriesCell, index: number): string =>
      `${names[index]} ${value === null ? 'not measured' : short(value)}`
    const scores = data.rows.map(({ name, values }) => `${name}: ${enumerate(values.map(scoreOf), 8)}`)
    const totals = data.rows.map((row) => `${row.name} ${short(totalOf(row))}`)
    return `${count(scores.length, 'outline')} over ${count(names.length, 'spoke')}, ${data.measure.toLowerCase()} from the middle outward. ${scores.join('. ')}. Totals: ${enumerate(totals)}.`
  },
})
