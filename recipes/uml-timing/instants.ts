/**
 * The times of a timing diagram: numbers of any unit from 0, times of day or dates, all in one notation.
 */
import { timesOf, type Written } from '../../drawing/data/times.ts'
import { numberRuler, type Ruler, rulerOf } from '../../drawing/time/ruler.ts'
import type { TimeSpan } from '../../drawing/time/scale.ts'
import { countBetween } from '../../drawing/values/count-between.ts'
import { type DurationUnit, durationUnits } from '../../drawing/values/duration-units.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { TimingData } from './timing-data.ts'

/** Times as places on one axis, and as words. */
export type Instants = {
  at: (time: Written) => number
  write: (time: Written) => string
  /** A length between two places in units, and as words. */
  units: (from: number, to: number) => number
  writeUnits: (count: number) => string
  ruler: (span: TimeSpan) => Ruler
  /** The first and the last time of all. */
  range: [from: number, to: number]
  findings: Finding[]
}

/** Reads all times of the data. */
export function instantsOf(data: TimingData): Instants {
  const written = writtenTimes(data)
  const known = durationUnits.find((each) => each === data.unit)
  const times = timesOf({ unit: known, events: written.map(({ time }) => ({ start: time })) })
  const places = written.map(({ time }) => times.at(time))
  // Without any time the axis is silent.
  const hasTimes = places.length > 0
  const [from, to] = hasTimes ? [Math.min(...places), Math.max(...places)] : [0, 1]
  const isNumber = times.kind === 'number'
  const unit = known ?? unitFor(to - from)
  const words = isNumber ? (data.unit ?? '') : unit === 'working-day' ? 'working days' : unit
  const writeUnits = (count: number): string => {
    const plain = Math.round(count * 1e6) / 1e6
    return formatFor([plain], words, { exact: [plain] }).full(plain)
  }
  return {
    at: times.at,
    write: (time) => (typeof time === 'number' ? writeUnits(time) : times.write(time)),
    units: (start, end) => (isNumber ? end - start : countBetween(start, end, unit)),
    writeUnits,
    ruler: (span) =>
      !hasTimes
        ? { ticks: [], upper: [], of: 'instants', step: 'number' }
        : isNumber
          ? numberRuler(span, words)
          : rulerOf(span, { dates: times.kind === 'date', zone: times.zone }),
    range: [from, to],
    findings: times.findings.map(({ at, problem }) => ({
      at: placeOf(at, written),
      problem: problem.replace(/events\.\d+\.start/, (place) => placeOf(place, written)),
    })),
  }
}

type Entry = { at: string; time: Written }

/** Every time of the data with its place. */
const writtenTimes = ({ lifelines, messages = [], constraints = [], bands = [], until }: TimingData): Entry[] => {
  const own = lifelines.flatMap(({ states, destroyed }, line) => [
    ...states.flatMap((each, index) => timesIn(each, `lifelines.${line}.states.${index}`)),
    ...timesIn({ destroyed }, `lifelines.${line}`),
  ])
  const others = Object.entries({ messages, constraints, bands }).flatMap(([key, list]) =>
    list.flatMap((each, index) => timesIn(each, `${key}.${index}`)),
  )
  return [...own, ...others, ...timesIn({ until }, '')]
}

const timesIn = (
  item: { [Key in 'start' | 'end' | 'destroyed' | 'until']?: Written | undefined },
  at: string,
): Entry[] =>
  (['start', 'end', 'destroyed', 'until'] as const).flatMap((key) => {
    const time = item[key]
    return time === undefined ? [] : [{ at: at === '' ? key : `${at}.${key}`, time }]
  })

/** Where a finding on the nth event of a timeline is in these data. */
const placeOf = (at: string, written: readonly Entry[]): string =>
  written[Number(/^events\.(\d+)/.exec(at)?.[1])]?.at ?? at

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The unit in which lengths of a range are easy to read, where the data name none. */
const unitFor = (length: number): DurationUnit =>
  length >= 2 * day ? 'day' : length >= 2 * hour ? 'h' : length >= 2 * minute ? 'min' : 's'
