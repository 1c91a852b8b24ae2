/**
 * Times in timing diagrams: numbers, times of day, dates, names with an offset, beats of a clock.
 */
import type { Cursor } from '../../text/cursor.ts'

/** The time of the last @, the last one of the signal that lines are about, and what names and clocks mean. */
export type TimingTimes = {
  now: number | undefined
  own: number
  named: Map<string, number>
  clocks: Map<string, number>
  /** How times were written so far. */
  notations: Set<'date' | 'clock'>
}

type SixNumbers = [number, number, number, number, number, number]

/** A time here, with `+` counted from `before`; undefined where there is none. */
export function readTime(
  cursor: Cursor,
  { named, clocks, notations }: TimingTimes,
  before: number,
): number | undefined {
  const date = cursor.take(/(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ \t]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/y)
  if (date !== undefined) {
    notations.add('date')
    const [year, month, day, hour, minute, second] = date.slice(1).map((each) => Number(each ?? 0)) as SixNumbers
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
  }
  const clock = cursor.take(/(\d+):(\d{1,2})(?::(\d{1,2}(?:\.\d+)?))?/y)
  if (clock !== undefined) {
    notations.add('clock')
    const [first, second] = [Number(clock[1]), Number(clock[2])]
    return clock[3] === undefined ? first * 60 + second : first * 3600 + second * 60 + Number(clock[3])
  }
  const name = cursor.take(/:(\w+)(?:[ \t]*([+-])[ \t]*(\d+(?:\.\d+)?))?/y)
  if (name !== undefined) {
    const start = named.get(name[1]!) ?? cursor.stop('a time with this name', cursor.at - name[0].length)
    return start + Number(name[3] ?? 0) * (name[2] === '-' ? -1 : 1)
  }
  const beat = cursor.take(/(\w+)[ \t]*\*[ \t]*(\d+)/y)
  if (beat !== undefined) {
    const period = clocks.get(beat[1]!) ?? cursor.stop('a clock with this name', cursor.at - beat[0].length)
    return period * Number(beat[2])
  }
  const number = cursor.take(/([+-]?)(\d+(?:\.\d+)?)/y)
  if (number === undefined) return undefined
  const value = Number(number[2])
  if (number[1] === '+') return Math.round((before + value) * 1e6) / 1e6
  return number[1] === '-' ? -value : value
}
