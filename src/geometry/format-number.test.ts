import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

describe('numbers have at most two decimals and no more digits than they need', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [-7, '-7'],
    [1.5, '1.5'],
    [-1.25, '-1.25'],
    [0.05, '0.05'],
    [-0.05, '-0.05'],
    [0.004, '0'],
    [-0.004, '0'],
    [0.996, '1'],
    [-0.996, '-1'],
    [9.999, '10'],
    [1 / 3, '0.33'],
    [2 / 3, '0.67'],
    [-10_000, '-10000'],
    [9_999.99, '9999.99'],
  ])('%f', (value, text) => expect(formatNumber(value)).toBe(text))

  test('any coordinate is written to within half a hundredth, and parses back to the number written', () => {
    fc.assert(
      fc.property(fc.double({ min: -20_000, max: 20_000, noNaN: true }), (value) => {
        const text = formatNumber(value)
        expect(text).toMatch(/^(?:-?[1-9]\d*|0|-?(?:0|[1-9]\d*)\.\d?[1-9])$/)
        expect(Math.abs(Number(text) - value)).toBeLessThan(0.005_001)
        expect(formatNumber(Number(text))).toBe(text)
      }),
    )
  })
})
