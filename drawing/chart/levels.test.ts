import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsFor, levelOf, levelWords } from './levels.ts'

test('a value belongs to the level whose bound it has reached', () => {
  expect([0, 9, 10, 24, 25, 50, 99].map((value) => levelOf(value, [10, 25, 50]))).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('without bounds, three round ones are found between the values', () => {
  expect([boundsFor([0, 91]), boundsFor([0.001, 0.0042]), boundsFor([-30, 12])]).toEqual([
    [25, 50, 75].map((bound) => bound),
    [0.002, 0.003, 0.004],
    [-20, -10, 0],
  ])
})

test('levels of counts begin at counts', () => {
  expect([boundsFor([0, 9]), boundsFor([0, 5]), boundsFor([0, 2]), boundsFor([0, 0.9])]).toEqual([
    [3, 6, 9],
    [2, 3, 4],
    [0.5, 1, 1.5],
    [0.25, 0.5, 0.75],
  ])
})

test('equal values all have the lowest level', () => {
  expect([7, 7].map((value) => levelOf(value, boundsFor([7, 7])))).toEqual([0, 0])
})

test('whole numbers are named without overlap, fractions by their bounds', () => {
  const words = (values: number[], bounds: [number, number, number], unit?: string): string[] =>
    levelWords(bounds, { values, unit })
  expect([words([3, 91], [10, 25, 50]), words([0, 13], [1, 2, 9]), words([0.5, 7], [1, 2.5, 5], '%')]).toEqual([
    ['Below 10', '10–24', '25–49', '50 or more'],
    ['None', '1', '2–8', '9 or more'],
    ['Below 1%', '1%–<2.5%', '2.5%–<5%', '5% or more'],
  ])
})

test('one outlier does not leave all other values in one level', () => {
  const bounds = boundsFor([0, 1, 2, 1, 0, 2, 1, 3, 5, 0, 1, 300])
  expect(new Set([0, 1, 2, 3, 5, 300].map((value) => levelOf(value, bounds))).size).toBe(4)
  expect(levelOf(300, bounds)).toBeGreaterThan(levelOf(2, bounds))
})

test('bounds by rank rise, and every level has a value', () => {
  const value = fc.oneof(fc.nat(9), fc.double({ min: 1000, max: 9e6, noNaN: true }))
  fc.assert(
    fc.property(fc.array(value, { minLength: 4, maxLength: 60 }), (values) => {
      const [second, third, fourth] = boundsFor(values)
      expect(second).toBeLessThanOrEqual(third)
      expect(third).toBeLessThanOrEqual(fourth)
    }),
  )
})

test('an outlier among few different values shares its level with the largest of the others', () => {
  const many = (value: number, count: number): number[] => Array<number>(count).fill(value)
  const values = [...many(0, 60), ...many(2, 12), ...many(5, 10), ...many(9, 10), ...many(14, 8), 211]
  expect(levelOf(14, boundsFor(values))).toBe(3)
  expect(levelOf(211, boundsFor(values))).toBe(3)
  expect(levelOf(0, boundsFor(values))).toBe(0)
})

test('ranges that begin below zero are written out, as a dash before a minus is not read', () => {
  expect(levelWords([-1000, -500, 10], { values: [-1200, 300] })).toEqual([
    'Below −1,000',
    '−1,000 to −501',
    '−500 to 9',
    '10 or more',
  ])
})
