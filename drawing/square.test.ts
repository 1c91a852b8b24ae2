import { expect, test } from 'vitest'
import { square } from './square.ts'

const [left, right] = [
  { x: 0, y: 0, w: 12, h: 8 },
  { x: 20, y: 0, w: 10, h: 8 },
]

test('several rectangles that look alike are one path without a stroke', () => {
  expect(square([left, right], { fill: 'muted' })).toMatchObject({ type: 'path', fill: 'muted', stroke: 'none' })
  expect(square([left, right]).d).toBe(`${square(left).d} ${square(right).d}`)
})

test('stripes stand inside of a rectangle at equal distances, as high as it', () => {
  const stripes = square([left, right], { striped: true }).d.match(/M \d+ 0 v 8/g) ?? []
  expect(stripes.map((stripe) => Number(stripe.split(' ')[1]))).toEqual([4, 8, 24, 28])
})
