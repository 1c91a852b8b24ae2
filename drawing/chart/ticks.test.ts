import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearTicks, logTicks, logTicksWithin } from './ticks.ts'

test('ticks are round and the axis ends on them', () => {
  expect([
    linearTicks(0, 354),
    linearTicks(0, 0.0028),
    linearTicks(-38, 22),
    linearTicks(0, 4_200_000),
    linearTicks(0, 2),
  ]).toEqual([
    { domain: [0, 400], ticks: [0, 100, 200, 300, 400] },
    { domain: [0, 0.003], ticks: [0, 0.0005, 0.001, 0.0015, 0.002, 0.0025, 0.003] },
    { domain: [-40, 40], ticks: [-40, -20, 0, 20, 40] },
    { domain: [0, 5_000_000], ticks: [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000] },
    { domain: [0, 2], ticks: [0, 1, 2] },
  ])
})

test('a single value is shown from zero', () => {
  expect([linearTicks(7, 7).domain, linearTicks(-7, -7).domain, linearTicks(0, 0).domain]).toEqual([
    [0, 8],
    [-8, 0],
    [0, 1],
  ])
})

test('there are three to seven ticks whatever the values', () => {
  const value = fc
    .oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.integer({ min: -20, max: 20 }),
    )
    .map((each) => (Math.abs(each) < 1e-100 ? 0 : each))
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const { domain, ticks } = linearTicks(low, high)
      return ticks.length >= 3 && ticks.length <= 7 && domain[0] <= low && domain[1] >= high
    }),
  )
})

test('logarithmic ticks are powers of ten, with 2 and 5 within a decade', () => {
  expect([logTicks(20, 800), logTicks(2, 8), logTicks(0.004, 0.9), logTicks(1, 1e9), logTicks(10, 10)]).toEqual([
    { domain: [10, 1000], ticks: [10, 100, 1000] },
    { domain: [1, 10], ticks: [1, 2, 5, 10] },
    { domain: [0.001, 1], ticks: [0.001, 0.01, 0.1, 1] },
    { domain: [1, 1e9], ticks: [1, 100, 10_000, 1e6, 1e8] },
    { domain: [10, 100], ticks: [10, 20, 50, 100] },
  ])
})

test('between two given ends, a logarithmic axis has the roundest ticks of which three fit', () => {
  expect([
    logTicksWithin(0.5, 2000),
    logTicksWithin(3.162, 501.2),
    logTicksWithin(0.004, 0.02),
    logTicksWithin(6.31, 10),
  ]).toEqual([
    { domain: [0.5, 2000], ticks: [1, 10, 100, 1000] },
    { domain: [3.162, 501.2], ticks: [5, 10, 20, 50, 100, 200, 500] },
    { domain: [0.004, 0.02], ticks: [0.005, 0.01, 0.02] },
    { domain: [6.31, 10], ticks: [7, 8, 9, 10] },
  ])
})
