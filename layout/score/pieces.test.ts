/** Where strokes and boxes meet: boundaries do not count. */
import { describe, expect, test } from 'vitest'
import { boundsOf, once, type Piece, passes, touch } from './pieces.ts'

const box = { left: 10, top: 20, right: 20, bottom: 26 }
const upright = (at: number, low: number, high: number): Piece => ({
  wire: 0,
  stroke: 0,
  isUpright: true,
  at,
  low,
  high,
})
const level = (at: number, low: number, high: number): Piece => ({ ...upright(at, low, high), isUpright: false })

describe('a stroke passes through a box', () => {
  test.each([
    [upright(15, 0, 40), 0, true],
    [upright(10, 0, 40), 0, false],
    [upright(20, 0, 40), 0, false],
    [upright(11, 0, 40), 1, false],
    [upright(19, 0, 40), 1, false],
    [upright(11.5, 0, 40), 1, true],
    [upright(18.5, 0, 40), 1, true],
    [upright(15, 0, 20), 0, false],
    [upright(15, 0, 20.5), 0, true],
    [upright(15, 0, 21), 1, false],
    [upright(15, 0, 21.5), 1, true],
    [upright(15, 26, 40), 0, false],
    [upright(15, 25, 40), 1, false],
    [upright(15, 24.5, 40), 1, true],
    [level(23, 0, 40), 0, true],
    [level(20, 0, 40), 0, false],
    [level(26, 0, 40), 0, false],
    [level(23, 0, 10), 0, false],
    [level(23, 20, 40), 0, false],
    [level(23, 19, 40), 0, true],
  ])('%j by %d: %s', (piece, by, expected) => {
    expect(passes(piece, box, by)).toBe(expected)
  })
})

test.each([
  [20, 20, false],
  [19, 20, true],
  [0, 20, false],
  [1, 20, true],
  [10, 26, false],
  [10, 25, true],
  [10, 14, false],
  [10, 15, true],
])('boxes touch only inside: at %d, %d %s', (left, top, expected) => {
  expect(touch(box, { left, top, right: left + 10, bottom: top + 6 })).toBe(expected)
  expect(touch({ left, top, right: left + 10, bottom: top + 6 }, box)).toBe(expected)
})

test('bounds are around boxes and strokes, in whole units', () => {
  expect(boundsOf([], [])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  expect(boundsOf([box], [])).toEqual(box)
  expect(boundsOf([box], [upright(9.5, 19.5, 21), level(26.5, 11, 20.5)])).toEqual({
    left: 9,
    top: 19,
    right: 21,
    bottom: 27,
  })
})

test('each wire is named once', () => {
  expect(once([3, 1, 3].map((wire) => ({ ...level(0, 0, 1), wire })))).toEqual([3, 1])
})
