/** Two kinds of message broker scored on seven criteria: neither encloses the other. */

import { valuesOf } from '../../drawing/chart/series.ts'
import { number } from '../../drawing/data/fields.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { focusRow, readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { drawRadar, radarFindings } from './radar.ts'

export default defineRecipe({
  name: 'Radar chart',
  family: 'Charts',
  description:
    'One spoke per criterion from a common center, one closed outline per candidate through its scores, with rings as the scale and scores under its name; the candidate in focus is filled. Also called spider chart, web chart, star plot or Kiviat diagram.',
  useWhen:
    'You show the profile of 1 to 3 candidates over 3 to 12 criteria of one scale, and where they are strong matters more than by how much: brokers, databases, team health. Needs a score for every pair, higher being better.',
  avoidWhen:
    'Exact differences matter, or there are more than three candidates: use `grouped-bar`. Criteria have different units: use `bullet-chart`. One score each: use `ordered-bar`. The enclosed area misleads: it grows with the square of the scores.',
  aliases: ['radar', 'spider web', 'kiviat', 'skill matrix', 'compare options', 'technology scoring'],
  visual: 80,
  ease: 62,
  overall: 73,
  rationale:
    'Two outlines that cross say "it depends" at one glance. Lengths on spokes are hard to compare, so the scores are written too; the area depends on the order of the criteria, so that it suits profiles and not rankings; a new criterion turns every spoke. You supply a score for every pair.',
  reviewed: '2026-11-22',
  revision: 1,
  data: alsoChecked(
    seriesForm({
      rows: [1, 3],
      columns: [3, 12],
      least: 0,
      fields: {
        max: number('The value at the outer ring; found from the values where it is left out').min(0).optional(),
      },
    }),
    radarFindings,
  ),
  sample: {
    title: 'The {name} is ahead on {ahead} of {columns} criteria, behind on {behind}',
    subtitle: 'Two kinds of message broker for order events, scored by the team from 0 to 5',
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
  draw: (data, sheet) => drawRadar(data, sheet),
  derive: (data) => {
    const row = focusRow(data)
    const others = data.rows.filter((each) => each !== row)
    const scores = row.values.map(({ value }, index) => ({
      own: value ?? 0,
      best: Math.max(...others.map(({ values }) => values[index]?.value ?? 0)),
    }))
    return {
      name: row.name,
      columns: String(row.values.length),
      ahead: String(scores.filter(({ own, best }) => own > best).length),
      behind: String(scores.filter(({ own, best }) => own < best).length),
    }
  },
  describe: (data: SeriesData) => {
    const { short } = formatFor(valuesOf(data.rows), data.unit)
    const { names } = readColumns(data)
    const rows = data.rows.map(({ name, values }) => {
      const scores = values.map(({ value }, index) => `${names[index]} ${short(value ?? 0)}`)
      return `${name}: ${enumerate(scores, 8)}`
    })
    return `${count(rows.length, 'outline')} over ${count(names.length, 'spoke')}, ${data.measure.toLowerCase()} from the middle outward. ${rows.join('. ')}.`
  },
})
