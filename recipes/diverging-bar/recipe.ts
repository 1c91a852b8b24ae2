/** Change in p95 latency of twelve endpoints after an upgrade: most fell, three rose. */
import * as z from 'zod'
import { name } from '../../drawing/data/fields.ts'
import { valuesForm } from '../../drawing/data/numbers.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatOf } from '../../drawing/values/format.ts'
import { drawDiverging } from './draw.ts'
import { extremesOf, ordered } from './rows.ts'

export default defineRecipe({
  name: 'Diverging bar',
  family: 'Charts',
  description:
    'One bar per item from a zero line, increases to the right and decreases to the left, ordered by value; names are at the zero line, and each side is labeled with its direction and its number of items. Also called deviation chart, change chart or gain-loss chart.',
  useWhen:
    'You ask what went up and what went down, and by how much: latency by endpoint after a release, size by package, cost against budget. Needs one signed value per item, for 2 to 40 items.',
  avoidWhen:
    'All values have one sign: use `ordered-bar`. The level before and after matters too: use `slope-chart`. The changes add up to one total: use `waterfall-chart`. Answers on a scale from agree to disagree need stacked bars around zero, which are not in this catalog.',
  visual: 90,
  ease: 86,
  overall: 88,
  rationale:
    'Side, length and sign show the same thing three ways, and the order puts both extremes at an end. A new item is one bar, one name and one value, but bars after it move down. You supply one signed value per item, and a state for those that are good or bad.',
  reviewed: '2026-11-23',
  revision: 1,
  data: valuesForm({
    rows: [2, 40],
    data: {
      sides: z
        .tuple([name('What a value below zero means', 24), name('What a value above zero means', 24)])
        .optional()
        .describe('What values below and above zero mean: ["faster", "slower"]'),
    },
  }),
  sample: {
    title: '{below} of {rows} endpoints got faster; {highest} got {most} slower',
    subtitle: 'From Java 17 to virtual threads on Java 21, one week of production traffic each',
    measure: 'Change in p95 latency',
    unit: '%',
    sides: ['faster', 'slower'],
    source: 'Illustrative data',
    rows: [
      ...shortValues(`GET /search −38, GET /product −31, POST /cart −27, GET /cart −24, GET /recommendations −19, POST /login −14,
        GET /orders −11, POST /checkout −8, GET /invoice −3`),
      { name: 'POST /upload', value: 4 },
      { name: 'GET /report', value: 9 },
      { name: 'POST /import', state: 'negative', note: 'pins its carrier threads in native code', value: 22 },
    ],
  },
  draw: drawDiverging,
  derive: ({ rows, unit }) => {
    const [first, last] = extremesOf(rows)
    const { full } = formatOf(rows, unit)
    const countOf = (sign: number): string => String(rows.filter(({ value }) => Math.sign(value) === sign).length)
    return {
      rows: String(rows.length),
      below: countOf(-1),
      above: countOf(1),
      highest: last?.name ?? '',
      most: full(Math.abs(last?.value ?? 0)),
      lowest: first?.name ?? '',
      least: full(Math.abs(first?.value ?? 0)),
    }
  },
  describe: ({ rows, measure, unit }) => {
    const { signed } = formatOf(rows, unit)
    const items = ordered(rows).map(
      ({ name, value, note }) => `${name} ${signed(value)}${note === undefined ? '' : ` (${note})`}`,
    )
    return `${count(rows.length, 'bar')} from a zero line, ordered by value. ${measure}: ${enumerate(items, 12)}.`
  },
})
