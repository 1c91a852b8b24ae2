/** Two kinds of message broker scored on seven criteria: neither encloses the other. */
import { sum } from 'd3-array'
import { pointRadial } from 'd3-shape'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { half } from '../../drawing/chart/mark.ts'
import { styledRows, valuesOf } from '../../drawing/chart/series.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { number } from '../../drawing/data/fields.ts'
import { columnItems, focusRow, readColumns, type SeriesCell, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { lineEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { columns, rectAround } from '../../drawing/rect.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** The radius of the outer ring, from there to names, and between two scores, in pixels. */
const [radius, away, gap] = [208, 16, 12]

const max = number('The value at the outer ring, where none is beyond; found if omitted').min(0).optional()

export default defineRecipe({
  name: 'Radar chart',
  family: 'Charts',
  description:
    'One spoke per criterion from a common center, one closed outline per candidate through its scores, with rings as the scale and scores under its name; the candidate in focus is filled. Also called spider chart, web chart, star plot or Kiviat diagram.',
  useWhen:
    'You show the profile of 1 to 3 candidates over 3 to 12 criteria of one scale, and where they are strong matters more than by how much: brokers, databases, team health. Needs a score for every pair, higher being better.',
  avoidWhen:
    'Exact differences matter, or there are more than three candidates: use `grouped-bar`. Criteria have different units: use `bullet-chart`. One score each: use `ordered-bar`. The enclosed area misleads: it grows with the square of the scores.',
  visual: 80,
  ease: 62,
  overall: 73,
  rationale:
    'Two outlines that cross say "it depends" at one glance. Lengths on spokes are hard to compare, so the scores are written too; the area depends on the order of the criteria, so that it suits profiles and not rankings; a new criterion turns every spoke. You supply a score for every pair.',
  reviewed: '2026-11-22',
  revision: 1,
  data: seriesForm({ rows: [1, 3], columns: [3, 12], least: 0, total: 'outlines', complete: true, fields: { max } }),
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
  draw: (data, sheet) => {
    const { names } = readColumns(data)
    const { short, titled } = formatFor(valuesOf(data.rows), data.unit)
    const most = Math.max(data.max ?? 0, ...valuesOf(data.rows))
    const { domain, ticks } = linearTicks(0, most)
    const end = most === data.max ? most : domain[1]
    const at = (index: number, value: number) =>
      pointRadial((2 * Math.PI * index) / names.length, (radius * value) / end).map(half) as [number, number]
    const outline = (values: number[]) => `M ${values.map((value, index) => at(index, value).join(' ')).join(' L ')} Z`
    const rings = ticks.filter((tick) => tick > 0 && tick <= end)
    const spokes = names.map((_, index) => `M 0 0 L ${at(index, end).join(' ')}`)
    const web = [...rings.map((ring) => outline(names.map(() => ring))), ...spokes].join(' ')
    sheet.put('@web', [path(web, { stroke: 'rule' })], 'rule')
    const styled = styledRows(data.rows, sheet)
    for (const { row, look, isFocus } of styled.toReversed()) {
      const scores = row.values.map(({ value }) => value ?? 0)
      if (isFocus) sheet.put(row, [path(outline(scores), { fill: 'soft', stroke: 'none' })], 'ground')
      const dot = { fill: look.stroke, stroke: look.stroke }
      const dots = scores.map((score, index) => circle(...at(index, score), 4, dot))
      sheet.put(row, [path(outline(scores), look), ...dots], 'line')
    }
    for (const { row, look } of styled) sheet.key(lineEntry(row.name, look))
    sheet.key(lineEntry(`${titled(data.measure)}: rings at ${enumerate(rings.map(short), 9)}`, { stroke: 'rule' }))
    for (const [index, name] of names.entries()) {
      const [[x, y], words] = [at(index, end), block([{ text: name, as: 'name' }], 200)]
      const scores = styled.map(({ row, as }) => ({ row, as, text: short(row.values[index]?.value ?? 0) }))
      const widths = scores.map(({ text, as }) => widthOf(text, as))
      const [wide, h, side] = [sum(widths, (w) => w + gap) - gap, words.h + 20, Math.sign(Math.trunc(x / 20))]
      const w = Math.max(words.w, wide)
      const down = side === 0 ? Math.sign(y) * (h / 2 + 10) : (away * y) / radius
      const rect = rectAround({ x: x + side * (away + w / 2), y: y + down }, w, h)
      const align = side > 0 ? 'start' : side < 0 ? 'end' : 'middle'
      sheet.put(columnItems(data)[index] ?? '@web', place(words, { ...rect, h: words.h }, { align }))
      const cells = columns({ ...rect, x: rect.x + ((w - wide) * (1 - side)) / 2 }, widths, gap)
      for (const [at, { row, text, as }] of scores.entries())
        sheet.put(row, [lineOfText(text, { x: cells[at]?.x ?? 0, y: rect.y + words.h + 10, as })])
    }
  },
  suppressions: [
    { rule: 'R02', reason: 'Corners lie where their angles and scores put them.' },
    { rule: 'R16', reason: 'Scores have the color of their outline, so that each has its owner.' },
  ],
  derive: (data) => {
    const row = focusRow(data)
    const others = data.rows.filter((each) => each !== row)
    const best = (index: number): number => Math.max(...others.map(({ values }) => values[index]?.value ?? 0))
    const leads = row.values.map(({ value }, index) => (value ?? 0) - best(index))
    const [ahead, behind] = [leads.filter((lead) => lead > 0), leads.filter((lead) => lead < 0)]
    return { name: row.name, columns: leads.length, ahead: ahead.length, behind: behind.length }
  },
  describe: (data) => {
    const [{ names }, { short }] = [readColumns(data), formatFor(valuesOf(data.rows), data.unit)]
    const scoreOf = ({ value }: SeriesCell, index: number): string => `${names[index]} ${short(value ?? 0)}`
    const scores = data.rows.map(({ name, values }) => `${name}: ${enumerate(values.map(scoreOf), 8)}`)
    return `${count(scores.length, 'outline')} over ${count(names.length, 'spoke')}, ${data.measure.toLowerCase()} from the middle outward. ${scores.join('. ')}.`
  },
})
