import { expect, test } from 'vitest'
import { textWidth } from '../src/text/measure.ts'
import { reachOf } from './page-width.ts'
import { box, text } from './primitives.ts'

const words = 'Waits for the lock'
const width = textWidth(words, { size: 14 })

test('beside a shape, and beside a rectangle that is kept free, a page has its whole margin', () => {
  expect(reachOf([box(0, 0, 200, 80)], [], 40)).toBe(240)
  expect(reachOf([], [{ x: 0, y: 0, w: 300, h: 80 }], 40)).toBe(340)
})

test('beside words the margin is counted from where they end in the first font', () => {
  expect(reachOf([text(100, 20, words, { size: 14 })], [], 40)).toBeCloseTo(100 + 0.935 * width + 40)
  const bold = { size: 14, bold: true } as const
  expect(reachOf([text(100, 20, 'Lock', bold)], [], 40)).toBeCloseTo(100 + 0.86 * textWidth('Lock', bold) + 40)
  expect(reachOf([text(300, 20, words, { size: 14, align: 'end' })], [], 40)).toBe(340)
  expect(reachOf([text(300, 20, words, { size: 14, align: 'middle' })], [], 40)).toBeCloseTo(
    300 + (0.935 - 0.5 + 0.0325) * width + 40,
  )
})

test('in the widest font 24 pixels are left beside long words, and the whole of a smaller margin', () => {
  const long = text(0, 20, words.repeat(5), { size: 14 })
  expect(reachOf([long], [], 40)).toBeCloseTo(5 * width + 24)
  expect(reachOf([long], [], 16)).toBeCloseTo(5 * width + 16)
})
