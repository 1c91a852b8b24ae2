/**
 * Bands across lifelines, behind everything, with thin lines from them down to the brackets that measure them.
 */
import { band as bandFill } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import { squarePath } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets, type Length } from '../../drawing/time/brackets.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { TimingLayout } from './lanes.ts'
import type { MeasuredBand } from './stretches.ts'
import { colorOf, type TimingContext } from './timing-context.ts'
import type { TimingBand } from './timing-data.ts'

/** The lanes that a band goes through: those of its conditions and what is between them, or all. */
const reachOf = ({ ofLines }: MeasuredBand, { lanes, bottom }: TimingLayout): { top: number; bottom: number } => {
  const own = lanes.filter(({ line: item }) => ofLines.includes(item))
  return { top: own[0]?.top ?? 0, bottom: own.at(-1)?.bottom ?? bottom }
}

/** The edges of a band, down to where it is measured. */
export const edgesOf = (band: MeasuredBand, layout: TimingLayout): Element[] =>
  band.periods.flatMap(({ from, to }) =>
    [from, to].map((time) => line(layout.x(time), reachOf(band, layout).top, layout.x(time), layout.bottom)),
  )

/** Bands behind everything: a tint is all the edge that they need; below it, lines lead down to the brackets. */
export const drawBands = (bands: readonly MeasuredBand[], context: TimingContext): void => {
  const { sheet, layout } = context
  const axis = Math.max(layout.bottom, ...wordsOn(sheet).map(({ y, h }) => y + h))
  const lengths = bands.flatMap((each) => lengthsOf(each, context))
  const { drawn } = drawBrackets(lengths, { top: axis + 8, left: layout.left, right: layout.right })
  const words = wordsOn(sheet)
  for (const band of bands) {
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
      [from, to].flatMap((x) => guide({ x, top: reach.bottom, bottom: axis + 8, words })),
    )
    const brackets = drawn.flatMap(({ item, elements }) => (item === band.item ? elements.map(solid) : []))
    if (ground.length > 0) sheet.put(band.item, [path(ground.join(' '), fill)], 'ground')
    if (sides.length > 0)
      sheet.put(band.item, [path(sides.map(({ d }) => d).join(' '), { stroke: isFocus ? 'accent' : 'muted' })], 'rule')
    if (brackets.length > 0) sheet.put(band.item, brackets, 'line')
    if (band.item.id !== undefined) sheet.prove(band.item.id, band.item)
  }
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
  { sheet, instants, layout }: TimingContext,
): Length<TimingBand>[] => {
  if (periods.length === 0) sheet.footnote(`At no time: ${item.text}.`)
  if (periods.length > most) sheet.footnote(`${item.text}: ${periods.length} times, ${words} altogether.`)
  if (periods.length > most) return []
  const isQuoted = item.id !== undefined && sheet.quotes(item.id)
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
