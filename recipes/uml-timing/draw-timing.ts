/**
 * Timing diagrams: lifelines in lanes over one axis of time, messages between them, what is required of their times, and
 * bands across them that are measured below the axis.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { band as bandFill } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { squarePath } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets, type Length } from '../../drawing/time/brackets.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { destruction, type Homeless, heightsAt, lifelineStroke, stateWords } from './draw-lifelines.ts'
import { FreeWords } from './free-words.ts'
import { type Instants, instantsOf } from './instants.ts'
import { type Lane, layTiming, type TimingLayout } from './lanes.ts'
import { bandsOf, lineNamed, type MeasuredBand } from './stretches.ts'
import type { TimedMessage, TimingBand, TimingData } from './timing-data.ts'

type Context = { data: TimingData; sheet: Sheet; instants: Instants; layout: TimingLayout; free: FreeWords }

/** Draws the data. */
export function drawTiming(data: TimingData, sheet: Sheet): void {
  const instants = instantsOf(data)
  const layout = layTiming(data, instants, sheet.page.room.w)
  const free = new FreeWords()
  const context = { data, sheet, instants, layout, free }
  const bands = bandsOf(data, instants)
  const edges = bands.flatMap((each) => edgesOf(each, layout))
  free.avoid(...edges)
  const arrows = (data.messages ?? []).map((item) => arrowOf(item, context))
  free.avoid(...arrows.map(({ element }) => element))
  drawLanes(context)
  for (const lane of layout.lanes) drawConstraints(lane, context)
  for (const arrow of arrows) drawMessage(arrow, context)
  drawAxis(context)
  drawBands(bands, context)
  sheet.ifTooHigh('lifelines', 'draw fewer lifelines, or fewer levels')
}

const colorOf = (item: { state?: TimedMessage['state'] }, sheet: Sheet): Color | undefined =>
  sheet.isFocus(item) ? 'accent' : item.state

const drawLanes = ({ sheet, layout, free, instants }: Context): void => {
  const homeless: Homeless[] = []
  const strokes = layout.lanes.map((lane) => lifelineStroke(lane, layout, sheet.isFocus(lane.line) ? 'accent' : 'ink'))
  const rules = layout.lanes.map((lane, index) => rulesOf(lane, layout, index === 0))
  free.avoid(...strokes.flat(), ...rules.flat())
  for (const [index, lane] of layout.lanes.entries()) {
    const { cell, head, levels, line: item } = lane
    const names = levels.flatMap(({ words, y }) =>
      place(words, { x: layout.left - 12, y, w: 0, h: 0 }, { align: 'end' }),
    )
    const headed = place(head, { x: 0, y: cell.y + cell.h / 2, w: 0, h: 0 }, { align: 'start' })
    const said = stateWords(lane, layout, free)
    homeless.push(...said.homeless)
    sheet.put(item, rules[index] ?? [], 'rule')
    sheet.put(item, [
      ...headed,
      ...names,
      ...(strokes[index] ?? []),
      ...destruction(lane, layout, sheet),
      ...said.drawn,
    ])
  }
  sayHomeless(homeless, instants, sheet)
}

/** Pale lines: over a lane, and at its levels. */
const rulesOf = ({ top, levels }: Lane, { left, right }: TimingLayout, isFirst: boolean): Path[] => {
  const grid = levels.map(({ y }) => `M ${left} ${y} H ${right}`)
  const ways = [...(isFirst ? [] : [`M 0 ${top} H ${right}`]), ...grid]
  return ways.length === 0 ? [] : [path(ways.join(' '), { stroke: 'rule' })]
}

/** Words without room are listed below the drawing, each with its lifeline and time. */
const sayHomeless = (homeless: readonly Homeless[], { write }: Instants, sheet: Sheet): void => {
  if (homeless.length === 0) return
  const said = homeless.map(({ lane, stretch, words }) => {
    const { start } = stretch.item
    return `${lane.line.name}${start === undefined ? '' : `, ${write(start)}`}: ${words}`
  })
  sheet.footnote(`No room in the drawing for: ${said.join('; ')}.`)
}

/** A message with its arrow. */
type Arrow = { item: TimedMessage; element: Element; from: { x: number; y: number }; to: { x: number; y: number } }

/** From the line of the sender to that of the receiver, each where they are nearest to the other. */
const arrowOf = (item: TimedMessage, { data, sheet, instants, layout }: Context): Arrow => {
  const [sender, receiver] = [item.from, item.to].map((name) =>
    layout.lanes.find((lane) => lane.line === lineNamed(data, name)),
  )
  if (sender === undefined || receiver === undefined) throw new Error('an unchecked message')
  const [sent, arrived] = [instants.at(item.start), instants.at(item.end ?? item.start)]
  const isDown = sender.top < receiver.top
  const from = { x: layout.x(sent), y: (isDown ? Math.max : Math.min)(...heightsAt(sender, sent)) }
  const to = { x: layout.x(arrived), y: (isDown ? Math.min : Math.max)(...heightsAt(receiver, arrived)) }
  const look = { arrow: true, stroke: colorOf(item, sheet) ?? 'ink' } as const
  return { item, element: line(from.x, from.y, to.x, to.y, look), from, to }
}

/** An arrow with its words beside it, where they are free. */
const drawMessage = ({ item, element, from, to }: Arrow, { sheet, layout, free }: Context): void => {
  const { text } = item
  const as = { size: 14, ...(item.state === undefined ? {} : { fill: item.state }) } as const
  const tries = text === undefined ? [] : [Number.POSITIVE_INFINITY, 96].map((w) => block([{ text, as }], w))
  const spots = tries.map((words) => {
    const corners = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) => {
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - words.h / 2]
      const slope = (to.x - from.x) / (to.y - from.y || 1)
      const beside = 6 * Math.hypot(1, slope) + (Math.abs(slope) * words.h) / 2
      return [x + beside, x - beside - words.w].map((left): [number, number] => [Math.round(left), Math.round(y)])
    })
    const inside = corners.filter(([x]) => x >= layout.left && x + words.w <= layout.right)
    return { words, spot: free.find(words, inside), corners }
  })
  const best = spots.find(({ spot }) => spot !== undefined) ?? spots.at(-1)
  const [x, y] = best?.corners[0] ?? [0, 0]
  const rect = best?.spot?.rect ?? { x, y, w: best?.words.w ?? 0, h: best?.words.h ?? 0 }
  if (best !== undefined && best.spot === undefined)
    sheet.warn(item, 'text', 'has no free place at its arrow; shorten it, or draw fewer messages')
  sheet.put(item, [element, ...(best === undefined ? [] : place(best.words, rect, { align: 'start' }))], 'line')
}

/** Lengths between two arrow heads, times at a stroke, with what is required of them. */
const drawConstraints = (lane: Lane, { sheet, layout, free, instants }: Context): void => {
  for (const { item, judged, words, left, right, y } of lane.constraints) {
    const color = sheet.isFocus(item) ? 'accent' : judged.missed === undefined ? 'muted' : 'negative'
    const [start, end] = [item.start, item.end ?? item.start].map((time) =>
      Math.max(...heightsAt(lane, instants.at(time))),
    )
    const middle = (left + right) / 2
    const witness = path(`M ${left} ${(start ?? y) + 4} V ${y + 6} M ${right} ${(end ?? y) + 4} V ${y + 6}`, {
      stroke: 'muted',
    })
    const heads = [left, right].map((x) => line(middle, y, x, y, { arrow: true, stroke: color }))
    const plain = item.end === undefined ? [] : [path(`M ${left} ${y} H ${right}`, { stroke: color })]
    const drawn = [witness, ...(right - left >= 24 ? heads : plain)]
    const at = Math.max(layout.left, Math.min(middle - words.w / 2, layout.right - words.w))
    const shifts = [0, -0.125, 0.125, -0.25, 0.25, -0.375, 0.375, -0.5, 0.5].map((share): [number, number] => [
      at + share * (right - left),
      y - words.h - 4,
    ])
    free.avoid(...drawn.slice(0, 1))
    const spot = free.find(words, shifts)
    const rect = spot?.rect ?? { x: at, y: y - words.h - 4, w: words.w, h: words.h }
    sheet.put(item, [...drawn, ...place(words, rect, { align: 'start' })], 'line')
  }
}

/** The axis under all lanes, and the words of its ticks below it. */
const drawAxis = ({ sheet, instants, layout: { span, x, left, right, bottom } }: Context): void => {
  const { ticks, upper } = instants.ruler(span)
  const marks = ticks.map(({ at }) => `M ${x(at)} ${bottom} v 6`).join(' ')
  const rows = [ticks, upper].flatMap((row, index) =>
    row.map(({ at, text }) =>
      lineOfText(text, {
        x: x(at),
        y: bottom + 16 + 20 * index,
        as: index === 0 ? 'tick' : 'label',
        align: index === 0 ? 'middle' : 'start',
      }),
    ),
  )
  sheet.put('@axis', [path(`M ${left} ${bottom} H ${right} ${marks}`, { stroke: 'muted' }), ...rows])
}

/** The lanes that a band goes through: those of its conditions and what is between them, or all. */
const reachOf = ({ ofLines }: MeasuredBand, { lanes, bottom }: TimingLayout): { top: number; bottom: number } => {
  const own = lanes.filter(({ line: item }) => ofLines.includes(item))
  return { top: own[0]?.top ?? 0, bottom: own.at(-1)?.bottom ?? bottom }
}

/** The edges of a band, down to where it is measured. */
const edgesOf = (band: MeasuredBand, layout: TimingLayout): Element[] =>
  band.periods.flatMap(({ from, to }) =>
    [from, to].map((time) => line(layout.x(time), reachOf(band, layout).top, layout.x(time), layout.bottom)),
  )

/** Bands behind everything, with their edges down to the brackets that measure them. */
const drawBands = (bands: readonly MeasuredBand[], context: Context): void => {
  const { sheet, layout } = context
  const axis = Math.max(layout.bottom, ...wordsOn(sheet).map(({ y, h }) => y + h))
  const lengths = bands.flatMap((each) => lengthsOf(each, context))
  const { drawn } = drawBrackets(lengths, { top: axis + 8, left: layout.left, right: layout.right })
  const words = wordsOn(sheet)
  for (const band of bands) {
    const reach = reachOf(band, layout)
    const color = colorOf(band.item, sheet)
    const fill = sheet.isFocus(band.item) ? ({ fill: 'soft', stroke: 'none', dashed: true } as const) : bandFill
    const parts = band.periods.map(({ from, to }) => ({
      from: layout.x(from),
      to: Math.max(layout.x(to), layout.x(from) + 1),
    }))
    const ground = parts.map((part) =>
      withHoles({ x: part.from, y: reach.top, w: part.to - part.from, h: reach.bottom - reach.top }, words),
    )
    const sides = parts.flatMap(({ from, to }) =>
      [from, to].flatMap((x) =>
        guide({ x, top: reach.top, bottom: axis + 8, words }, { dashed: true, stroke: color ?? 'muted' }),
      ),
    )
    const brackets = drawn.flatMap(({ item, elements }) => (item === band.item ? elements.map(solid) : []))
    if (ground.length > 0) sheet.put(band.item, [path(ground.join(' '), fill)], 'ground')
    if (sides.length > 0)
      sheet.put(
        band.item,
        [path(sides.map(({ d }) => d).join(' '), { dashed: true, stroke: color ?? 'muted' })],
        'rule',
      )
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
  { sheet, instants, layout }: Context,
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
