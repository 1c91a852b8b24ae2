/** The largest empty rectangle, checked against a brute-force search. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaOf, overlap, type Rect, rectBetween } from '../../geometry/rect.ts'
import { largestEmpty } from './occupancy.ts'

const size = { width: 96, height: 64 }

/** Every rectangle of whole cells, tried one by one. */
const bruteForce = (rects: Rect[]): number => {
  let best = 0
  for (let left = 0; left < 12; left++) {
    for (let right = left + 1; right <= 12; right++) {
      for (let top = 0; top < 8; top++) {
        for (let bottom = top + 1; bottom <= 8; bottom++) {
          const candidate = rectBetween(left * 8, top * 8, right * 8, bottom * 8)
          if (!rects.some((rect) => overlap(candidate, rect))) best = Math.max(best, areaOf(candidate))
        }
      }
    }
  }
  return best
}

describe('the largest empty rectangle', () => {
  test('is the whole canvas when it is empty', () => {
    expect(largestEmpty([], size, 0)).toEqual({ x: 0, y: 0, w: 96, h: 64 })
  })

  test('is what a box in the corner leaves free', () => {
    expect(largestEmpty([{ x: 0, y: 0, w: 31, h: 63 }], size, 0)).toEqual({ x: 32, y: 0, w: 64, h: 64 })
  })

  test('is what a brute-force search finds', () => {
    const cells = fc.tuple(fc.nat(10), fc.nat(6), fc.nat(4), fc.nat(4))
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 6 }), (list) => {
        // One pixel inside the cells, so that it is clear which cells a rectangle touches.
        const rects = list.map(([x, y, w, h]) => ({
          x: x * 8 + 1,
          y: y * 8 + 1,
          w: (w + 1) * 8 - 2,
          h: (h + 1) * 8 - 2,
        }))
        const area = bruteForce(rects)
        expect(areaOf(largestEmpty(rects, size, 0))).toBe(area)
        if (area > (96 * 64) / 4) expect(areaOf(largestEmpty(rects, size, 0.25))).toBe(area)
      }),
      { numRuns: 50 },
    )
  })

  test('is the first of several that are as large, top to bottom, then left to right', () => {
    const bar = { x: 40, y: 0, w: 16, h: 64 }
    expect(largestEmpty([bar], size, 0)).toEqual({ x: 0, y: 0, w: 40, h: 64 })
    expect(largestEmpty([{ x: 0, y: 24, w: 96, h: 16 }], size, 0)).toEqual({ x: 0, y: 0, w: 96, h: 24 })
  })

  test('touches no cell that a rectangle reaches into, or ends on', () => {
    const at = (x: number, w: number) => largestEmpty([{ x, y: 0, w, h: 64 }], size, 0)
    expect([at(0, 15.9), at(0, 16), at(80, 16), at(79.9, 16)].map(({ x, w }) => [x, w])).toEqual([
      [16, 80],
      [24, 72],
      [0, 80],
      [0, 72],
    ])
  })

  test('ignores rectangles far outside the canvas', () => {
    const far = { x: -10000, y: -10000, w: 30000, h: 30000 }
    expect(areaOf(largestEmpty([far], size, 0))).toBe(0)
  })
})
