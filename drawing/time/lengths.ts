/**
 * Lengths of time between events: what they are, how they are written, and lines at their ends.
 */
import { greatest } from 'd3-array'
import type { Element } from '../../src/scene/scene.ts'
import { namedTargets, References } from '../data/references.ts'
import { namesOfSpan, type TimelineData, type TimelineEvent, type TimelineSpan } from '../data/timeline.ts'
import { type Times, timesOf } from '../data/times.ts'
import type { Sheet } from '../sheet.ts'
import type { Length } from './brackets.ts'
import { guide, wordsOn } from './guide.ts'
import type { TimeScale } from './scale.ts'

/** Spans and events by the names under which titles quote their lengths, beside their ids. */
export type NamedLengths = Readonly<Record<string, TimelineSpan | TimelineEvent | undefined>>

type FocusedData = TimelineData & { focus?: readonly string[] | undefined }

/** The first span in focus. */
export const focused = ({ spans = [], focus = [] }: FocusedData): TimelineSpan | undefined =>
  spans.find((span) => namesOfSpan(span).some((name) => name !== undefined && focus.includes(name)))

/** The span that counts most: the first in focus, else the longest. */
export const mainSpan = (data: FocusedData): TimelineSpan | undefined => {
  const [times, spans] = [timesOf(data), data.spans ?? []]
  const lengthOf = (span: TimelineSpan): number => {
    const { from, to } = spanEnds(data, span, times)
    return to - from
  }
  return focused(data) ?? greatest(spans, lengthOf)
}

/** What is called as a name in the title, whatever is in focus. */
export const namesake = (
  name: string,
  { events, spans = [] }: TimelineData,
): TimelineSpan | TimelineEvent | undefined =>
  [...spans, ...events].find((each) => ('text' in each ? each.text : each.name)?.toLowerCase() === name)

/** Warns that a name in the title is that of an item which was chosen among several, and may not be the one that is meant. */
export const warnOfGuess = (
  name: string,
  guess: TimelineSpan | TimelineEvent | undefined,
  { data, sheet }: { data: FocusedData; sheet: Sheet },
): void => {
  const { events, spans = [] } = data
  const isNamed = guess === namesake(name, data) || [...events, ...spans].some(({ id }) => id === name)
  const isChosen = 'text' in (guess ?? {}) && (spans.length < 2 || guess === focused(data))
  if (guess === undefined || isNamed || isChosen || !sheet.quotes(name)) return
  const words = 'text' in guess ? `the longest span, “${guess.text}”` : `how long “${guess.name}” lasts`
  sheet.warn('title', undefined, `{${name}} is ${words}; if another is meant, set its "id": "${name}"`)
}

/** The names of an item in a heading: its id, and what it is `named` where nothing has that id. */
export const quotedNames = (
  item: TimelineSpan | TimelineEvent,
  data: TimelineData,
  named: NamedLengths = {},
): string[] => {
  const isTaken = (name: string): boolean => [...data.events, ...(data.spans ?? [])].some(({ id }) => id === name)
  const names = Object.keys(named).filter((name) => named[name] === item && !isTaken(name))
  return item.id === undefined ? names : [item.id, ...names]
}

/** The lengths that titles may quote: of every span and every event that lasts, by id, and of those that are `named`. */
export function lengthsOf(data: TimelineData, named: NamedLengths = {}): Record<string, string> {
  const times = timesOf(data)
  const idsOf = (item: TimelineSpan | TimelineEvent): string[] => quotedNames(item, data, named)
  const spans = (data.spans ?? []).flatMap((item) => idsOf(item).map((id) => ({ id, ...spanEnds(data, item, times) })))
  const events = data.events.flatMap((item) =>
    idsOf(item).map((id) => ({ id, from: times.startOf(item), to: times.endOf(item) })),
  )
  return Object.fromEntries(
    [...events, ...spans].flatMap(({ id, from, to }) => (to === from ? [] : [[id, times.writeLength(from, to)]])),
  )
}

/** The lengths of the data as text: `12 min to detect`. */
export const lengthWords = (data: TimelineData, between = ' '): string[] => {
  const times = timesOf(data)
  return (data.spans ?? []).map((item) => {
    const { from, to } = spanEnds(data, item, times)
    return `${times.writeLength(from, to)}${between}${item.text}`
  })
}

/** The events at the ends of a span, and when these are. */
type SpanEnds = { start: TimelineEvent; end: TimelineEvent; from: number; to: number }

/** When a span begins and ends: from the start of one event to that of another, or the whole of one event. */
const spanEnds = (data: TimelineData, { from, to }: TimelineSpan, times: Times): SpanEnds => {
  const references = new References(namedTargets(data.events))
  const find = (reference: string): TimelineEvent | undefined => references.find(reference) as TimelineEvent | undefined
  const [start, end] = [find(from), find(to)]
  if (start === undefined || end === undefined) throw new Error('an unchecked span')
  return { start, end, from: times.startOf(start), to: start === end ? times.endOf(end) : times.startOf(end) }
}

type LengthContext = { data: TimelineData; sheet: Sheet; times: Times; x: TimeScale; named?: NamedLengths | undefined }

/** The lengths of the data, ready to be drawn as brackets. */
export const measuredLengths = ({ data, sheet, times, x, named }: LengthContext): Length<TimelineSpan>[] =>
  (data.spans ?? []).map((item) => {
    const { from, to } = spanEnds(data, item, times)
    return {
      item,
      from: x(from),
      to: x(to),
      length: times.writeLength(from, to),
      text: item.text,
      isFocus: sheet.isFocus(item),
      ...(quotedNames(item, data, named).some((name) => sheet.quotes(name))
        ? { figure: sheet.isFocus(item) ? ('accent' as const) : (data.curve?.state ?? 'ink') }
        : {}),
    }
  })

type GuideLook = {
  top: number
  bottom: number
  isMarked?: (span: TimelineSpan) => boolean
  /** Where the line of an event ends, if that is not the bottom: at its mark. */
  endOf?: (event: TimelineEvent) => number | undefined
  solid?: boolean
}

/** A line at each end of a length, dashed, or `solid` and pale, once where two meet; in the accent where it has the focus, or is marked in another way. */
export const lengthGuides = (
  { data, sheet, times, x }: LengthContext,
  { top, bottom, isMarked, endOf, solid = false }: GuideLook,
): Element[] => {
  const ends = new Map<number, { isFocus: boolean; bottom: number; toMark: boolean }>()
  for (const each of data.spans ?? []) {
    const { start, end, from, to } = spanEnds(data, each, times)
    for (const [event, at] of [
      [start, from],
      [end, to],
    ] as const) {
      const known = ends.get(at)
      ends.set(at, {
        isFocus: (isMarked?.(each) ?? sheet.isFocus(each)) || known?.isFocus === true,
        bottom: Math.max(known?.bottom ?? top, endOf?.(event) ?? bottom),
        toMark: endOf?.(event) !== undefined,
      })
    }
  }
  const words = wordsOn(sheet)
  return [...ends].flatMap(([at, { isFocus, bottom, toMark }]) =>
    guide(
      { x: x(at), top, bottom, words, toMark },
      { ...(solid ? { stroke: 'rule' } : { dashed: true }), ...(isFocus ? { stroke: 'accent' } : {}) },
    ),
  )
}
