import { expect, test } from 'vitest'
import { humpsOf } from './humps.ts'

const binsOf = (...heights: number[]) =>
  heights.map((height, index) => ({ from: index, to: index + 1, count: height, height }))

test('a hump is its highest bin; a valley of more than half of it, and what is very low, is none', () => {
  const places = (...heights: number[]) => humpsOf(binsOf(...heights)).map(({ from }) => from)
  expect(places(1, 8, 20, 6, 0, 3, 5, 4)).toEqual([2, 6])
  expect(places(10, 6, 10)).toEqual([0])
  expect(places(10, 5, 10)).toEqual([0, 2])
  expect(places(20, 0, 1, 0)).toEqual([0])
  expect(places(3, 4, 5)).toEqual([2])
})
