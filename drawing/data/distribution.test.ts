import { expect, test } from 'vitest'
import * as z from 'zod'
import { readData } from '../read-data.ts'
import { type DistributionSource, distributionForm } from './distribution.ts'

const form = distributionForm({
  rows: [1, 8],
  of: ['values', 'buckets', 'summary'],
  enough: { count: 3, what: 'a box' },
})

const findings = (row: object, of = form): string[] => {
  const reading = readData(of as never, { title: 'A claim', measure: 'Build time', rows: [{ name: 'cold', ...row }] })
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('raw values, buckets and five numbers are each enough', () => {
  expect([
    findings({ values: [212, 198, 240] }),
    findings({
      buckets: [
        [60, 14],
        [120, 41],
        [null, 2],
      ],
    }),
    findings({ summary: [1, 2, 2, 5, 9] }),
  ]).toEqual([[], [], []])
})

test('a row holds one of them, of those that the recipe draws', () => {
  const raw = distributionForm({ rows: [1, 8], of: ['values', 'buckets'] })
  expect([
    findings({}),
    findings({ values: [1, 2, 3], summary: [1, 2, 2, 5, 9] }),
    findings({ summary: [1, 2, 2, 5, 9] }, raw),
  ]).toEqual([
    ['rows.0: must have one of values, buckets, summary'],
    ['rows.0: must have one of values, buckets, summary'],
    ['rows.0.summary: is not a known property; remove it'],
  ])
})

test('the schema offers what the recipe draws', () => {
  const offered = (of: DistributionSource[]): string[] =>
    JSON.stringify(z.toJSONSchema(distributionForm({ rows: [1, 8], of }).schema, { io: 'input' })).match(
      /"(?:values|buckets|summary)"(?=:)/g,
    ) ?? []
  expect([offered(['values', 'summary']), offered(['values', 'buckets'])]).toEqual([
    ['"values"', '"summary"'],
    ['"values"', '"buckets"'],
  ])
})

test('bounds rise, and only the last bucket has none', () => {
  expect([
    findings({
      buckets: [
        [120, 14],
        [100, 41],
      ],
    }),
    findings({
      buckets: [
        [null, 14],
        [100, 41],
      ],
    }),
  ]).toEqual([
    ['rows.0.buckets.1: bound 100 is not above 120'],
    ['rows.0.buckets.0: only the last bucket is without a bound'],
  ])
})

test('five numbers are in order, and values are enough', () => {
  expect([findings({ summary: [1, 3, 2, 5, 9] }), findings({ values: [1, 2] })]).toEqual([
    ['rows.0.summary.2: 2 is below 3'],
    ['rows.0.values: 2 values; a box needs 3'],
  ])
})

test('buckets whose bounds multiply are on a scale of logarithms, unless the data say otherwise or a mark has no place on it', () => {
  const scaleOf = (bounds: (number | null)[], more: object = {}, others: object[] = []): unknown => {
    const buckets = bounds.map((bound) => [bound, 3])
    const rows = [{ name: 'checkout', buckets }, ...others]
    const reading = readData(form as never, { title: 'A claim', measure: 'Latency', rows, ...more })
    return reading.ok ? (reading.data as { scale?: unknown }).scale : reading.findings
  }
  const decades = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, null]
  expect([
    scaleOf(decades),
    scaleOf([1, 2, 5, 10, 20, 50]),
    scaleOf([1, 2, 5, 10, 20, 49]),
    scaleOf([1, 2, 5, 7, 20, 50]),
    scaleOf([1, 10, 100, 1000]),
    scaleOf([1, 11, 100, 1000]),
    scaleOf([-1, 2, 5, 10, 20, 50]),
    scaleOf([10, 20, 30, 40, 500]),
    scaleOf(decades, { scale: 'linear' }),
    scaleOf(decades, { marks: [{ value: 0, text: 'none' }] }),
    scaleOf(decades, {}, [{ name: 'raw', values: [1, 2, 3] }]),
    scaleOf(decades, { percentiles: [0] }),
    scaleOf(decades, { percentiles: [1], scale: 'log' }),
    scaleOf(decades, { percentiles: [50, 0], scale: 'log' }),
  ]).toEqual([
    ...'log log linear linear log linear linear linear linear linear linear linear log'.split(' '),
    [{ at: 'percentiles.1', problem: expect.stringContaining('buckets begin at 0') as string }],
  ])
})

test('the lowest of raw values has a place on a scale of logarithms', () => {
  const rows = [{ name: 'raw', values: [1, 2, 3] }]
  const data = { title: 'A claim', measure: 'Latency', rows, scale: 'log', percentiles: [0] }
  expect(readData(form as never, data).ok).toBe(true)
})
