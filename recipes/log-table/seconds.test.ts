import { expect, test } from 'vitest'
import { momentsOf, secondsOf } from './seconds.ts'

test('the time between records is computed to the millisecond', () => {
  expect(secondsOf(momentsOf(['09:12:05.012', '09:12:05.42', '09:12:05.014']))).toBe('408 ms')
  expect(secondsOf(momentsOf(['2026-03-04T09:12:05.5Z', '2026-03-04T09:12:59Z']))).toBe('53.5 s')
  expect(secondsOf(momentsOf(['09:12']))).toBe('0 ms')
  expect(secondsOf(momentsOf([]))).toBe('0 ms')
})

test('a log goes on after midnight; what falls by less than half a day is out of order', () => {
  expect(secondsOf(momentsOf(['23:59:59.500', '00:00:01', '00:00:03.250']))).toBe('3.8 s')
  expect(secondsOf(momentsOf(['00:00:01', '23:59:59', '00:00:02']))).toBe('86401 s')
  expect(secondsOf(momentsOf(['09:12:05.1', '09:12:05', '09:12:06']))).toBe('1 s')
})

test('times of day that fall by half a day at most, and dates, are out of order', () => {
  expect(secondsOf(momentsOf(['18:00:00', '06:00:01']))).toBe('43199 s')
  expect(secondsOf(momentsOf(['12:00:00', '06:00:00']))).toBe('21600 s')
  expect(secondsOf(momentsOf(['18:00:01', '06:00:00']))).toBe('43199 s')
  expect(secondsOf(momentsOf(['2026-03-04T09:12:05Z', '2026-03-02T09:12:05Z']))).toBe('172800 s')
  expect([secondsOf([0, 999]), secondsOf([0, 1000])]).toEqual(['999 ms', '1 s'])
})

test('times with offsets are at their instants: an hour that comes twice is in order', () => {
  const fall = ['2026-10-25T02:59:59.990+02:00', '2026-10-25T02:00:00.052+01:00', '2026-10-25T02:00:04.900+01:00']
  expect(secondsOf(momentsOf(fall))).toBe('4.9 s')
  const [first = 0, second = 0] = momentsOf(fall)
  expect(second - first).toBe(62)
  expect(secondsOf(momentsOf(['2026-10-25T02:00:00-03:30', '2026-10-25T05:30:01Z']))).toBe('1 s')
  expect(momentsOf(['2026-10-25T02:00:00Z', '2026-10-25T02:00:01'])).toEqual([undefined, undefined])
  expect(secondsOf(momentsOf(['2026-10-25 02:00:00,250', '2026-10-25 02:00:01']))).toBe('750 ms')
})
