/**
 * How long lifelines are in their states, and when several are in given states at once.
 */
import type { Instants } from './instants.ts'
import type { Lifeline, LifelineState, TimeConstraint, TimedMessage, TimingBand, TimingData } from './timing-data.ts'

/** A state with the times between which it lasts; without end where nothing ends it. */
export type StateStretch = { item: LifelineState; from: number; to: number }

/** From when to when something lasts. */
export type TimePeriod = { from: number; to: number }

/** The states of a lifeline over time. */
export const stretchesOf = ({ states, destroyed }: Lifeline, { at }: Instants): StateStretch[] =>
  states.map((item, index) => {
    const [next, start] = [states[index + 1]?.start ?? destroyed, item.start]
    return {
      item,
      from: start === undefined ? Number.NEGATIVE_INFINITY : at(start),
      to: next === undefined ? Number.POSITIVE_INFINITY : at(next),
    }
  })

/** The levels of a lifeline from top to bottom: as listed, else in the order in which states come. */
export const levelsOf = ({ levels, states }: Lifeline): string[] =>
  levels ?? [...new Set(states.flatMap(({ name }) => name ?? []))]

/** What a heading quotes a band by: its id, or its words where they are one. */
export const bandName = ({ id, text }: TimingBand): string | undefined =>
  id ?? (/^[a-z][A-Za-z0-9]*$/.test(text) ? text : undefined)

/** A band with the periods that it covers, its whole length in units, and in words. */
export type MeasuredBand = {
  item: TimingBand
  periods: TimePeriod[]
  length: number
  words: string
  ofLines: Lifeline[]
}

/** Finds lifelines by id or name. */
export const lineNamed = ({ lifelines }: TimingData, name: string): Lifeline | undefined =>
  lifelines.find(({ id }) => id === name) ?? lifelines.find((each) => each.name === name)

/** The bands of the data; those with conditions last while all of them hold. */
export const bandsOf = (data: TimingData, instants: Instants): MeasuredBand[] =>
  (data.bands ?? []).map((item) => {
    const given = item.while ?? []
    const { start, end } = item
    const whole = {
      from: start === undefined ? Number.NEGATIVE_INFINITY : instants.at(start),
      to: end === undefined ? Number.POSITIVE_INFINITY : instants.at(end),
    }
    const found = given.reduce<TimePeriod[]>(
      (periods, { on, is }) => periods.flatMap((each) => within(each, heldBy(lineNamed(data, on), is, instants))),
      [whole],
    )
    const [first, last] = instants.range
    const periods = found.map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, last) }))
    const length = periods.reduce((sum, { from, to }) => sum + instants.units(from, to), 0)
    // What begins or ends beyond the times that are known is longer than it is drawn.
    const isOpen = found.some(({ from, to }) => from < first || to > last)
    const ofLines = given.flatMap(({ on }) => lineNamed(data, on) ?? [])
    return { item, periods, length, words: `${isOpen ? '≥ ' : ''}${instants.writeUnits(length)}`, ofLines }
  })

const heldBy = (line: Lifeline | undefined, name: string, instants: Instants): TimePeriod[] =>
  line === undefined ? [] : stretchesOf(line, instants).filter(({ item }) => item.name === name)

/** The parts of a period that are in one of others, which follow each other; neighbors are one. */
const within = (period: TimePeriod, others: readonly TimePeriod[]): TimePeriod[] => {
  const joined: TimePeriod[] = []
  for (const each of others) {
    const [from, to] = [Math.max(each.from, period.from), Math.min(each.to, period.to)]
    const before = joined.at(-1)
    if (from < to && before?.to === from) before.to = to
    else if (from < to) joined.push({ from, to })
  }
  return joined
}

/** The messages that are sent during a band: those of its state where some have it, as others only happen meanwhile. */
export const messagesDuring = (
  { item, periods }: MeasuredBand,
  { messages = [] }: TimingData,
  { at }: Instants,
): TimedMessage[] => {
  const sent = messages.filter(({ start }) => periods.some((each) => each.from <= at(start) && at(start) < each.to))
  const alike = sent.filter(({ state }) => state !== undefined && state === item.state)
  return alike.length > 0 ? alike : sent
}

/** What a constraint says of its time or length, and by how much that is not met. */
export type JudgedConstraint = { required: string; missed: string | undefined }

/** A constraint as it is written; with a limit, its own length or time is compared with it. */
export function judge({ start, end, text, least, most }: TimeConstraint, instants: Instants): JudgedConstraint {
  const limit =
    least !== undefined && most !== undefined
      ? `{${instants.writeUnits(least).replace(/ .*$/, '')}..${instants.writeUnits(most)}}`
      : least !== undefined
        ? `{≥ ${instants.writeUnits(least)}}`
        : most !== undefined
          ? `{0..${instants.writeUnits(most)}}`
          : ''
  const value = end === undefined ? Number(start) : instants.units(instants.at(start), instants.at(end))
  const measured = limit === '' ? '' : end === undefined ? instants.write(start) : instants.writeUnits(value)
  const required = [text, measured, limit].filter(Boolean).join(' ')
  const [under, over] = [(least ?? value) - value, value - (most ?? value)].map((by) => Math.round(by * 1e6) / 1e6)
  const missed =
    over !== undefined && over > 0
      ? `${instants.writeUnits(over)} too ${end === undefined ? 'late' : 'long'}`
      : under !== undefined && under > 0
        ? `${instants.writeUnits(under)} too ${end === undefined ? 'early' : 'short'}`
        : undefined
  return { required, missed }
}
