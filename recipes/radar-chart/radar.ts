/**
 * The web of a radar chart, its criteria around it, and one outline per row.
 */

import { sum } from 'd3-array'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { half } from '../../drawing/chart/mark.ts'
import { isClear, obstacleOf } from '../../drawing/chart/obstacle.ts'
import { looksOf, valuesOf } from '../../drawing/chart/series.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { columnItems, readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { lineEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Finding } from '../../src/scene/findings.ts'

type RadarData = SeriesData & { max?: number | undefined }

const radius = 208
const away = 16
const widest = 200
/** Between two scores, and the height of their line, in pixels. */
const between = 12
const scoreHeight = 20

/** Values that are missing, or beyond the outer ring. */
export const radarFindings = ({ rows, max = Number.POSITIVE_INFINITY }: RadarData): Finding[] =>
  valuesOf(rows).every((value) => value === 0)
    ? [{ at: 'rows', problem: 'have no value above 0; there is nothing to outline' }]
    : rows.flatMap(({ values }, row) =>
        values.flatMap(({ value }, index): Finding[] => {
          const at = `rows.${row}.values.${index}`
          if (value === null) return [{ at, problem: 'is missing; an outline needs a value on every spoke' }]
          return value > max ? [{ at, problem: `${value} is beyond the outer ring, ${max}` }] : []
        }),
      )

/** Draws the web, then the outlines, those in focus last. */
export function drawRadar(data: RadarData, sheet: Sheet): void {
  const { names } = readColumns(data)
  const values = valuesOf(data.rows)
  const { domain, ticks } = linearTicks(0, data.max ?? Math.max(...values))
  const end = data.max ?? domain[1]
  const at = (index: number, value: number): Point => {
    const angle = (2 * Math.PI * index) / names.length
    const r = end > 0 ? (radius * value) / end : 0
    return { x: half(r * Math.sin(angle)), y: half(-r * Math.cos(angle)) }
  }
  const write = ({ x, y }: Point): string => `${x} ${y}`
  const outline = (all: number[]): string => `M ${all.map((value, index) => write(at(index, value))).join(' L ')} Z`
  const rings = ticks.filter((tick) => tick > 0 && tick <= end)
  sheet.put(
    '@web',
    [
      ...rings.map((ring) => path(outline(names.map(() => ring)), { stroke: 'rule' })),
      path(names.map((_, index) => `M 0 0 L ${write(at(index, end))}`).join(' '), { stroke: 'rule' }),
    ],
    'rule',
  )
  const looks = looksOf(data.rows, sheet)
  nameSpokes(data, { sheet, at: (index) => at(index, end) })
  const order = [...data.rows.keys()].toSorted(
    (a, b) => Number(isFocus(data.rows[a], sheet)) - Number(isFocus(data.rows[b], sheet)),
  )
  for (const index of order) {
    const [row, look] = [data.rows[index], looks[index]]
    if (row === undefined || look === undefined) continue
    const scores = row.values.map(({ value }) => value ?? 0)
    const d = outline(scores)
    if (sheet.isFocus(row)) sheet.put(row, [path(d, { fill: 'soft', stroke: 'none' })], 'ground')
    const dots = scores.map((score, spoke) => dotPath(at(spoke, score))).join(' ')
    sheet.put(row, [path(d, look), path(dots, { fill: look.stroke, stroke: 'none' })], 'line')
  }
  for (const [index, { name }] of data.rows.entries()) sheet.key(lineEntry(name, looks[index]))
  nameRings(data, { sheet, rings, at })
}

type Rings = { sheet: Sheet; rings: number[]; at: (index: number, value: number) => Point }

/** Values of the rings, inside of them, between the two spokes where most of them are clear of outlines. */
const nameRings = ({ rows, unit, columns }: RadarData, { sheet, rings, at }: Rings): void => {
  const { short } = formatFor(rings, unit, valuesOf(rows))
  const obstacles = sheet.pieces.flatMap(({ elements }) => elements).map(obstacleOf)
  const count = readColumns({ rows, columns }).names.length
  const sides = [...Array(count).keys()].map((index) =>
    rings.flatMap((ring) => {
      const [a, b] = [at(index, ring), at((index + 1) % count, ring)]
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
      const inward = 1 - 12 / Math.hypot(x, y)
      const words = block([{ text: short(ring), as: 'small' }])
      const rect = { x: x * inward - words.w / 2, y: y * inward - words.h / 2, w: words.w, h: words.h }
      return obstacles.every((obstacle) => isClear({ words, rect }, obstacle)) ? place(words, rect) : []
    }),
  )
  const [best = []] = sides.toSorted((a, b) => b.length - a.length)
  sheet.put('@rings', best, 'over')
}

/** A small circle as a path, so that the corners of an outline are one element. */
const dotPath = ({ x, y }: Point): string => `M ${x - 4} ${y} a 4 4 0 1 0 8 0 a 4 4 0 1 0 -8 0 Z`

const isFocus = (row: SeriesRow | undefined, sheet: Sheet): boolean => row !== undefined && sheet.isFocus(row)

type Spokes = { sheet: Sheet; at: (index: number) => Point }

/** Names at the ends of the spokes, and under each the scores in the order of the key, the highest in bold. */
const nameSpokes = (data: RadarData, { sheet, at }: Spokes): void => {
  const { short } = formatFor(valuesOf(data.rows), data.unit)
  for (const [index, name] of readColumns(data).names.entries()) {
    const words = block([{ text: name, as: 'name' }], widest)
    const best = Math.max(...data.rows.map(({ values }) => values[index]?.value ?? 0))
    const scores = data.rows.map(({ values }) => short(values[index]?.value ?? 0))
    const widths = scores.map((score) => widthOf(score, 'highlight'))
    const w = Math.max(words.w, sum(widths) + between * (scores.length - 1))
    const h = words.h + scoreHeight
    const { x, y } = at(index)
    const [right, down] = [x / radius, y / radius]
    const align = right > 0.1 ? 'start' : right < -0.1 ? 'end' : 'middle'
    const left = align === 'start' ? x + away : align === 'end' ? x - away - w : x - w / 2
    const top = (align === 'middle' ? y + Math.sign(down) * (h / 2 + 10) : y + down * 16) - h / 2
    const rest = w - sum(widths) - between * (scores.length - 1)
    const first = left + { start: 0, middle: rest / 2, end: rest }[align]
    sheet.put(columnItems(data)[index] ?? '@web', place(words, { x: left, y: top, w, h: words.h }, { align }))
    for (const [row, item] of data.rows.entries()) {
      const as = item.values[index]?.value === best ? 'item' : 'note'
      const across = first + sum(widths.slice(0, row)) + between * row
      sheet.put(item.values[index] ?? item, [
        lineOfText(scores[row] ?? '', { x: across, y: top + words.h + scoreHeight / 2, as }),
      ])
    }
  }
}
