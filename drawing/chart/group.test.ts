import { expect, test } from 'vitest'
import { binsOf, countOf, groupQuantile, quantileWords } from './group.ts'

const raw = { values: [1, 2, 3, 4, 10] }
const buckets: { buckets: [number | null, number][] } = {
  buckets: [
    [100, 50],
    [200, 30],
    [null, 20],
  ],
}

test('raw values and buckets are counted, and have quantiles', () => {
  expect([countOf(raw), countOf(buckets)]).toEqual([5, 100])
  // R: quantile(c(1, 2, 3, 4, 10), .9); Prometheus: 100 + (70 - 50) / 30 * 100
  expect([groupQuantile(raw, 0.9).toFixed(1), groupQuantile(buckets, 0.7).toFixed(1)]).toEqual(['7.6', '166.7'])
})

test('of the last, unbounded bucket only the lower bound is known', () => {
  expect([0.5, 0.99].map((share) => quantileWords(buckets, share, 'ms'))).toEqual(['100 ms', 'over 200 ms'])
})

test('buckets are bins from zero; without a bound, as wide as the one before', () => {
  expect(binsOf([buckets], 'linear')).toEqual([
    [
      { from: 0, to: 100, count: 50 },
      { from: 100, to: 200, count: 30 },
      { from: 200, to: 300, count: 20, open: true },
    ],
  ])
  expect(binsOf([buckets], 'log')[0]?.map(({ from, to }) => [from, to])).toEqual([
    [50, 100],
    [100, 200],
    [200, 400],
  ])
})

test('groups of raw values share their bins', () => {
  const [a = [], b = []] = binsOf([raw, { values: [20, 21] }], 'linear')
  expect([a.map(({ from }) => from), a.map(({ count }) => count)]).toEqual([
    b.map(({ from }) => from),
    [4, 0, 1, 0, 0].slice(0, a.length),
  ])
})

test('the finer the values lie, the finer are logarithmic bins', () => {
  const spread = (count: number) => Array.from({ length: count }, (_, index) => 10 ** ((3 * index) / (count - 1)))
  const widths = [20, 200, 2000].map((count) => binsOf([{ values: spread(count) }], 'log')[0]?.length)
  expect(widths).toEqual([3, 6, 15])
})
