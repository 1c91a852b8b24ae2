import { expect, test } from 'vitest'
import { fitOf } from './fit.ts'

const linear = { name: 'x', scale: 'linear' as const }
const log = { name: 'x', scale: 'log' as const }

test('Anscombe’s first set (1973): y = 3 + x / 2, r² = 0.67', () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const points = x.map((each, index) => ({ x: each, y: y[index] ?? 0 }))
  const fit = fitOf({ x: linear, y: linear, points, fit: 'line' })
  expect([fit?.expected(10).toFixed(2), fit?.r2.toFixed(2), fit?.from.x, fit?.to.x]).toEqual(['8.00', '0.67', 4, 14])
})

test('the band of Anscombe’s first set is 2.92 half wide at the mean of x, and wider at the ends', () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const points = x.map((each, index) => ({ x: each, y: y[index] ?? 0 }))
  const band = fitOf({ x: linear, y: linear, points, fit: 'line' })?.band ?? []
  const widths = band.map(({ y, base }) => (y - base) / 2)
  // s = 1.2366, t = 2.262 with 9 degrees of freedom, n = 11: 2.262 × 1.2366 × √(1 + 1/11) = 2.922, at x = 9.
  expect(Math.min(...widths).toFixed(2)).toBe('2.92')
  // At x = 4: 2.798 × √(1 + 1/11 + 25/110) = 3.21 over the line, at 5.
  expect(band[0]?.y.toFixed(2)).toBe('8.21')
})

test('on logarithmic axes the line is a power law', () => {
  const points = [1, 10, 100].map((x) => ({ x, y: 3 * x ** 2 }))
  const fit = fitOf({ x: log, y: log, points, fit: 'line' })
  expect([fit?.expected(5).toFixed(3), fit?.r2.toFixed(3)]).toEqual(['75.000', '1.000'])
})

test('points above each other have no line', () => {
  const points = [1, 2].map((y) => ({ x: 7, y }))
  expect(fitOf({ x: linear, y: linear, points, fit: 'line' })).toBeUndefined()
})

test('the band of what was never below zero is not below zero', () => {
  const y = [2, 40, 1, 60, 3, 90, 2]
  const points = y.map((each, index) => ({ x: index, y: each }))
  const lowest = (given: typeof points) =>
    Math.min(...(fitOf({ x: linear, y: linear, points: given, fit: 'line' })?.band.map(({ base }) => base) ?? []))
  expect(lowest(points)).toBe(0)
  expect(lowest([...points, { x: 8, y: -1 }])).toBeLessThan(0)
})

test('named points are judged by a line through the others, if three of four and at least five have no name', () => {
  const others = Array.from({ length: 9 }, (_, index) => ({ x: index, y: 2 * index + (index % 2) }))
  const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `far ${index}`, x: 4, y: 90 }))
  const exceptions = (count: number, fit: 'line' | 'all' = 'line') =>
    fitOf({ x: linear, y: linear, points: [...named(count), ...others], fit })?.exceptions.length
  expect([exceptions(3), exceptions(4), exceptions(3, 'all')]).toEqual([3, 0, 0])
  const few = others.slice(0, 4)
  expect(fitOf({ x: linear, y: linear, points: [...named(1), ...few], fit: 'line' })?.exceptions).toEqual([])
})
