/** The largest empty rectangle, against trying every one. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestEmpty } from './occupancy.ts'
import { areaOf, overlap, type Rect } from './rect.ts'

const size = { width: 96, height: 64 }

/** Every rectangle of whole cells, tried one by one. */
const bruteForce = (rects: Rect[]): number => {
  let best = 0
  for (let left = 0; left < 12; left++) {
    for (let right = left + 1; right <= 12; right++) {
      for (let top = 0; top < 8; top++) {
        for (let bottom = top + 1; bottom <= 8; bottom++) {
          const candidate = { left: left * 8, top: top * 8, right: right * 8, bottom: bottom * 8 }
          if (!rects.some((rect) => overlap(candidate, rect))) best = Math.max(best, areaOf(candidate))
        }
      }
    }
  }
  return best
}

describe('the largest empty rectangle', () => {
  test('is the whole canvas where nothing stands', () => {
    expect(largestEmpty([], size)).toEqual({ left: 0, top: 0, right: 96, bottom: 64 })
  })

  test('is what a box in the corner leaves', () => {
    expect(largestEmpty([{ left: 0, top: 0, right: 31, bottom: 63 }], size)).toEqual({
      left: 32,
      top: 0,
      right: 96,
      bottom: 64,
    })
  })

  test('is what trying every rectangle finds', () => {
    const cells = fc.tuple(fc.nat(10), fc.nat(6), fc.nat(4), fc.nat(4))
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 6 }), (list) => {
        // One pixel inside the cells, so that which cells a rectangle touches is plain.
        const rects = list.map(([x, y, w, h]) => ({
          left: x * 8 + 1,
          top: y * 8 + 1,
          right: (x + w + 1) * 8 - 1,
          bottom: (y + h + 1) * 8 - 1,
        }))
        expect(areaOf(largestEmpty(rects, size))).toBe(bruteForce(rects))
      }),
      { numRuns: 50 },
    )
  })

  test('does not mind rectangles far outside the canvas', () => {
    const far = { left: -10_000, top: -10_000, right: 20_000, bottom: 20_000 }
    expect(areaOf(largestEmpty([far], size))).toBe(0)
  })
})
