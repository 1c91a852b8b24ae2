/**
 * A quantity measured over the time of a drawing: its area, its scale, its highest value, and levels that matter.
 */

import { nice, ticks as ticksBetween } from 'd3-array'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, lineOfText, place as placeWords, widthOf } from '../block.ts'
import type { Curve, TimelineMark } from '../data/timeline.ts'
import { band } from '../fills.ts'
import { line, path } from '../primitives.ts'
import { formatFor, type NumberFormat } from '../values/format.ts'
import type { TimeScale } from './scale.ts'

/** A curve ready to be drawn: its scale, how its numbers are written, and the words of its levels. */
export type CurvePlan = {
  curve: Curve
  points: { at: number; value: number }[]
  ticks: number[]
  domain: [number, number]
  format: NumberFormat
  title: Block
  levels: { mark: TimelineMark; value: number; words: Block }[]
}

/** The height of a curve, and the most room of a level's words at the right. */
export const curveHeight = 184
/** The approximate number of grid lines. */
const tickCount = 3
const levelWidth = 112
/** The room over the highest value, as a share of all values. */
const overPeak = 0.18

/** Scales a curve from zero, so that areas are true. */
export function planCurve(
  curve: Curve,
  { marks, at, column }: { marks: readonly TimelineMark[]; at: (time: string | number) => number; column: number },
): CurvePlan {
  const points = curve.values.map(({ start, value }) => ({ at: at(start), value })).sort((a, b) => a.at - b.at)
  const levels = levelsOf(marks)
  const values = [0, ...points.map(({ value }) => value), ...levels.map(({ value }) => value)]
  const [low, high] = [Math.min(...values), Math.max(...values) || 1]
  const [least, most] = nice(low, high, tickCount)
  // The next round number may be far over the highest value, which needs room for its words alone.
  const domain: [number, number] = [least, Math.min(most, high + overPeak * (high - low))]
  const ticks = ticksBetween(...domain, tickCount)
  const format = formatFor(ticks, curve.unit)
  const title = block([{ text: format.titled(curve.measure), as: 'name' }], column)
  return { curve, points, ticks, domain, format, levels, title }
}

/** The marks at a value, with their words. */
const levelsOf = (marks: readonly TimelineMark[]): CurvePlan['levels'] =>
  marks.flatMap((mark) =>
    mark.value === undefined
      ? []
      : [{ mark, value: mark.value, words: block([{ text: mark.text, as: 'note' }], levelWidth) }],
  )

/** How much room the tick labels and the words of levels need beside the curve. */
export const roomBeside = ({ ticks, format, levels }: CurvePlan): { left: number; right: number } => ({
  left: Math.max(...ticks.map((tick) => widthOf(format.short(tick), 'tick'))) + 8,
  right: levels.length === 0 ? 0 : Math.max(...levels.map(({ words }) => words.w)) + 8,
})

type CurvePlace = { x: TimeScale; left: number; right: number; top: number }

const yOf =
  ({ domain: [low, high] }: CurvePlan, top: number) =>
  (value: number): number =>
    Math.round((top + curveHeight * (1 - (value - low) / (high - low))) * 100) / 100

/** The same for lines across the curve: a thin stroke between two pixels would be wider and paler than others. */
const rulesOf = (plan: CurvePlan, top: number): ((value: number) => number) => {
  const y = yOf(plan, top)
  return (value) => Math.round(y(value))
}

/** Grid lines, broken where the highest value is written, and the labels of the scale. */
export const curveScale = (plan: CurvePlan, place: CurvePlace): { grid: Element[]; labels: Element[] } => {
  const { left, right } = place
  const y = rulesOf(plan, place.top)
  const peak = peakWords(plan, place)
  return {
    grid: plan.ticks
      .filter((tick) => tick !== 0)
      .flatMap((tick) => {
        const isClear = peak === undefined || Math.abs(y(tick) - peak.y) > 14
        const [from, to] = isClear ? [left, left] : [peak.x - peak.w / 2 - 4, peak.x + peak.w / 2 + 4]
        return [path(`M ${left} ${y(tick)} H ${from} M ${to} ${y(tick)} H ${right}`, { stroke: 'rule' })]
      }),
    labels: [
      ...plan.ticks.map((tick) =>
        lineOfText(plan.format.short(tick), { x: left - 8, y: y(tick), as: 'tick', align: 'end' }),
      ),
      line(left, y(0), right, y(0)),
    ],
  }
}

const peakStyle = { size: 16, bold: true } as const

/** The highest value, written above its point. */
const peakWords = (
  plan: CurvePlan,
  { x, left, right, top }: CurvePlace,
): { text: string; x: number; y: number; w: number } | undefined => {
  const [peak] = plan.points.toSorted((a, b) => b.value - a.value)
  if (peak === undefined || peak.value <= 0) return undefined
  const text = `Peak ${formatFor([peak.value], plan.curve.unit, { like: plan.ticks }).short(peak.value)}`
  const w = widthOf(text, peakStyle)
  const at = Math.max(left + w / 2, Math.min(x(peak.at), right - w / 2))
  return { text, x: at, y: yOf(plan, top)(peak.value) - 14, w }
}

/** The area under the values with the highest of them in words, and the line of the values, which nothing may cover. */
export const curveArea = (plan: CurvePlan, place: CurvePlace): { ground: Element[]; line: Element[] } => {
  const { x } = place
  const y = yOf(plan, place.top)
  const [first, last] = [plan.points[0], plan.points.at(-1)]
  const peak = peakWords(plan, place)
  if (first === undefined || last === undefined) return { ground: [], line: [] }
  const corners = plan.points.map((point) => `${x(point.at)} ${y(point.value)}`).join(' L ')
  const color = plan.curve.state ?? 'ink'
  const ground = [
    path(`M ${x(first.at)} ${y(0)} L ${corners} L ${x(last.at)} ${y(0)} Z`, band),
    ...(peak === undefined
      ? []
      : [lineOfText(peak.text, { x: peak.x, y: peak.y, as: { ...peakStyle, fill: color }, align: 'middle' })]),
  ]
  return { ground, line: [path(`M ${corners}`, { stroke: color })] }
}

/** The levels that matter, each named at its right end; names that would touch are moved apart. */
export const curveLevels = (
  plan: CurvePlan,
  { left, right, top }: CurvePlace,
): { mark: TimelineMark; elements: Element[] }[] => {
  const y = rulesOf(plan, top)
  let least = Number.NEGATIVE_INFINITY
  return plan.levels
    .toSorted((a, b) => b.value - a.value)
    .map(({ mark, value, words }) => {
      const at = Math.max(y(value), least + words.h / 2)
      least = at + words.h / 2 + 2
      const rect = { x: right + 8, y: at - words.h / 2, w: 0, h: words.h }
      return {
        mark,
        elements: [
          line(left, y(value), right, y(value), { dashed: true }),
          ...placeWords(words, rect, { align: 'start' }),
        ],
      }
    })
}
