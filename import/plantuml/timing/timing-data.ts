/**
 * Signals over time as data of a UML timing diagram: every signal a lifeline, with arrows, lengths of time and highlights.
 */
import { type Conversion, type DiagramData, given } from '../../convert/conversion.ts'
import { dataNames, oneLine } from '../../convert/names.ts'
import type { SignalArrow, SignalSpan, SignalState, TimingModel, TimingSignal } from './timing-model.ts'

/** What the recipe has room for: states of a lifeline, levels, arrows, lengths and highlights. */
const roomFor = { states: 80, levels: 8, arrows: 20, spans: 12, lights: 4 }

export function timingData(model: TimingModel, conversion: Conversion): DiagramData {
  const { signals, arrows, spans, lights, last } = model
  const write = timeWriter(model)
  const names = dataNames([...signals.values()].map(({ id, label }) => ({ id, label })))
  const ref = (id: string): string => names.get(id)?.ref ?? id
  const times = [...model.times, ...(last === undefined ? [] : [last])]
  // A text may name days and have no time.
  const end = times.length === 0 ? 0 : times.reduce((most, time) => Math.max(most, time))
  const messages = arrows.filter((arrow) => isMessage(arrow, conversion))
  const constraints = spans.flatMap(({ on = only(signals), ...span }) => {
    if (on === undefined) conversion.note('a length of time of no signal', span.at, span.text)
    return on === undefined ? [] : [{ on: ref(on), ...span }]
  })
  const period = ({ start, end: until, text }: SignalSpan) => ({
    start: write(start),
    end: write(until),
    text: oneLine(text) || `${Math.round((until - start) * 1e6) / 1e6}${model.notations.size === 0 ? '' : ' s'}`,
  })
  return {
    ...conversion.heading(model),
    ...(model.notations.size === 0 || typeof write(end) === 'string' ? {} : { unit: 's' }),
    lifelines: [...signals.values()].map((signal) => {
      const { name, id } = names.get(signal.id)!
      return conversion.placed(signal.at, { ...given('id', id), name, ...lineOf(signal, { write, end, conversion }) })
    }),
    messages: kept(messages, roomFor.arrows, conversion).map(({ from, to, start, end: arrival, text, at }) =>
      conversion.placed(at, {
        from: ref(from),
        to: ref(to),
        start: write(start),
        ...(arrival > start ? { end: write(arrival) } : {}),
        ...given('text', text),
      }),
    ),
    constraints: kept(constraints, roomFor.spans, conversion).map(({ on, ...span }) =>
      conversion.placed(span.at, { on, ...period(span) }),
    ),
    bands: kept(lights, roomFor.lights, conversion).map((light) => conversion.placed(light.at, period(light))),
    ...(last !== undefined && last === end && !isStart(signals, last) ? { until: write(last) } : {}),
  }
}

/** Whether an arrow goes to another signal, and not back in time; what does not is in the ledger. */
const isMessage = ({ from, to, start, end, at, text }: SignalArrow, conversion: Conversion): boolean => {
  const isDrawn = from !== to && end >= start
  if (!isDrawn) conversion.note('an arrow to its own signal, or back in time', at, text)
  return isDrawn
}

/** The signal that everything is about where there is only one. */
const only = (signals: TimingModel['signals']): string | undefined =>
  signals.size === 1 ? [...signals.keys()][0] : undefined

/** Whether a state begins at a time. */
const isStart = (signals: TimingModel['signals'], time: number): boolean =>
  [...signals.values()].some(({ states }) => states.some((state) => state.time === time))

/** As many as there is room for; the others are in the ledger. */
const kept = <Item extends { at: number; text: string }>(
  items: Item[],
  most: number,
  conversion: Conversion,
): Item[] => {
  for (const { at, text } of items.slice(most)) conversion.note(`more than ${most} of a kind`, at, text)
  return items.slice(0, most)
}

/** Seconds from 1970 to the last moment that a date has (ECMAScript, time values). */
const lastMoment = 8_640_000_000_000

type Write = (time: number) => number | string

/** Times as the text has them: dates, times of day, or numbers. */
export const timeWriter = ({ times, notations }: Pick<TimingModel, 'times' | 'notations'>): Write => {
  const all = [...times]
  const isWhole = all.every((time) => Number.isInteger(time) && Math.abs(time) <= lastMoment)
  if (notations.has('date') && isWhole) {
    const isDays = all.every((time) => time % 86_400 === 0)
    return (time) => new Date(time * 1000).toISOString().slice(0, isDays ? 10 : 19)
  }
  if (notations.has('clock') && isWhole && all.every((time) => time >= 0 && time < 86_400))
    return (time) => new Date(time * 1000).toISOString().slice(11, 19)
  return (time) => time
}

type LineContext = { write: Write; end: number; conversion: Conversion }

const lineOf = (signal: TimingSignal, context: LineContext): object => {
  if (signal.kind === 'analog') context.conversion.note('a curve, drawn as its values', signal.at, signal.label)
  const states = signal.kind === 'clock' ? beats(signal, context) : statesOf(signal, context)
  const named = [...new Set(states.flatMap(({ name }) => name ?? []))]
  // What is not listed comes above, the latest on top, as PlantUML draws it.
  const listed = signal.order.map(oneLine)
  const levels = isTwo(signal)
    ? ['high', 'low']
    : [...named.filter((each) => !listed.includes(each)).toReversed(), ...listed]
  const isLevels = (signal.kind === 'robust' || isTwo(signal)) && levels.length <= roomFor.levels
  return isLevels && levels.length > 0 ? { states, levels } : { kind: 'values', states }
}

const isTwo = ({ kind }: TimingSignal): boolean => kind === 'binary' || kind === 'clock'

type State = { name?: string; start?: number | string; note?: string }

/** States in the order of time; of several at once the last one counts. */
const statesOf = (signal: TimingSignal, { write, conversion }: LineContext): State[] => {
  const timeOf = ({ time = Number.NEGATIVE_INFINITY }: SignalState): number => time
  const sorted = signal.states.toSorted((a, b) => timeOf(a) - timeOf(b))
  const lasting = sorted.filter((each, index) => {
    const next = sorted[index + 1]
    const isReplaced = next !== undefined && timeOf(next) === timeOf(each)
    if (isReplaced) conversion.note('a state that another one replaces at once', each.at, each.value)
    return !isReplaced
  })
  return lasting.map((each) =>
    conversion.placed(each.at, {
      ...given('name', nameOf(signal, each, conversion)),
      ...(each.time === undefined ? {} : { start: write(each.time) }),
      ...given('note', each.note),
    }),
  )
}

/** The name of a state; without one it is not drawn, as what is hidden, or as a line without a value. */
const nameOf = ({ kind }: TimingSignal, { value, at }: SignalState, conversion: Conversion): string => {
  const isSilent = value === '{hidden}' || (kind !== 'robust' && kind !== 'binary' && (value === '' || value === '{-}'))
  if (isSilent) return ''
  if (value === '' || /^\{.*\}$/.test(value)) {
    conversion.note('a state without one value, drawn as none', at, value)
    return ''
  }
  if (kind !== 'binary') return value
  if (/^(?:low|0|down|off|false)$/i.test(value)) return 'low'
  if (/^(?:high|1|up|on|true)$/i.test(value)) return 'high'
  conversion.note('a state without one value, drawn as none', at, value)
  return ''
}

/** The halves of a clock's periods up to the last time. */
const beats = ({ period = 0, at, label }: TimingSignal, { write, end, conversion }: LineContext): State[] => {
  const count = period > 0 ? Math.ceil(end / (period / 2)) + 1 : 0
  if (count > 0 && count <= roomFor.states)
    return Array.from({ length: count }, (_, index) => ({
      name: index % 2 === 0 ? 'high' : 'low',
      start: write(Math.round(index * (period / 2) * 1e6) / 1e6),
    }))
  conversion.note('the beats of a clock', at, label)
  return []
}
