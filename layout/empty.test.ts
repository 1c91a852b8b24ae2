import { expect, test } from 'vitest'
import { largestEmpty } from './empty.ts'

const field = { x: 0, y: 0, w: 160, h: 160 }

test('an empty field is empty as a whole', () => {
  expect(largestEmpty(field, [])).toBe(160 * 160)
})

test('beside a column of things the rest is empty', () => {
  expect(largestEmpty(field, [{ x: 0, y: 0, w: 40, h: 159 }])).toBe(112 * 160)
})

test('the largest rectangle between things wins', () => {
  const things = [
    { x: 0, y: 0, w: 60, h: 60 },
    { x: 100, y: 100, w: 59, h: 59 },
  ]
  expect(largestEmpty(field, things)).toBe(96 * 96)
})
