/**
 * Exceptions: a solid dot at what was measured, a ring on the line at what was expected, and between them how many times
 * as much it is.
 */
import { type Block, block, nameAndNote } from '../../drawing/block.ts'
import { spotsAround, spotsFarFrom } from '../../drawing/chart/dot.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import type { DataPoint, PointsData } from '../../drawing/data/points.ts'
import { circle, line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { roles } from '../../drawing/type.ts'
import { writeFixed } from '../../drawing/values/decimals.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Fit } from './fit.ts'

/** The radius of dots and rings, from a stem to its words, and how many exceptions have a large figure. */
const [radius, away, mostLarge] = [7, 12, 3]

/** What a point is of what the line expects: `5.0×`, or a difference where a factor means nothing. */
export function factorOf({ x, y }: DataPoint, fit: Fit): number | undefined {
  // A line that explains nothing expects nothing: no multiple of it is worth a word.
  if (fit.r2 < 0.005) return undefined
  const factor = y / fit.expected(x)
  return Number.isFinite(factor) && factor > 0 && fit.expected(x) > 0 ? factor : undefined
}

/** Factors with one decimal, up from ten none; those below one have two digits that count: a sixth is no fifth. */
export const writeFactor = (factor: number): string => {
  if (factor < 0.995) return writeFixed(factor, Math.min(9, 1 - Math.floor(Math.log10(Math.max(factor, 1e-9)))))
  return writeFixed(factor, factor < 9.95 ? 1 : 0)
}

/** The marks of one exception. */
export function exception(
  point: DataPoint,
  { fit, data, sheet }: { fit: Fit; data: PointsData; sheet: Sheet },
): ChartMark {
  const tone = toneOf(point, sheet, 'ink')
  const expected = fit.expected(point.x)
  const words = wordsAt(point, { expected, data, fit, tone, isLarge: fit.exceptions.length <= mostLarge })
  // Where a wide name would lie over the axis or over another stem, it wraps.
  const names = [220, 136].map((width) =>
    nameAndNote({ ...point, name: `${stateSign(point)}${point.name}` }, width, [
      { size: 14, bold: true, fill: tone },
      'note',
    ]),
  )
  return {
    x: [point.x],
    y: [point.y, expected],
    draw: (frame) => {
      const x = Math.round(frame.x.at(point.x))
      const [y, foot] = [half(frame.y.at(point.y)), half(frame.y.at(expected))]
      const toward = Math.sign(foot - y)
      // Open, as dots that were measured may be in it.
      const ring = circle(x, foot, radius, { fill: 'none', stroke: tone })
      // A dot where the line expects it hides its ring.
      const isApart = Math.abs(foot - y) > 2 * radius
      const apart = isApart ? [line(x, y, x, foot - toward * radius, { stroke: tone }), ring] : []
      frame.put(point, [...apart, circle(x, y, radius, { fill: tone, stroke: tone })], 'line')
      const [wide, ...narrow] = names.map((name) => beyondStem({ x, y, toward, least: frame.area.x + 4 }, name))
      // Over the axis a name lies only where it has no other place beyond its stem.
      const over = names.slice(0, 1).map((name) => beyondStem({ x, y, toward, least: 0 }, name))
      const beyond = [wide ?? [], narrow, over.map((spot) => ({ ...spot, overAxis: true as const }))].flat()
      const around = names.flatMap((name) => spotsAround({ x, y }, { r: radius + 4, words: name }))
      frame.say(point, [...beyond, ...around, ...names.flatMap((name) => farFrom({ x, y }, name))], {
        layer: 'line',
        orElse: () =>
          sheet.warn(point, 'name', 'is left out, as there is no free place at its dot; shorten it or name fewer'),
      })
      frame.say(point, besideStem({ x, y, foot }, words), {
        layer: 'line',
        orElse: () => sheet.note(point, 'y', 'what the line expects is not written, as there is no room at its stem'),
      })
    },
  }
}

/** Places in a crowd: far from the dot, with a leader. */
const farFrom = (of: Point, words: Block): LabelSpot[] =>
  spotsFarFrom(of, { r: radius, words }).map((spot) => ({ ...spot, of }))

type Said = { expected: number; data: PointsData; fit: Fit; tone: Color; isLarge: boolean }

/** The factor, and under it both values. */
const wordsAt = (point: DataPoint, { expected, data, fit, tone, isLarge }: Said): Block => {
  const factor = factorOf(point, fit)
  const format = formatFor([point.y, expected], data.y.unit)
  const large = { size: isLarge ? roles.claim.size : 16, bold: true, fill: tone } as const
  return block([
    { text: factor === undefined ? format.signed(point.y - expected) : `${writeFactor(factor)}×`, as: large },
    // What was measured has no more decimals than the data give it.
    { text: `${formatFor([point.y], data.y.unit, { like: [point.y, expected] }).full(point.y)},`, as: 'label' },
    { text: `not ${format.full(expected)}`, as: 'label' },
  ])
}

/** The place for a name on the side of a dot where its stem is not: in the middle, or as far to the left as the axis is. */
const beyondStem = (
  { x, y, toward, least }: { x: number; y: number; toward: number; least: number },
  words: Block,
): LabelSpot => {
  const top = toward < 0 ? y + radius + 6 : y - radius - 6 - words.h
  const left = Math.max(least, x - words.w / 2)
  return { words, rect: { x: left, y: top, w: words.w, h: words.h }, align: left > least ? 'middle' : 'start' }
}

/** Places along a stem, from its middle, on its right first. */
const besideStem = ({ x, y, foot }: { x: number; y: number; foot: number }, words: Block): LabelSpot[] =>
  [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0, 1].flatMap((part) => {
    const top = y + (foot - y) * part - words.h / 2
    const rect = { y: top, w: words.w, h: words.h }
    return [
      { words, rect: { ...rect, x: x + away }, align: 'start' as const },
      { words, rect: { ...rect, x: x - away - words.w }, align: 'end' as const },
    ]
  })
