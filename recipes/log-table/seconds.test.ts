import { expect, test } from 'vitest'
import { secondsOf, tickMoments } from './seconds.ts'

test('the time between records is computed to the millisecond', () => {
  expect(secondsOf(['09:12:05.012', '09:12:05.42', '09:12:05.014'])).toBe('408 ms')
  expect(secondsOf(['2026-03-04T09:12:05.5Z', '2026-03-04T09:12:59Z'])).toBe('53.5 s')
  expect(secondsOf(['09:12'])).toBe('0 ms')
  expect(secondsOf([])).toBe('0 ms')
})

test('ticks are round moments, written as far as they differ', () => {
  const ticks = (first: number, last: number, least: number) => tickMoments(first, last, least).map(({ text }) => text)
  expect(ticks(1118, 4000, 700)).toEqual([':02', ':03', ':04'])
  expect(ticks(1118, 1250, 40)).toEqual(['1.150', '1.200', '1.250'])
  expect(ticks(0, 3 * 60e3, 40e3)).toEqual(['00:00', '00:01', '00:02', '00:03'])
  expect(ticks(1001, 1999, 1000)).toEqual([])
})
