/** Two kinds of message broker scored on seven criteria: neither encloses the other. */

import { sum } from 'd3-array'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { turned } from '../../drawing/chart/arc.ts'
import { half, squarePath } from '../../drawing/chart/mark.ts'
import { isClear, obstacleOf } from '../../drawing/chart/obstacle.ts'
import { type SeriesLook, styledRows, valuesOf } from '../../drawing/chart/series.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { number } from '../../drawing/data/fields.ts'
import {
  columnItems,
  focusRow,
  readColumns,
  type SeriesData,
  type SeriesRow,
  seriesForm,
} from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { line, path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'

type RadarData = SeriesData & { max?: number | undefined }

const [radius, away] = [208, 16]

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
  data: seriesForm({
    rows: [1, 3],
    columns: [3, 12],
    least: 0,
    total: 'outlines',
    complete: true,
    fields: { max: number('The value at the outer ring, where none is beyond; found if omitted').min(0).optional() },
  }),
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
  draw: drawRadar,
  suppressions: [{ rule: 'R16', reason: 'Scores have the color of their outline, so that each has its owner.' }],
  derive: (data) => {
    const row = focusRow(data)
    const leads = row.values.map(({ value }, index) => {
      const others = data.rows.flatMap((each) => (each === row ? [] : (each.values[index]?.value ?? 0)))
      return Math.sign((value ?? 0) - Math.max(...others))
    })
    const [ahead, behind] = [1, -1].map((sign) => String(leads.filter((lead) => lead === sign).length))
    return { name: row.name, columns: String(leads.length), ahead: ahead ?? '', behind: behind ?? '' }
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

const write = ({ x, y }: Point): string => `${x} ${y}`

/** The corners of an outline as small circles in one path. */
const dots = (points: Point[]): string =>
  points.map(({ x, y }) => `M ${x - 4} ${y} a 4 4 0 1 0 8 0 a 4 4 0 1 0 -8 0 Z`).join(' ')

/** The web with the values of its rings, an outline for each row, and the criteria with their scores around it. */
function drawRadar(data: RadarData, sheet: Sheet): void {
  const { names } = readColumns(data)
  const most = Math.max(data.max ?? 0, ...valuesOf(data.rows))
  const { domain, ticks } = linearTicks(0, most)
  const end = most === data.max ? most : domain[1]
  const at = (index: number, value: number): Point => {
    const { x, y } = turned({ x: 0, y: 0 }, index / names.length, (radius * value) / end)
    return { x: half(x), y: half(y) }
  }
  const outline = (all: number[]): string => `M ${all.map((value, index) => write(at(index, value))).join(' L ')} Z`
  const rings = ticks.filter((tick) => tick > 0 && tick <= end)
  const spokes = names.map((_, index) => `M 0 0 L ${write(at(index, end))}`).join(' ')
  const web = [...rings.map((ring) => outline(names.map(() => ring))), spokes]
  sheet.put(
    '@web',
    web.map((d) => path(d, { stroke: 'rule' })),
    'rule',
  )
  const styled = styledRows(data.rows, sheet)
  for (const { row, look, isFocus } of styled.toReversed()) {
    const scores = row.values.map(({ value }) => value ?? 0)
    if (isFocus) sheet.put(row, [path(outline(scores), { fill: 'soft', stroke: 'none' })], 'ground')
    const corners = path(dots(scores.map((score, spoke) => at(spoke, score))), { fill: look.stroke, stroke: 'none' })
    sheet.put(row, [path(outline(scores), look), corners], 'line')
  }
  for (const { row, look, isFocus } of styled)
    sheet.key({
      text: row.name,
      sample: ({ x, y, w, h }) => [
        ...(isFocus ? [path(squarePath({ x, y: y + h / 2, w, h: h / 2 - 4 }), { fill: 'soft', stroke: 'none' })] : []),
        line(x, y + h / 2, x + w, y + h / 2, look),
        path(dots([{ x: x + w / 2, y: y + h / 2 }]), { fill: look.stroke, stroke: 'none' }),
      ],
    })
  const { short } = formatFor(valuesOf(data.rows), data.unit)
  for (const [index, name] of names.entries()) {
    const scores = styled.map(({ row, look }) => ({ row, look, text: short(row.values[index]?.value ?? 0) }))
    nameSpoke({ at: at(index, end), name, scores, item: columnItems(data)[index] ?? '@web' }, sheet)
  }
  nameRings(
    rings.map((ring) => ({ at: at(0, ring), text: short(ring) })),
    sheet,
  )
}

type Score = { row: SeriesRow; look: SeriesLook; text: string }
type Spoke = { at: Point; name: string; scores: Score[]; item: object | string }

/** A criterion at the end of its spoke, and under it the scores in the colors of their outlines. */
const nameSpoke = ({ at: { x, y }, name, scores, item }: Spoke, sheet: Sheet): void => {
  const words = block([{ text: name, as: 'name' }], 200)
  const widths = scores.map(({ text }) => widthOf(text, 'highlight') + 12)
  const [w, h] = [Math.max(words.w, sum(widths) - 12), words.h + 20]
  const align = x > radius / 10 ? 'start' : x < -radius / 10 ? 'end' : 'middle'
  const part = { start: 0, middle: 0.5, end: 1 }[align]
  const left = x + away * (1 - 2 * part) - w * part
  const top = (align === 'middle' ? y + Math.sign(y) * (h / 2 + 10) : y + (away * y) / radius) - h / 2
  sheet.put(item, place(words, { x: left, y: top, w, h: words.h }, { align }))
  for (const [index, { row, look, text }] of scores.entries()) {
    const from = left + (w - sum(widths) + 12) * part + sum(widths.slice(0, index))
    sheet.put(row, [
      lineOfText(text, { x: from, y: top + words.h + 10, as: { size: 14, bold: true, fill: look.stroke } }),
    ])
  }
}

/** The values of the rings over them, beside the upright spoke, where nothing is in their way. */
const nameRings = (rings: { at: Point; text: string }[], sheet: Sheet): void => {
  const obstacles = sheet.pieces.flatMap(({ elements }) => elements).map(obstacleOf)
  const words = rings.flatMap(({ at, text }) => {
    const said = block([{ text, as: 'small' }])
    const rects = [6, -6 - said.w].map((aside) => ({ x: at.x + aside, y: at.y - said.h - 6, w: said.w, h: said.h }))
    const free = rects.find((rect) => obstacles.every((obstacle) => isClear({ words: said, rect }, obstacle)))
    return free === undefined ? [] : place(said, free)
  })
  sheet.put('@rings', words, 'over')
}
