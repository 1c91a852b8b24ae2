import { expect, test } from 'vitest'
import { work } from './model/weights.ts'
import { isBeyondReach, workFor } from './patience.ts'

const fine = { undrawn: 0, flaws: 0 }

test('a graph is worth more work the larger it is', () => {
  expect([1, 12, 13, 24, 25, 60].map((nodes) => workFor(nodes, fine))).toEqual([
    work.few,
    work.few,
    work.some,
    work.some,
    work.many,
    work.many,
  ])
})

test('flaws are worth twice the work, what cannot be drawn four times, and what is cheap as much as is asked for', () => {
  expect(workFor(12, { undrawn: 0, flaws: 1 })).toBe(2 * work.few)
  expect(workFor(12, { undrawn: 1, flaws: 1 })).toBe(4 * work.few)
  expect(workFor(12, fine, 3)).toBe(3 * work.few)
  expect(workFor(12, { undrawn: 1, flaws: 0 }, 3)).toBe(4 * work.few)
})

test('other routes make a drawing smaller by twelve units at most', () => {
  expect([0, 12, 13].map(isBeyondReach)).toEqual([false, false, true])
})
