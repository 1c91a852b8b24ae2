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
 * Moments in milliseconds, in the order of a log: times of day that fall by more than half a day are of the next one.
 * Undefined for what cannot be read.
 */
export const momentsOf = (times: readonly string[]): (number | undefined)[] => {
  let [days, last] = [0, 0]
  return times.map((time) => {
    const at = millisecondsOf(time)
    if (at === undefined) return undefined
    if (/^\d\d:/.test(time) && at + days < last - day / 2) days += day
    last = at + days
    return last
  })
}

const millisecondsOf = (time: string): number | undefined => {
  const [, whole = '', fraction = '', zone = ''] = /^(.*:\d{2})\.(\d{1,9})(.*)$/.exec(time) ?? []
  const at = readMoment(fraction === '' ? time : `${whole}${zone}`)?.at
  return at === undefined ? undefined : at + Number(fraction.padEnd(3, '0').slice(0, 3))
}
