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

/** Steps of ticks in milliseconds. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 15e3, 3e4, 6e4, 12e4, 3e5, 6e5, 9e5, 18e5, 36e5]

/** Round moments from one to another, at least `least` milliseconds apart, as a clock writes what changes between them. */
export function tickMoments(first: number, last: number, least: number): { moment: number; text: string }[] {
  const step = steps.find((each) => each >= least) ?? 2 * 36e5
  const from = Math.ceil(first / step)
  const count = Math.max(0, Math.floor(last / step) - from + 1)
  return Array.from({ length: count }, (_, index) => (from + index) * step).map((moment) => {
    const clock = new Date(moment).toISOString()
    const text = step < 1000 ? clock.slice(18, 23) : step < 6e4 ? clock.slice(16, 19) : clock.slice(11, 16)
    return { moment, text }
  })
}
