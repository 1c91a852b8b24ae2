import { expect, test } from 'vitest'
import { farWords, reachAround, reachBefore, reachOfMost } from './beyond.ts'

const near = Array.from({ length: 200 }, (_, index) => 1 + (index % 80))

test('an axis ends before a few values that are as far from the rest as the rest is wide', () => {
  expect(reachBefore([...near, 1210])).toBe(80)
  expect(reachBefore([...near, 400, 700, 1210])).toBe(80)
  expect(reachBefore([...near, 159])).toBe(80)
  expect(reachBefore([...near, 158])).toBe(Number.POSITIVE_INFINITY)
})

test('a tail without a gap, and a second hump of many values, stay on the axis', () => {
  expect(reachBefore([...near, 120, 180, 240])).toBe(Number.POSITIVE_INFINITY)
  expect(reachBefore([...near, 1000, 1010, 1020, 1030, 1040])).toBe(Number.POSITIVE_INFINITY)
  expect(reachBefore([...near, 1000, 1010, 1020, 1030])).toBe(80)
})

test('what has to be shown is on the axis', () => {
  expect(reachBefore([...near, 1210], [300])).toBe(300)
  expect(reachBefore([...near, 1210], [1210])).toBe(Number.POSITIVE_INFINITY)
  expect(reachBefore([5, 5, 5, 5])).toBe(Number.POSITIVE_INFINITY)
})

test('a tail is beyond an axis of curves where the rest takes half of it', () => {
  expect(reachOfMost([...near, 120, 140, 159])).toBe(80)
  expect(reachOfMost([...near, 120, 140, 158])).toBe(Number.POSITIVE_INFINITY)
  expect(reachOfMost([...near, 120, 140, 400], [150])).toBe(150)
  expect(reachOfMost([...near, 120, 140, 400], [300])).toBe(Number.POSITIVE_INFINITY)
})

test('an axis also begins after such values', () => {
  expect(reachAround([...near, -1210])).toEqual([1, Number.POSITIVE_INFINITY])
  expect(reachAround([...near, -1210, 1210])).toEqual([1, 80])
  // One far above makes no room for one below.
  expect(reachAround([...near, -900, 1500])).toEqual([1, 80])
  expect(reachAround([...near, -70])).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect(reachAround([...near, -1210], [-50])).toEqual([-50, Number.POSITIVE_INFINITY])
})

test('one value is written, of several their number and the largest', () => {
  expect([farWords([1210], 'h'), farWords([400, 1210], 'h')]).toEqual(['1,210 h', '2 up to 1,210 h'])
  expect(farWords([-400, -1210], 'h', { isLow: true })).toBe('2 down to −1,210 h')
  expect(farWords([], 'h')).toBeUndefined()
})
