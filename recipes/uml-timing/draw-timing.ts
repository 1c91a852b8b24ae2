/**
 * Timing diagrams: lifelines in lanes over one axis of time, messages between them, what is required of their times, and
 * bands across them that are measured under their last lane, or below the axis.
 */
import { lineOfText, place } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Path } from '../../src/scene/scene.ts'
import { drawBands, edgesOf, roomUnder } from './draw-bands.ts'
import { drawConstraints, drawWitnesses } from './draw-constraints.ts'
import { destruction, idle, lifelineStroke, sayDestroyed } from './draw-lifelines.ts'
import { arrowOf, drawMessage } from './draw-messages.ts'
import { FreeWords } from './free-words.ts'
import { instantsOf } from './instants.ts'
import { type Lane, layTiming, type TimingLayout, type TimingScale } from './lanes.ts'
import { stateWords } from './state-words.ts'
import { bandsOf } from './stretches.ts'
import type { TimingContext } from './timing-context.ts'
import type { Lifeline, TimingData } from './timing-data.ts'

/** Draws the data. */
export function drawTiming(data: TimingData, sheet: Sheet): void {
  const instants = instantsOf(data)
  const flat = sheet.isTight
  const bands = bandsOf(data, instants)
  const under = (line: Lifeline, scale: TimingScale) => roomUnder(line, bands, { data, sheet, instants, layout: scale })
  const layout = layTiming(data, instants, { room: sheet.page.room.w, flat, under })
  if (flat)
    sheet.note(
      'lifelines',
      undefined,
      'have no room for their levels: states are words between two lines; draw fewer lifelines, or split the time',
    )
  const free = new FreeWords()
  const context: TimingContext = { data, sheet, instants, layout, free, homeless: [] }
  for (const each of bands) {
    const { edges, words } = edgesOf(each, context)
    free.avoidIfFree(...edges)
    free.avoid(...words)
  }
  const arrows = (data.messages ?? []).map((item) => arrowOf(item, context))
  free.avoid(...arrows.map(({ element }) => element))
  drawLanes(context)
  for (const lane of layout.lanes) drawConstraints(lane, arrows, context)
  for (const arrow of arrows) drawMessage(arrow, context)
  listHomeless(context.homeless, flat ? mostListed : Number.POSITIVE_INFINITY, sheet)
  drawAxis(context)
  drawWitnesses(context)
  drawBands(bands, context)
  sheet.ifTooHigh('lifelines', 'draw fewer lifelines, or fewer levels')
}

/** So many words without a place are listed where lanes leave no room; notes name the others. */
const mostListed = 6

const listHomeless = (homeless: readonly string[], most: number, sheet: Sheet): void => {
  const rest = homeless.length - most
  const listed = [...homeless.slice(0, most), ...(rest > 0 ? [`and ${rest} more`] : [])]
  if (listed.length > 0) sheet.footnote(`No room in the drawing for: ${listed.join('; ')}.`)
}

/** Lanes with their lifelines. */
const drawLanes = ({ sheet, layout, free, instants, homeless }: TimingContext): void => {
  const strokes = layout.lanes.map((lane) => lifelineStroke(lane, layout, sheet.isFocus(lane.line) ? 'accent' : 'ink'))
  const rules = layout.lanes.map((lane, index) => rulesOf(lane, layout, index === 0))
  const crosses = layout.lanes.map((lane) => destruction(lane, layout))
  free.avoid(...strokes.flat(), ...rules.flat(), ...crosses.flat())
  for (const [index, lane] of layout.lanes.entries()) {
    const { cell, head, levels, line: item } = lane
    const names = levels.flatMap(({ words, y }) =>
      place(words, { x: layout.left - 12, y, w: 0, h: 0 }, { align: 'end' }),
    )
    const headed = place(head, { x: 0, y: cell.y + cell.h / 2, w: 0, h: 0 }, { align: 'start' })
    const said = stateWords(lane, layout, free)
    for (const [{ start }, words] of said.homeless)
      homeless.push(`${item.name}${start === undefined ? '' : `, ${instants.write(start)}`}: ${words}`)
    sheet.put(item, rules[index] ?? [], 'rule')
    sheet.put(item, [
      ...headed,
      ...names,
      ...(strokes[index] ?? []),
      ...idle(lane, layout, sheet),
      ...(crosses[index] ?? []),
      ...sayDestroyed(lane, layout, { free, sheet }),
      ...said.drawn,
    ])
  }
}

/** Pale lines: over a lane, and at its levels. */
const rulesOf = ({ top, levels }: Lane, { left, right }: TimingLayout, isFirst: boolean): Path[] => {
  const grid = levels.map(({ y }) => `M ${left} ${y} H ${right}`)
  const ways = [...(isFirst ? [] : [`M 0 ${top} H ${right}`]), ...grid]
  return ways.length === 0 ? [] : [path(ways.join(' '), { stroke: 'rule' })]
}

/** The axis under all lanes, and the words of its ticks below it. */
const drawAxis = ({ sheet, instants, layout: { span, x, left, right, bottom } }: TimingContext): void => {
  // Numbers count from 0: it is on the axis where that reaches back so far.
  const zero = x(0)
  const { ticks, upper } = instants.ruler(zero >= left && zero < span.left ? { ...span, from: 0, left: zero } : span)
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
