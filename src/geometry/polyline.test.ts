/** Polylines, against hand-made shapes and against sampled points. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clipToRect, covers, distanceToPolylines, intersectsRect, type Polyline, rayHit } from './polyline.ts'

const square: Polyline = {
  closed: true,
  segments: [
    { x1: 0, y1: 0, x2: 10, y2: 0 },
    { x1: 10, y1: 0, x2: 10, y2: 10 },
    { x1: 10, y1: 10, x2: 0, y2: 10 },
    { x1: 0, y1: 10, x2: 0, y2: 0 },
  ],
}
const rect = { x: 2, y: 2, w: 6, h: 6 }

describe('the part of a segment inside a rectangle', () => {
  test('runs from 0 to 1 along it', () => {
    expect(clipToRect({ x1: 0, y1: 5, x2: 10, y2: 5 }, rect)).toEqual([0.2, 0.8])
    expect(clipToRect({ x1: 5, y1: 5, x2: 5, y2: 6 }, rect)).toEqual([0, 1])
  })

  test('is undefined where they do not intersect, however near the corner', () => {
    expect(clipToRect({ x1: 0, y1: 3.9, x2: 3.9, y2: 0 }, rect)).toBeUndefined()
    expect(clipToRect({ x1: 0, y1: 4.1, x2: 4.1, y2: 0 }, rect)).toBeDefined()
  })

  test('counts touching', () => {
    expect(intersectsRect([{ segments: [{ x1: 0, y1: 2, x2: 10, y2: 2 }], closed: false }], rect)).toBe(true)
  })

  test('agrees with sampled points along the segment', () => {
    const number = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(number, number, number, number, (x1, y1, x2, y2) => {
        const hits = Array.from({ length: 101 }, (_, index) => index / 100).filter((at) => {
          const [x, y] = [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at]
          return x >= 2 && x <= 8 && y >= 2 && y <= 8
        })
        if (hits.length === 0) return
        const span = clipToRect({ x1, y1, x2, y2 }, rect)
        expect(span).toBeDefined()
        expect(span![0]).toBeLessThanOrEqual(hits[0]! + 1e-9)
        expect(span![1]).toBeGreaterThanOrEqual(hits.at(-1)! - 1e-9)
      }),
    )
  })
})

describe('a polyline', () => {
  test('covers what lies inside it and nothing else', () => {
    expect(
      [
        { x: 5, y: 5 },
        { x: 15, y: 5 },
        { x: 5, y: -1 },
      ].map((point) => covers([square], point)),
    ).toEqual([true, false, false])
  })

  test('covers its inside even when open, as a fill does', () => {
    expect(covers([{ segments: square.segments.slice(0, 3), closed: false }], { x: 1, y: 5 })).toBe(true)
  })

  test('leaves a hole where an inner polyline winds the other way', () => {
    const hole: Polyline = {
      closed: true,
      segments: [
        { x1: 4, y1: 4, x2: 4, y2: 6 },
        { x1: 4, y1: 6, x2: 6, y2: 6 },
        { x1: 6, y1: 6, x2: 6, y2: 4 },
        { x1: 6, y1: 4, x2: 4, y2: 4 },
      ],
    }
    expect(covers([square, hole], { x: 5, y: 5 })).toBe(false)
    expect(covers([square, hole], { x: 2, y: 5 })).toBe(true)
  })

  test('is as far away as its nearest point', () => {
    expect(distanceToPolylines({ x: 13, y: 14 }, [square])).toBe(5)
    expect(distanceToPolylines({ x: 5, y: 8 }, [square])).toBe(2)
    expect(distanceToPolylines({ x: 0, y: 0 }, [])).toBe(Infinity)
  })

  test('is hit by a ray at its near side first, and not beyond reach', () => {
    const ray = { from: { x: -4, y: 5 }, dx: 1, dy: 0 }
    expect(rayHit([square], { ...ray, reach: 24 })).toBe(4)
    expect(rayHit([square], { ...ray, reach: 3 })).toBeUndefined()
    expect(rayHit([square], { ...ray, dx: -1, reach: 24 })).toBeUndefined()
  })
})
