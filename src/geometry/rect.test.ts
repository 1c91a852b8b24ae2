/** Rectangle arithmetic, by example. */
import { describe, expect, test } from 'vitest'
import {
  areaOf,
  bottomOf,
  boundsOfPoints,
  centerOf,
  contains,
  containsPoint,
  cornersOf,
  distanceBetween,
  distanceTo,
  grow,
  inset,
  overlap,
  type Rect,
  rectBetween,
  rightOf,
  union,
} from './rect.ts'

const rect: Rect = { x: 10, y: 20, w: 30, h: 40 }

describe('a rectangle', () => {
  test('knows its sides, center, corners and area', () => {
    expect([rightOf(rect), bottomOf(rect), areaOf(rect), centerOf(rect)]).toEqual([40, 60, 1200, { x: 25, y: 40 }])
    expect(cornersOf(rect).map(({ x, y }) => [x, y])).toEqual([
      [10, 20],
      [40, 20],
      [40, 60],
      [10, 60],
    ])
  })

  test('is made from its four sides', () => {
    expect(rectBetween(10, 20, 40, 60)).toEqual(rect)
  })

  test('grows and shrinks on every side', () => {
    expect(grow(rect, 5)).toEqual({ x: 5, y: 15, w: 40, h: 50 })
    expect(inset(rect, 5)).toEqual({ x: 15, y: 25, w: 20, h: 30 })
  })

  test('contains what touches its sides from inside', () => {
    expect(contains(rect, rect)).toBe(true)
    expect(contains(rect, inset(rect, 1))).toBe(true)
    expect(contains(rect, grow(rect, 1))).toBe(false)
    const sticksOut = [{ x: 9, w: 31 }, { y: 19, h: 41 }, { w: 31 }, { h: 41 }]
    expect(sticksOut.map((change) => contains(rect, { ...rect, ...change }))).toEqual([false, false, false, false])
    const [inside, outside] = [
      [
        [10, 20],
        [40, 20],
        [10, 60],
        [40, 60],
        [25, 40],
      ],
      [
        [9, 40],
        [41, 40],
        [25, 19],
        [25, 61],
      ],
    ].map((points) => points.map(([x = 0, y = 0]) => containsPoint(rect, { x, y })))
    expect([inside, outside]).toEqual([Array(5).fill(true), Array(4).fill(false)])
  })
})

describe('two rectangles', () => {
  const right = { ...rect, x: 40 }

  test('overlap where they share area, not where they only touch', () => {
    const beside = (x: number, y: number): boolean[] => {
      const other = { ...rect, x: rect.x + x, y: rect.y + y }
      return [overlap(rect, other), overlap(other, rect)]
    }
    for (const [x, y] of [
      [29, 0],
      [0, 39],
      [-29, 0],
      [0, -39],
      [29, 39],
      [-29, 39],
    ] as const)
      expect([x, y, ...beside(x, y)]).toEqual([x, y, true, true])
    for (const [x, y] of [
      [30, 0],
      [0, 40],
      [-30, 0],
      [0, -40],
      [30, 40],
      [31, 0],
      [0, 41],
    ] as const)
      expect([x, y, ...beside(x, y)]).toEqual([x, y, false, false])
  })

  test('have a gap of 0 where they touch, the shortest distance otherwise', () => {
    expect(distanceBetween(rect, right)).toBe(0)
    expect(distanceBetween(rect, { x: 43, y: 64, w: 5, h: 5 })).toBe(5)
    expect(distanceBetween({ x: 43, y: 64, w: 5, h: 5 }, rect)).toBe(5)
    expect(distanceBetween(rect, { x: 0, y: 30, w: 5, h: 5 })).toBe(5)
    expect(distanceBetween(rect, { x: 20, y: 10, w: 5, h: 3 })).toBe(7)
    expect(distanceBetween(rect, { x: 20, y: 30, w: 5, h: 5 })).toBe(0)
  })

  test('have the smallest rectangle around both as their union', () => {
    expect(union([rect, { x: 0, y: 30, w: 100, h: 1 }])).toEqual({ x: 0, y: 20, w: 100, h: 40 })
    expect(union([])).toBeUndefined()
  })
})

test('a point is as far from a rectangle as from its nearest side or corner', () => {
  expect(distanceTo(rect, { x: 25, y: 10 })).toBe(10)
  expect(distanceTo(rect, { x: 43, y: 64 })).toBe(5)
  expect(distanceTo(rect, { x: 25, y: 25 })).toBe(0)
  expect([distanceTo(rect, { x: 3, y: 40 }), distanceTo(rect, { x: 25, y: 61 })]).toEqual([7, 1])
})

test('the bounds of points are undefined without points, and may be without area', () => {
  expect(boundsOfPoints([])).toBeUndefined()
  expect(boundsOfPoints([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4, w: 0, h: 0 })
  expect(boundsOfPoints([{ x: Number.NaN, y: 4 }])).toBeUndefined()
  expect(boundsOfPoints([{ x: 3, y: Number.NaN }])).toBeUndefined()
})
