import { expect, test } from 'vitest'
import { round } from './round.ts'

test.each([
  [1.004, 1],
  [1.006, 1.01],
  [-1.006, -1.01],
  [0.125, 0.13],
  [12, 12],
  [0, 0],
])('%f is rounded to two decimals: %f', (value, rounded) => expect(round(value)).toBe(rounded))

test('minus zero becomes zero', () => {
  expect([Object.is(round(-0.001), 0), Object.is(round(-0), 0)]).toEqual([true, true])
})
