import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from './spread.ts'

const near = (actual: number[], expected: number[]) =>
  expect(actual.map((value) => Math.round(value * 1e6) / 1e6)).toEqual(expected)

describe('spread', () => {
  it('leaves positions alone that are far enough apart', () => {
    near(spread([300, 100, 200], { gap: 20 }), [300, 100, 200])
  })

  it('moves two equal positions apart by half a gap each', () => {
    near(spread([100, 100], { gap: 20 }), [90, 110])
  })

  it('keeps a block inside its bounds', () => {
    near(spread([5, 5, 90], { gap: 20, from: 10, to: 100 }), [10, 30, 90])
    near(spread([99, 100], { gap: 20, from: 10, to: 100 }), [80, 100])
  })

  it('says so where there is no room', () => {
    expect(() => spread([1, 2, 3], { gap: 20, from: 0, to: 39 })).toThrow('3 labels 20 px apart do not fit')
  })

  it('gives an empty list back as it is', () => {
    expect(spread([], { gap: 20 })).toEqual([])
  })

  it('always keeps the gap and the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 }), (wanted) => {
        const placed = spread(wanted, { gap: 20 })
        const ranked = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
        for (const [rank, index] of ranked.slice(1).entries()) {
          expect(placed[index]! - placed[ranked[rank]!]!).toBeGreaterThanOrEqual(20 - 1e-6)
        }
      }),
    )
  })
})
