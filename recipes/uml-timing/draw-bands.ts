/**
 * Bands across lifelines, behind everything, and the brackets that measure them: under their last lane, if no message goes
 * through there, or else below the axis, with thin lines from the bands down to them.
 */
import { band as bandFill } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import { squarePath } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets, type Length } from '../../drawing/time/brackets.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Lane, TimingLayout, TimingScale } from './lanes.ts'
import { bandName, lineNamed, type MeasuredBand } from './stretches.ts'
import { colorOf, type TimingContext } from './timing-context.ts'
import type { Lifeline, TimingBand } from './timing-data.ts'

/** The lanes that a band goes through: those of its conditions and what is between them, or all. */
const reachOf = (
  { ofLines }: MeasuredBand,
  { lanes, bottom }: TimingLayout,
): { top: number; bottom: number; last: Lane | undefined } => {
  const own = lanes.filter(({ line: item }) => ofLines.includes(item))
  const last = own.at(-1)
  return { top: own[0]?.top ?? 0, bottom: last?.bottom ?? bottom, last }
}

/** What words keep clear of: the edges of a band, down to where it is measured, and the `words` that are there between lanes. */
export const edgesOf = (
  band: MeasuredBand,
  context: Pick<TimingContext, 'sheet' | 'instants' | 'layout'>,
): { edges: Element[]; words: Element[] } => {
  const { layout } = context
  const { top, bottom, last } = reachOf(band, layout)
  const isUnderLane = last !== undefined && last.under > 0
  const edges = band.periods.flatMap(({ from, to }) =>
    [from, to].map((time) => line(layout.x(time), top, layout.x(time), isUnderLane ? bottom : layout.bottom)),
  )
  if (!isUnderLane) return { edges, words: [] }
  const { drawn } = drawBrackets(lengthsOf(band, context), { top: bottom + gap.over, ...layout })
  return { edges, words: drawn.flatMap(({ elements }) => elements) }
}

/** From lanes, or the axis, to the brackets under them, and from these to the next lane, in pixels. */
const gap = { over: 8, under: 4 } as const

/** The room under the lane of a lifeline for the brackets of the bands that end there; none where a message would cross them. */
export const roomUnder = (
  own: Lifeline,
  bands: readonly MeasuredBand[],
  context: Pick<TimingContext, 'data' | 'sheet' | 'instants'> & { layout: TimingScale },
): number => {
  const { lifelines } = context.data
  const index = lifelines.indexOf(own)
  const ending = bands.filter(({ ofLines }) => ofLines.length > 0 && lastOf(ofLines, lifelines) === own)
  const lengths = ending.flatMap((each) => lengthsOf(each, context))
  if (lengths.length === 0 || index === lifelines.length - 1) return 0
  const { drawn, bottom } = drawBrackets(lengths, { top: gap.over, ...context.layout })
  const parts = drawn.flatMap(({ elements }) => elements.map(boundsOf)).map((each) => grow(each, 8))
  const isCrossed = (context.data.messages ?? []).some(({ from, to, start, end = start }) => {
    const ends = [from, to].map((name) => lifelines.indexOf(lineNamed(context.data, name) as Lifeline))
    if (Math.min(...ends) > index || Math.max(...ends) <= index) return false
    const [left, right] = [start, end].map((time) => context.layout.x(context.instants.at(time))) as [number, number]
    return parts.some(({ x, w }) => Math.min(left, right) < x + w && x < Math.max(left, right))
  })
  return isCrossed ? 0 : bottom + gap.under
}

const lastOf = (lines: readonly Lifeline[], all: readonly Lifeline[]): Lifeline | undefined =>
  all.findLast((each) => lines.includes(each))

/** Bands behind everything: a tint is all the edge that they need; below it, lines lead down to the brackets. */
export const drawBands = (bands: readonly MeasuredBand[], context: TimingContext): void => {
  const { layout, sheet } = context
  for (const { item, periods, words } of bands) {
    if (periods.length === 0) sheet.footnote(`At no time: ${item.text}.`)
    if (periods.length > most) sheet.footnote(`${item.text}: ${periods.length} times, ${words} altogether.`)
  }
  const axis = Math.max(layout.bottom, ...wordsOn(sheet).map(({ y, h }) => y + h))
  const baseOf = (band: MeasuredBand): number => {
    const { last } = reachOf(band, layout)
    return last === undefined || last.under === 0 ? axis : last.bottom
  }
  const measured = [...new Set(bands.map(baseOf))].map((base) => {
    const own = bands.filter((band) => baseOf(band) === base)
    const lengths = own.flatMap((each) => lengthsOf(each, context))
    return { own, base, ...drawBrackets(lengths, { ...layout, top: base + gap.over }) }
  })
  // Words first: what leads down to other brackets is broken at them.
  for (const { drawn } of measured) for (const { item, elements } of drawn) sheet.put(item, elements.map(solid), 'line')
  const words = wordsOn(sheet)
  for (const { own, base } of measured) for (const each of own) drawBand(each, base, { ...context, words })
}

/** The ground of a band, and lines from there down to where it is measured. */
const drawBand = (band: MeasuredBand, base: number, { sheet, layout, words }: TimingContext & { words: Rect[] }) => {
  const reach = reachOf(band, layout)
  const isFocus = sheet.isFocus(band.item)
  const fill = isFocus ? ({ fill: 'soft', stroke: 'none', dashed: true } as const) : bandFill
  const parts = band.periods.map(({ from, to }) => ({
    from: layout.x(from),
    to: Math.max(layout.x(to), layout.x(from) + 1),
  }))
  const ground = parts.map((part) =>
    withHoles({ x: part.from, y: reach.top, w: part.to - part.from, h: reach.bottom - reach.top }, words),
  )
  const sides = parts.flatMap(({ from, to }) =>
    [from, to].flatMap((x) => guide({ x, top: reach.bottom, bottom: base + gap.over, words })),
  )
  // Dashed where they pass lifelines, which have edges of their own.
  const side = {
    stroke: isFocus ? 'accent' : 'muted',
    ...(base > reach.bottom ? { dashed: true } : {}),
  } as const
  if (ground.length > 0) sheet.put(band.item, [path(ground.join(' '), fill)], 'ground')
  if (sides.length > 0) sheet.put(band.item, [path(sides.map(({ d }) => d).join(' '), side)], 'rule')
  const name = bandName(band.item)
  if (name !== undefined) sheet.prove(name, band.item)
}

/** A bracket is no state: only its words are good or bad. */
const solid = (element: Element): Element =>
  element.type === 'path' && element.stroke !== 'accent' && element.stroke !== 'muted'
    ? { ...element, stroke: 'ink' }
    : element

/** A band without what is behind words that one of its edges cuts: all of their ground is the same. */
const withHoles = (band: Rect, words: readonly Rect[]): string => {
  const [left, right] = [band.x, band.x + band.w]
  const holes = words
    .map((each) => grow(each, 3))
    .filter((each) => overlap(each, band) && (each.x < left || each.x + each.w > right))
    .map(({ x, y, w, h }) => `M ${Math.max(x, left)} ${y} v ${h} H ${Math.min(x + w, right)} v ${-h} Z`)
  return [squarePath(band), ...holes].join(' ')
}

/** The most periods of a band that are measured one by one. */
const most = 6

const lengthsOf = (
  { item, periods, words }: MeasuredBand,
  { sheet, instants, layout }: Pick<TimingContext, 'sheet' | 'instants'> & { layout: TimingScale },
): Length<TimingBand>[] => {
  if (periods.length > most) return []
  const name = bandName(item)
  const isQuoted = name !== undefined && sheet.quotes(name)
  const longest = periods.reduce(
    (found, each) => (each.to - each.from > found.to - found.from ? each : found),
    periods[0]!,
  )
  const summary = periods.length === 1 ? item.text : `${item.text}; ${periods.length} times, ${words} altogether`
  return periods.map((period) => ({
    item,
    from: layout.x(period.from),
    to: layout.x(period.to),
    length: periods.length === 1 ? words : instants.writeUnits(instants.units(period.from, period.to)),
    text: period === longest ? `${stateSign(item)}${summary}` : undefined,
    isFocus: sheet.isFocus(item),
    ...(isQuoted && periods.length === 1 ? { figure: colorOf(item, sheet) ?? 'ink' } : {}),
  }))
}
