import { expect, test } from 'vitest'
import { bucketQuantile, cumulative, leastSquares, nearestRank, quantile, studentT, summarize } from './statistics.ts'

test('quantiles are of type 7, as in R and NumPy', () => {
  // R: quantile(c(1, 2, 3, 4, 10), c(.1, .25, .5, .9))
  expect([0.1, 0.25, 0.5, 0.9].map((share) => quantile([10, 3, 1, 2, 4], share).toFixed(6))).toEqual([
    '1.400000',
    '2.000000',
    '3.000000',
    '7.600000',
  ])
})

test('whiskers end within Tukey’s fences, what is beyond is an outlier', () => {
  // Michelson's first experiment of 1879 (R: morley), speed of light less 299,000 km/s; the fences are 655 and 1175.
  const michelson = [
    850, 740, 900, 1070, 930, 850, 950, 980, 980, 880, 1000, 980, 930, 650, 760, 810, 1000, 1000, 960, 960,
  ]
  expect(summarize(michelson)).toEqual({ low: 740, q1: 850, median: 940, q3: 980, high: 1070, outliers: [650] })
})

test('one value is a box of no height', () => {
  expect(summarize([7])).toEqual({ low: 7, q1: 7, median: 7, q3: 7, high: 7, outliers: [] })
})

test('quantiles of buckets are interpolated as Prometheus does', () => {
  const buckets: [number | null, number][] = [
    [0.1, 50],
    [0.5, 40],
    [1, 8],
    [null, 2],
  ]
  expect([0.5, 0.7, 0.99].map((share) => bucketQuantile(buckets, share))).toEqual([0.1, 0.30000000000000004, 1])
})

test('cumulative shares step at each different value and end at one', () => {
  expect(cumulative([3, 1, 3, 2])).toEqual([
    { value: 1, share: 0.25 },
    { value: 2, share: 0.5 },
    { value: 3, share: 1 },
  ])
})

test('the least-squares line of Anscombe’s first set is y = 3 + x / 2', () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const line = leastSquares(x.map((each, index) => ({ x: each, y: y[index] ?? 0 })))
  expect([line?.slope.toFixed(3), line?.intercept.toFixed(2)]).toEqual(['0.500', '3.00'])
  expect(
    leastSquares([
      { x: 1, y: 2 },
      { x: 1, y: 3 },
    ]),
  ).toBeUndefined()
})

test('quantiles of Student’s t are those of the tables, to 0.2%', () => {
  const table = [
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ] as const
  for (const [freedom, expected] of table) expect(Math.abs(studentT(freedom) / expected - 1)).toBeLessThan(0.002)
})

test('a median between decimal fractions is free of binary dust', () => {
  expect(quantile([10.1, 10.2], 0.5)).toBe(10.15)
})

test('percentiles by nearest rank are measured values: one outlier of 61 is the 99th, and no value is below the first', () => {
  const values = [...Array<number>(60).fill(5), 5000]
  expect([
    nearestRank(values, 0.99),
    nearestRank(values, 0.98),
    nearestRank(values, 0),
    nearestRank(values, 1),
  ]).toEqual([5000, 5, 5, 5000])
  // Wikipedia, Percentile, the nearest-rank method: 15, 20, 35, 40, 50.
  expect([0.05, 0.3, 0.4, 0.5, 1].map((share) => nearestRank([50, 15, 35, 20, 40], share))).toEqual([
    15, 20, 20, 35, 50,
  ])
})
