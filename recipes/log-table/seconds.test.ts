import { expect, test } from 'vitest'
import { secondsOf } from './seconds.ts'

test('the time between records is computed to the millisecond', () => {
  expect(secondsOf(['09:12:05.012', '09:12:05.42', '09:12:05.014'])).toBe('408 ms')
  expect(secondsOf(['2026-03-04T09:12:05.5Z', '2026-03-04T09:12:59Z'])).toBe('53.5 s')
  expect(secondsOf(['09:12'])).toBe('0 ms')
  expect(secondsOf([])).toBe('0 ms')
})
