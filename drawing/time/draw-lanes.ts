/**
 * Lanes of a timeline: a title at the left, and events in as few rows as their words allow.
 */

import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place, tinted } from '../block.ts'
import type { TimelineData, TimelineEvent, TimelineLane } from '../data/timeline.ts'
import type { Times } from '../data/times.ts'
import { easyWidth } from '../draw-options.ts'
import { grays } from '../fills.ts'
import { circle, line } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { stateSign } from '../state-sign.ts'
import type { TypeStyle } from '../type.ts'
import { bar } from './bar.ts'
import { type Caption, caption } from './caption.ts'
import { type PlacedMark, placeLane } from './lane-rows.ts'
import { type TimeSpan, timeScale } from './scale.ts'

/** One lane: its title wrapped for the column at the left, and its events. */
export type LanePlan = { source: TimelineLane | string; title: Block; events: TimelineEvent[] }

/** `lines` are the x of what runs upright through all lanes. */
export type LaneContext = { sheet: Sheet; times: Times; span: TimeSpan; lines: readonly number[] }

/**
 * How the events of lanes are drawn: their marks, the words beside a mark `length` pixels long, at most `cap` pixels
 * wide, and the free pixels between two of them, 20 unless given.
 */
export type LaneStyle = {
  mark: (place: PlacedMark<TimelineEvent>, sheet: Sheet, context: LaneContext) => Element[]
  words: (event: TimelineEvent, size: { length: number; cap: number }, context: LaneContext) => Caption
  gap?: number
  /** Where words have to end; at the edge of the page unless given. */
  right?: (span: TimeSpan) => number
  /** Where the rules over lanes end; where words do unless given. */
  ruleEnd?: (span: TimeSpan) => number
  /** What is drawn under the marks of a row, over all its words and marks. */
  under?: (place: PlacedMark<TimelineEvent>, span: TimeSpan) => Element[]
}

/** How wide titles may be before they wrap, in pixels. */
export const titleWidth = 160
const gap = { lane: 8, title: 12 }

/** Draws a lane from `top` downward; returns the y under it. */
export function drawLane(
  { source, title, events }: LanePlan,
  context: LaneContext & { style: LaneStyle },
  top: number,
): number {
  const { sheet, times, span, style, lines } = context
  const x = timeScale(span)
  const wanted = events.map((event) => {
    const [from, to] = [x(times.startOf(event)), x(times.endOf(event))]
    // A period that is shorter than a pixel is no instant.
    const reach = times.startOf(event) === times.endOf(event) ? dotRadius : 0
    const words = (cap: number): Caption => style.words(event, { length: to - from, cap }, context)
    return { item: event, from: from - reach, to: to + reach, words }
  })
  const { marks, bottom } = placeLane(wanted, {
    left: span.left,
    right: style.right?.(span) ?? easyWidth,
    top: top + gap.lane,
    gap: style.gap,
    lines,
  })
  const ruleEnd = (style.ruleEnd ?? style.right)?.(span) ?? easyWidth
  sheet.put('@grid', [line(0, top, ruleEnd, top, { stroke: 'rule' })], 'rule')
  // A lane is in focus by its name: its events are items of their own.
  const isFocus = typeof source !== 'string' && sheet.isFocus(source)
  const name = isFocus ? tinted(title, 'accent') : title
  sheet.put(source, place(name, { x: 0, y: top + gap.title, w: 0, h: title.h }, { align: 'start', valign: 'top' }))
  for (const mark of marks)
    sheet.put(mark.item, [
      ...style.mark(mark, sheet, context),
      ...(style.under?.(mark, span) ?? []),
      ...mark.words.at(mark.wordsAt, mark.wordsY),
    ])
  return up(Math.max(bottom, top + gap.title + title.h) + gap.lane, 4)
}

/** The radius of an instant. */
export const dotRadius = 5

/** A dot or a bar. */
const dotOrBar: LaneStyle['mark'] = ({ item, from, to, y }, sheet) => {
  const { state } = item
  const color: Color | undefined = sheet.isFocus(item) ? 'accent' : state
  if (item.end === undefined && item.duration === undefined)
    return [circle((from + to) / 2, y, dotRadius, { fill: color ?? 'ink', stroke: color ?? 'ink' })]
  const look = color === undefined ? grays[3] : { fill: color, stroke: 'none' as const }
  return [bar({ left: from, right: to, y }, look)]
}

/** A length that the heading quotes is as large as its name, and both are bold. */
const leadStyle = (event: TimelineEvent, sheet: Sheet): TypeStyle =>
  sheet.quotes(event.id ?? '')
    ? { size: 16, mono: true, bold: true, fill: sheet.isFocus(event) ? 'accent' : (event.state ?? 'ink') }
    : { size: 14, mono: true, fill: event.state ?? 'muted' }

/** A focus changes color only: with it no words move. */
const nameStyle = (event: TimelineEvent, sheet: Sheet): TypeStyle => ({
  size: 16,
  ...(sheet.quotes(event.id ?? '') ? { bold: true } : {}),
  ...(sheet.isFocus(event) ? { fill: 'accent' } : {}),
})

/** When it happens or how long it takes, and what it is. */
const whenAndWhat: LaneStyle['words'] = (event, { cap }, { sheet, times }) => {
  const [from, to] = [times.startOf(event), times.endOf(event)]
  const when = to > from ? times.writeLength(from, to) : times.write(event.start)
  return caption(
    {
      lead: { text: `${stateSign(event)}${when}`, as: leadStyle(event, sheet) },
      text: { text: event.name, as: nameStyle(event, sheet) },
      remark: event.note === undefined ? undefined : { text: event.note, as: 'note' },
    },
    cap,
  )
}

/** Dots and bars with their times and names beside them. */
export const eventStyle: LaneStyle = { mark: dotOrBar, words: whenAndWhat }

type Named = { source: TimelineLane | string; name?: string; note?: string | undefined; events: TimelineEvent[] }

/** The lanes in the order of the data, those without events left out; events without a lane come last. */
export const lanesOf = ({ events, groups }: TimelineData): LanePlan[] => {
  const lanes: Named[] =
    groups === undefined || groups.length === 0
      ? namesOf(events).map((name) => ({ source: `groups.${name}`, name, events: events.filter(inGroup(name)) }))
      : groups.map((lane) => ({ source: lane, ...lane, events: events.filter(inGroup(lane.name, lane.id)) }))
  const loose: Named = { source: '@lane', events: events.filter(({ group }) => group === undefined) }
  return [...lanes, loose]
    .filter((lane) => lane.events.length > 0)
    .map(({ source, name, note, events: own }) => ({
      source,
      title: block(
        [
          { text: name, as: 'name' },
          { text: note, as: 'note' },
        ],
        titleWidth,
      ),
      events: own,
    }))
}

const namesOf = (events: TimelineEvent[]): string[] => [...new Set(events.flatMap(({ group }) => group ?? []))]

const inGroup =
  (...names: (string | undefined)[]) =>
  ({ group }: TimelineEvent): boolean =>
    group !== undefined && names.includes(group)
