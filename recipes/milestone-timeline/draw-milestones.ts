/**
 * Milestones as flags over one axis; lengths are thick parts of it or, where these would overlap or have no room for
 * their words, measured under it.
 */
import { bands, moments } from '../../drawing/chart/bands.ts'
import type { BetweenFlags } from '../../drawing/chart/flags.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import type { TimelineData, TimelineEvent, TimelineSpan } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { band as bandFill } from '../../drawing/fills.ts'
import { circle } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets, type Length } from '../../drawing/time/brackets.ts'
import { mainSpan, measuredLengths, quotedNames, warnOfGuess } from '../../drawing/time/lengths.ts'
import { bottomOf, type Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { bar, barsOf, drawBar, type LengthBar } from './bars.ts'
import { flagsOf, type Milestone } from './flags.ts'
import { apartIn, drawNames, isOfFirst, namesAfter, sideIn, twoLanes } from './two-sides.ts'

/** So that a page is 960 px wide. */
const width = 880

/** How high a period is around the axis, in pixels: more than a length, which may be over it. */
const period = 20

/** The radius of a dot, and of one inside of a bar, in pixels. */
const radius = { plain: 6, inside: 5 } as const

/** Where the pole of a flag is, which its dot and the end of a length share. */
const onPixel = (x: number): number => Math.round(half(x))

/** Where the first milestone under the second axis is; nowhere with one axis. */
const firstUnder = (milestones: readonly { at: number; side: ReturnType<typeof sideIn> }[]): number =>
  Math.min(...milestones.flatMap(({ at, side }) => (side === 'under' ? [at] : [])))

/** Draws milestones over the axis, earlier ones higher, and lengths on it and under it. */
export function drawMilestones(data: TimelineData, sheet: Sheet): void {
  const times = timesOf(data)
  const ends = (data.spans ?? []).filter((span) => sheet.isFocus(span)).flatMap(({ from, to }) => [from, to])
  const strong = new Set<object>(ends.map((end) => sheet.find(end)))
  const colorOf = (event: TimelineEvent): Color =>
    sheet.isFocus(event) || strong.has(event) ? 'accent' : strong.size > 0 ? 'muted' : 'ink'
  const lanes = twoLanes(data, sheet)
  const milestones = data.events.map((event) => {
    const [color, when] = [colorOf(event), `${stateSign(event)}${times.write(event.start)}`]
    return { item: event, name: event.name, at: times.startOf(event), when, color, side: sideIn(lanes, event) }
  })
  const last = Math.max(...milestones.map(({ at }) => at))
  const flags = flagsOf([...milestones, ...markedIn(data, sheet)], width)
  const x = times.kind === 'number' ? withoutGrid(linear({ zero: 'never', tight: true })) : moments
  const isPeriod = data.marks?.some(({ end }) => end !== undefined) === true
  const lower = isPeriod ? period / 2 : (data.spans ?? []).length > 0 ? bar.h / 2 : 0
  const named = { wait: mainSpan(data) }
  warnOfGuess('wait', named.wait, { data, sheet })
  let bars: LengthBar[] = []
  const between: BetweenFlags = (drawn, { top, taken }) => {
    const axis = bottomOf(drawn.area)
    const lengths = measuredLengths({ data, sheet, times, x: (at) => onPixel(drawn.x.at(at)), named })
    // A length with an end on the second axis is no part of the first one.
    bars = barsOf(lengths.filter(isOfFirst(lanes, sheet)), { y: axis, taken })
    const h = drawLengths(drawn, { lengths, bars, axis, top }) + apartIn(lanes)
    drawNames(lanes, drawn, { first: firstUnder(milestones), last, ys: [axis, top + h + 6] })
    return h
  }
  const options = { sheet, x, y: bands([{ paragraphs: [] }]), w: width, row: 24, least: width, lower, between }
  const frame = plot(options, [...flags, { reach: [{ x: last, after: namesAfter(lanes) }] }])
  const y = bottomOf(frame.area)
  drawPeriods(data, sheet, (at) => ({ x: Math.round(frame.x.at(at)), y }))
  for (const [index, event] of data.events.entries()) {
    for (const key of ['end', 'duration'] as const) if (event[key] !== undefined) sheet.note(event, key, noPeriod)
    if (isOver(flags[index]!))
      sheet.put(event, [dotAt({ x: onPixel(frame.x.at(times.startOf(event))), y }, bars, colorOf(event))], 'over')
  }
  for (const item of [...data.events, ...(data.spans ?? [])])
    for (const name of quotedNames(item, data, named)) sheet.prove(name, item)
  if (times.zone !== '') sheet.footnote(`Times in ${times.zone}.`)
}

type Lengths = { lengths: readonly Length<TimelineSpan>[]; bars: readonly LengthBar[]; axis: number; top: number }

/** Draws the bars on the axis, and under its labels, that end at `top`, brackets for all other lengths; says how high these are. */
const drawLengths = (frame: Frame, { lengths, bars, axis, top }: Lengths): number => {
  for (const each of bars) frame.put(each.item, drawBar(each, axis), 'line')
  const others = lengths.filter(({ item }) => !bars.some((each) => each.item === item))
  const brackets = drawBrackets(others, { top: top + 12, left: 0, right: width })
  for (const { item, elements } of brackets.drawn) frame.put(item, elements, 'line')
  return others.length === 0 ? 0 : brackets.bottom - top
}

/** Marked periods are bands of the axis. */
const drawPeriods = (data: TimelineData, sheet: Sheet, on: (at: number) => Point): void => {
  const times = timesOf(data)
  for (const item of data.marks ?? []) {
    if (item.start === undefined || item.end === undefined) continue
    const [{ x, y }, { x: x2 }] = [on(times.at(item.start)), on(times.endOf({ start: item.start, end: item.end }))]
    sheet.put(item, [square({ x, y: y - period / 2, w: x2 - x, h: period }, bandFill)], 'ground')
  }
}

/** Marks are flags in gray without a dot: Today is no milestone. Of a period, the flag says from when to when, and the axis has a band. */
const markedIn = (data: TimelineData, sheet: Sheet): Milestone[] => {
  const { write, at } = timesOf(data)
  return (data.marks ?? []).flatMap((item) => {
    const { start, end, value, text } = item
    if (value !== undefined) sheet.note(item, 'value', 'is a level of a curve, which only `incident-timeline` has')
    if (start === undefined) return []
    const when = [start, ...(end === undefined ? [] : [end])].map(write).join(' – ')
    return [{ item, name: text, at: at(start), when, color: 'muted' as const }]
  })
}

/** Whether a flag is over the axis, where its dot is drawn with the bars. */
const isOver = ({ over: [words] = [] }: ChartMark): boolean => words?.flag?.dot === 'none'

const noPeriod =
  'is not drawn, as a milestone is one moment: a span from it to another one is, and `priestley-timeline` draws periods'

/** The dot of a milestone; inside of a bar it is a white one with the edge of the bar. */
const dotAt = ({ x, y }: Point, bars: readonly LengthBar[], color: Color): Element => {
  const around = bars.find(({ from, to }) => x > from && x < to)
  if (around === undefined) return circle(x, y, radius.plain, { fill: color, stroke: color })
  return circle(x, y, radius.inside, { fill: 'surface', stroke: around.isFocus ? 'accent' : 'muted' })
}
