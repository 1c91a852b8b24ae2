/**
 * The time between log records, to the millisecond.
 */
import { day, readMoment } from '../../drawing/values/moment.ts'

/** From the first to the last of some moments in milliseconds, such as `12 ms` or `3.4 s`; `0 ms` of none. */
export function secondsOf(moments: readonly (number | undefined)[]): string {
  const read = moments.filter((each) => each !== undefined)
  const length = read.length === 0 ? 0 : Math.max(...read) - Math.min(...read)
  return length < 1000 ? `${length} ms` : `${Math.round(length / 100) / 10} s`
}

/**
 * Moments in milliseconds, in the order of a log: times of day that fall by more than half a day are of the next one, and
 * those with an offset are at their instant. Undefined for what cannot be read, and for all where only some have an offset.
 */
export const momentsOf = (times: readonly string[]): (number | undefined)[] => {
  const read = times.map(logTime)
  const isComparable = new Set(read.flatMap((each) => (each === undefined ? [] : [each.offset !== '']))).size < 2
  let [days, last] = [0, 0]
  return read.map((each, index) => {
    if (each === undefined || !isComparable) return undefined
    if (/^\d\d:/.test(times[index] ?? '') && each.at + days < last - day / 2) days += day
    last = each.at + days
    return last
  })
}

/** A moment to the millisecond, in UTC where its offset is known. */
const logTime = (time: string): { at: number; offset: string } | undefined => {
  const [, whole = '', fraction = '', zone = ''] = /^(.*:\d{2})[.,](\d{1,9})(.*)$/.exec(time) ?? []
  const moment = readMoment((fraction === '' ? time : `${whole}${zone}`).replace(/^(\d{4}-\d\d-\d\d) /, '$1T'))
  if (moment === undefined) return undefined
  const { at, offset } = moment
  return { at: at + Number(fraction.padEnd(3, '0').slice(0, 3)) - millisecondsIn(offset), offset }
}

/** How far an offset such as `+02:00` is from UTC. */
const millisecondsIn = (offset: string): number => {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
