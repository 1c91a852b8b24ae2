import { sum } from 'd3-array'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearBins, logBins } from './bins.ts'

test('bins have round bounds and contain every value once', () => {
  const values = Array.from({ length: 100 }, (_, index) => index)
  expect(linearBins(values).map(({ from, count }) => [from, count])).toEqual([
    [0, 10],
    [10, 10],
    [20, 10],
    [30, 10],
    [40, 10],
    [50, 10],
    [60, 10],
    [70, 10],
    [80, 10],
    [90, 10],
  ])
})

test('logarithmic bins rise by one factor from a power of ten to the next', () => {
  expect(logBins([1, 10, 99, 100], 2)).toEqual([
    { from: 1, to: 3.162, count: 1 },
    { from: 3.162, to: 10, count: 0 },
    { from: 10, to: 31.62, count: 1 },
    { from: 31.62, to: 100, count: 2 },
  ])
})

test('no value is lost in binning', () => {
  const value = fc.double({ min: 0.001, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
      const counted = [linearBins(values), logBins(values)].map((bins) => sum(bins, ({ count }) => count))
      return counted.every((count) => count === values.length)
    }),
  )
})

test('all bins are equally wide, also where the values do not end on one of their bounds', () => {
  const values = [...Array.from({ length: 411 }, (_, index) => 0.3 + (index % 70)), 1210]
  const widths = new Set(linearBins(values).map(({ from, to }) => Number((to - from).toPrecision(9))))
  expect(widths.size).toBe(1)
})

test('one value far from all others leaves the bins as narrow as the others need, and few enough to be told apart', () => {
  const near = Array.from({ length: 400 }, (_, index) => (index * 7) % 70)
  const far = linearBins([...near, 1210])
  expect(Math.max(...far.map(({ count }) => count))).toBeLessThan(200)
  expect(linearBins([...near, 1e6]).length).toBeLessThanOrEqual(61)
})

test('of few whole numbers each has a bin of its own, in whose middle it is; one alone is no wider than five', () => {
  const bins = linearBins([1, 1, 1, 2, 2, 3, 4, 5])
  expect(bins.map(({ from, to, count }) => [from, to, count])).toEqual([
    [0.5, 1.5, 3],
    [1.5, 2.5, 2],
    [2.5, 3.5, 1],
    [3.5, 4.5, 1],
    [4.5, 5.5, 1],
  ])
  expect(linearBins([3, 3, 3]).map(({ count }) => count)).toEqual([0, 0, 3, 0, 0])
  expect(linearBins([0, 0]).map(({ from }) => from)).toEqual([-0.5, 0.5, 1.5])
  expect(linearBins([1, 1.5, 2])[0]?.from).toBe(1)
})

test('whole numbers in a short range have a bin each where there are three values for every one', () => {
  const days = (each: number) => Array.from({ length: 15 * each }, (_, index) => index % 15)
  expect(linearBins(days(3)).map(({ from, to }) => to - from)).toEqual(Array<number>(15).fill(1))
  expect(linearBins(days(2)).length).toBeLessThan(15)
  expect(linearBins(days(9).map((value) => value * 1.5)).length).toBeLessThan(15)
})
