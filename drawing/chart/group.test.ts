import { expect, test } from 'vitest'
import { binsOf, countOf, cumulativeOf, groupQuantile, quantileWords, shareAt, sharePercents } from './group.ts'

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
  // By nearest rank the fifth of five values; Prometheus: 100 + (70 - 50) / 30 * 100
  expect([groupQuantile(raw, 0.9).toFixed(1), groupQuantile(buckets, 0.7).toFixed(1)]).toEqual(['10.0', '166.7'])
})

test('of the last, unbounded bucket only the lower bound is known', () => {
  expect([0.5, 0.99].map((share) => quantileWords(buckets, share, 'ms'))).toEqual(['100 ms', 'over 200 ms'])
})

test('buckets are bins from zero; without a bound, as wide as the one before', () => {
  expect(binsOf([buckets], 'linear')).toEqual({
    areCounts: true,
    bins: [
      [
        { from: 0, to: 100, count: 50, height: 50 },
        { from: 100, to: 200, count: 30, height: 30 },
        { from: 200, to: 300, count: 20, height: 20, open: true },
      ],
    ],
  })
  expect(binsOf([buckets], 'log').bins[0]?.map(({ from, to }) => [from, to])).toEqual([
    [50, 100],
    [100, 200],
    [200, 400],
  ])
})

test('groups of raw values share their bins', () => {
  const [a = [], b = []] = binsOf([raw, { values: [20, 21] }], 'linear').bins
  expect([a.map(({ from }) => from), a.map(({ count }) => count)]).toEqual([
    b.map(({ from }) => from),
    [4, 0, 1, 0, 0].slice(0, a.length),
  ])
})

test('the finer the values lie, the finer are logarithmic bins', () => {
  const spread = (count: number) => Array.from({ length: count }, (_, index) => 10 ** ((3 * index) / (count - 1)))
  const widths = [20, 200, 2000].map((count) => binsOf([{ values: spread(count) }], 'log').bins[0]?.length)
  expect(widths).toEqual([3, 6, 15])
})

test('where bins differ in size, or there are several groups, a height is the density of values', () => {
  const uneven: [number, number][] = [
    [10, 5],
    [30, 5],
  ]
  const { areCounts, bins } = binsOf(
    [
      { buckets: uneven },
      {
        buckets: [
          [10, 3],
          [20, 1],
        ],
      },
    ],
    'linear',
  )
  expect(areCounts).toBe(false)
  expect(bins.map((own) => own.map(({ height }) => height))).toEqual([
    [1, 0.5],
    [1.5, 0.5],
  ])
})

test('shares at or below a value: steps of raw values, straight lines in buckets', () => {
  expect(cumulativeOf({ values: [2, 1, 2, 4] }, 'linear', { until: 5 })).toEqual([
    { x: 1, y: 0 },
    { x: 1, y: 25 },
    { x: 2, y: 75 },
    { x: 4, y: 100 },
    { x: 5, y: 100 },
  ])
  expect([shareAt({ values: [2, 1, 2, 4] }, 3, 'linear'), shareAt(buckets, 150, 'linear')]).toEqual([75, 65])
  expect(sharePercents([99.99])).toEqual(['99.990%'])
  expect([sharePercents([80]), sharePercents([80, 99.1]), sharePercents([80, 100])]).toEqual([
    ['80%'],
    ['80.0%', '99.1%'],
    ['80%', '100%'],
  ])
})

test('shares have no decimals that so few values cannot tell apart, except where all but a few would read as all', () => {
  expect([sharePercents([80, 99.1], 110), sharePercents([99.6], 250), sharePercents([80, 99.1], 1000)]).toEqual([
    ['80%', '99%'],
    ['99.6%'],
    ['80.0%', '99.1%'],
  ])
})
