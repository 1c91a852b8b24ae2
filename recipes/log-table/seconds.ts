/**
 * The time between log records, to the millisecond.
 */
import { readMoment } from '../../drawing/values/moment.ts'

/** From the first to the last of some times, such as `12 ms` or `3.4 s`; `0 ms` where one cannot be read. */
export function secondsOf(times: string[]): string {
  const read = times.map(millisecondsOf).filter((each) => each !== undefined)
  const length = read.length === 0 ? 0 : Math.max(...read) - Math.min(...read)
  return length < 1000 ? `${length} ms` : `${Math.round(length / 100) / 10} s`
}

/** A moment in milliseconds; undefined where it cannot be read. */
export const millisecondsOf = (time: string): number | undefined => {
  const [, whole = '', fraction = '', zone = ''] = /^(.*:\d{2})\.(\d{1,9})(.*)$/.exec(time) ?? []
  const at = readMoment(fraction === '' ? time : `${whole}${zone}`)?.at
  return at === undefined ? undefined : at + Number(fraction.padEnd(3, '0').slice(0, 3))
}
