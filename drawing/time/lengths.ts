/**
 * Lengths of time between events: what they are, how they are written, and lines at their ends.
 */
import type { Element } from '../../src/scene/scene.ts'
import { namedTargets, References } from '../data/references.ts'
import type { TimelineData, TimelineEvent, TimelineSpan } from '../data/timeline.ts'

import { type Times, timesOf } from '../data/times.ts'
import type { Sheet } from '../sheet.ts'
import type { Length } from './brackets.ts'
import { guide, wordsOn } from './guide.ts'
import type { TimeScale } from './scale.ts'

/** The lengths that titles may quote: of every span and every event that lasts, by id. */
export function lengthsOf(data: TimelineData): Record<string, string> {
  const times = timesOf(data)
  const spans = (data.spans ?? []).map((item) => ({ id: item.id, ...spanEnds(data, item, times) }))
  const events = data.events.map((item) => ({ id: item.id, from: times.startOf(item), to: times.endOf(item) }))
  return Object.fromEntries(
    [...events, ...spans].flatMap(({ id: own, from, to }) =>
      own === undefined || to === from ? [] : [[own, times.writeLength(from, to)]],
    ),
  )
}

/** The lengths of the data as text: `12 min to detect`. */
export const lengthWords = (data: TimelineData): string[] => {
  const times = timesOf(data)
  return (data.spans ?? []).map((item) => {
    const { from, to } = spanEnds(data, item, times)
    return `${times.writeLength(from, to)} ${item.text}`
  })
}

/** When a span begins and ends: from the start of one event to that of another, or the whole of one event. */
const spanEnds = (data: TimelineData, { from, to }: TimelineSpan, times: Times): { from: number; to: number } => {
  const references = new References(namedTargets(data.events))
  const find = (reference: string): TimelineEvent | undefined => references.find(reference) as TimelineEvent | undefined
  const [start, end] = [find(from), find(to)]
  if (start === undefined || end === undefined) throw new Error('an unchecked span')
  return { from: times.startOf(start), to: start === end ? times.endOf(end) : times.startOf(end) }
}

type LengthContext = { data: TimelineData; sheet: Sheet; times: Times; x: TimeScale }

/** The lengths of the data, ready to be drawn as brackets. */
export const measuredLengths = ({ data, sheet, times, x }: LengthContext): Length<TimelineSpan>[] =>
  (data.spans ?? []).map((item) => {
    const { from, to } = spanEnds(data, item, times)
    return {
      item,
      from: x(from),
      to: x(to),
      length: times.writeLength(from, to),
      text: item.text,
      isFocus: sheet.isFocus(item),
      ...(item.id !== undefined && sheet.quotes(item.id)
        ? { figure: sheet.isFocus(item) ? ('accent' as const) : (data.curve?.state ?? 'ink') }
        : {}),
    }
  })

type GuideLook = { top: number; bottom: number; isMarked?: (span: TimelineSpan) => boolean; solid?: boolean }

/** A line at each end of a length, dashed, or `solid` and pale, once where two meet; in the accent where it has the focus, or is marked in another way. */
export const lengthGuides = (
  { data, sheet, times, x }: LengthContext,
  { top, bottom, isMarked, solid = false }: GuideLook,
): Element[] => {
  const ends = new Map<number, boolean>()
  for (const each of data.spans ?? []) {
    const { from, to } = spanEnds(data, each, times)
    for (const at of [from, to]) ends.set(at, (isMarked?.(each) ?? sheet.isFocus(each)) || ends.get(at) === true)
  }
  const words = wordsOn(sheet)
  return [...ends].flatMap(([at, isFocus]) =>
    guide(
      { x: x(at), top, bottom, words },
      { ...(solid ? { stroke: 'rule' } : { dashed: true }), ...(isFocus ? { stroke: 'accent' } : {}) },
    ),
  )
}
