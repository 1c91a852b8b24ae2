/**
 * Timelines in lanes: a ruler, or a measured curve over it, brackets for lengths of time, and under them events, lane by lane.
 */

import { boundsOf } from '../../src/elements/bounds.ts'
import { place } from '../block.ts'
import type { TimelineData, TimelineEvent } from '../data/timeline.ts'
import { type Times, timesOf } from '../data/times.ts'
import { easyWidth } from '../draw-options.ts'
import { line } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { unitWords } from '../values/length-in-words.ts'
import { drawBrackets } from './brackets.ts'
import { type CurvePlan, curveArea, curveHeight, curveLevels, curveScale, planCurve, roomBeside } from './curve.ts'
import { drawLane, eventStyle, type LanePlan, type LaneStyle, lanesOf, titleWidth } from './draw-lanes.ts'
import { drawRuler, drawRulerUnder, rulerHeight } from './draw-ruler.ts'
import { band, guide, wordsOn } from './guide.ts'
import { lengthGuides, measuredLengths, type NamedLengths, quotedNames } from './lengths.ts'
import { numberRuler, rulerOf } from './ruler.ts'
import { type TimeSpan, timeScale } from './scale.ts'
import { drawTags, type Tag } from './tags.ts'

type TimelineContext = { data: TimelineData; sheet: Sheet; times: Times; span: TimeSpan; curve: CurvePlan | undefined }

const gap = { curve: 24, brackets: 8, lanes: 16 }

/** How a timeline is drawn: the style of its events, the pixels that words after the last of them need, and how the heading calls lengths. */
export type TimelineStyle = { style?: LaneStyle; after?: number; named?: NamedLengths }

/** Draws timeline data on the sheet; gives the stretch of time that its scale shows. */
export function drawTimeline(
  data: TimelineData,
  sheet: Sheet,
  { style = eventStyle, after = 0, named = {} }: TimelineStyle = {},
): TimeSpan {
  const times = timesOf(data)
  const lanes = lanesOf(data)
  const curve =
    data.curve === undefined
      ? undefined
      : planCurve(data.curve, { marks: data.marks ?? [], at: times.at, column: titleWidth })
  const context = { data, sheet, times, curve, span: spanOf(data, { times, lanes, curve, after }) }
  let y = drawMarks(context)
  if (curve !== undefined) y = drawCurve(curve, context, y)
  const base = curve === undefined ? undefined : y
  if (curve !== undefined) y += drawAxisUnder(context, y)
  const under = curve === undefined ? 0 : y
  const x = timeScale(context.span)
  const brackets = drawBrackets(measuredLengths({ ...context, x, named }), {
    top: y + gap.brackets,
    left: context.span.left,
    right: easyWidth,
  })
  for (const { item, elements } of brackets.drawn) sheet.put(item, elements, 'line')
  for (const item of [...data.events, ...(data.spans ?? [])])
    for (const name of quotedNames(item, data, named)) sheet.prove(name, item)
  const measured = brackets.drawn.length === 0 ? y : brackets.bottom
  y = measured + gap.lanes
  // The lines of marked moments run through the lanes where no curve is.
  const lines =
    curve !== undefined
      ? []
      : (data.marks ?? []).flatMap(({ start, end }) =>
          start === undefined || end !== undefined ? [] : [x(times.at(start))],
        )
  for (const lane of lanes) y = drawLane(lane, { ...context, style, lines }, y)
  drawGuides(context, { bottom: y, base, under })
  return context.span
}

const spanOf = (
  { events, marks = [] }: TimelineData,
  { times, lanes, curve, after }: { times: Times; lanes: LanePlan[]; curve: CurvePlan | undefined; after: number },
): TimeSpan => {
  const all = [
    ...events.flatMap((event) => [times.startOf(event), times.endOf(event)]),
    ...marks.flatMap(({ start, end }) => (start === undefined ? [] : [times.at(start), times.endOf({ start, end })])),
    ...(curve?.points ?? []).map(({ at }) => at),
  ]
  const [from, to] = [Math.min(...all), Math.max(...all)]
  const titles = Math.max(0, ...lanes.map(({ title }) => title.w), curve?.title.w ?? 0)
  const beside = curve === undefined ? { left: 0, right: 0 } : roomBeside(curve)
  // Words of the first and the last tick reach beyond them.
  const left = Math.max(24, titles === 0 ? beside.left : titles + 16 + beside.left)
  return { from, to, left: up(left), right: easyWidth - Math.max(24, up(beside.right), up(after)) }
}

/** The ruler under a curve, whose axis it is, near the lanes, too; the height that it takes. */
const drawAxisUnder = ({ sheet, times, span }: TimelineContext, y: number): number => {
  const ruler = rulerFor(times, span)
  sheet.put('@axis', drawRulerUnder(ruler, span, y), 'rule')
  return rulerHeight(ruler)
}

const rulerFor = (times: Times, span: TimeSpan) =>
  times.kind === 'number'
    ? numberRuler(span, unitWords(times.unit))
    : rulerOf(span, { dates: times.kind === 'date', zone: times.zone, inQuarters: times.inQuarters })

/** The ruler where there is no curve, and the moments and bands that the data mark; returns the y below their words. */
const drawMarks = ({ data, sheet, times, span, curve }: TimelineContext): number => {
  if (curve === undefined)
    sheet.put('@axis', [...drawRuler(rulerFor(times, span), span, 0), line(span.left, 0, span.right, 0)])
  const x = timeScale(span)
  const tags = (data.marks ?? []).flatMap((mark): Tag[] => {
    const { start, end, text } = mark
    return start === undefined
      ? []
      : [{ item: mark, from: x(times.at(start)), to: x(times.endOf({ start, end })), text }]
  })
  // The titles of lanes are further down.
  const { drawn, bottom } = drawTags(tags, { top: 0, left: 0, right: easyWidth })
  for (const { item, elements } of drawn) sheet.put(item, elements)
  return bottom
}

const drawCurve = (plan: CurvePlan, { sheet, span }: TimelineContext, y: number): number => {
  const where = { x: timeScale(span), left: span.left, right: span.right, top: y + gap.curve }
  const { grid, labels } = curveScale(plan, where)
  sheet.put('@grid', grid, 'rule')
  sheet.put('@axis', labels)
  const title = { x: 0, y: where.top - 8, w: 0, h: plan.title.h }
  const { ground, line } = curveArea(plan, where)
  sheet.put(plan.curve, [...ground, ...place(plan.title, title, { align: 'start', valign: 'top' })], 'ground')
  // Nothing crosses the values.
  for (const { mark, elements } of curveLevels(plan, where)) sheet.put(mark, elements, 'mark')
  sheet.put(plan.curve, line, 'line')
  return where.top + curveHeight
}

/**
 * Upright lines: where lengths begin and end, and at the moments that are marked. Over the `base` of a curve are those of
 * moments, under its axis those of lengths: lines at nearly the same time would be one thick line.
 */
const drawGuides = (
  { data, sheet, times, span }: TimelineContext,
  { bottom, base, under }: { bottom: number; base: number | undefined; under: number },
): void => {
  const x = timeScale(span)
  const words = wordsOn(sheet)
  // Dashes are for the limits of a curve.
  sheet.put(
    '@guides',
    lengthGuides({ data, sheet, times, x }, { top: under, bottom, endOf: markOn(sheet), solid: true }),
    'rule',
  )
  for (const mark of data.marks ?? []) {
    if (mark.start === undefined) continue
    const [from, to] = [x(times.at(mark.start)), x(times.endOf({ start: mark.start, end: mark.end }))]
    const way = { top: 0, bottom: from === to ? (base ?? bottom) : bottom, words }
    if (from === to) sheet.put(mark, guide({ x: from, ...way }, { stroke: 'ink' }), 'over')
    else sheet.put(mark, band({ from, to, ...way }), 'ground')
  }
}

/** Where the mark of an event begins: the line of a length leads there from its bracket. */
const markOn =
  ({ pieces }: Sheet) =>
  (event: TimelineEvent): number | undefined => {
    const mark = pieces.find(({ item, elements }) => item === event && elements.length > 0)?.elements[0]
    return mark === undefined ? undefined : boundsOf(mark).y
  }
