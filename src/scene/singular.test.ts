import { expect, test } from 'vitest'
import { formatFor } from '../../drawing/values/format.ts'
import { singular } from './singular.ts'

test.each([
  ['hours', 'hour'],
  ['story points', 'story point'],
  ['retries', 'retry'],
  ['cookies', 'cookie'],
  ['movies', 'movie'],
  ['caches', 'cache'],
  ['branches', 'branch'],
  ['boxes', 'box'],
  ['releases', 'release'],
  ['statuses', 'status'],
  ['buses', 'bus'],
  ['warehouses', 'warehouse'],
  ['pauses', 'pause'],
  ['uses', 'use'],
  ['crashes', 'crash'],
  ['classes', 'class'],
  ['steps', 'step'],
  ['replicas', 'replica'],
  ['gpus', 'gpu'],
  ...[
    'ms',
    'rps',
    'ops',
    'iops',
    'kbps',
    'status',
    'pass',
    'analysis',
    'series',
    'news',
    'time series',
    'Kunden',
    'canvas',
    'alias',
    'bias',
    'gas',
  ].map((word) => [word, word]),
])('one of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one)
})

test('a unit that is a plural is one beside a one, and only there', () => {
  const write = (value: number): string => formatFor([value], 'hours').full(value)
  expect([1, -1, 1.5, 11, 0].map(write)).toEqual(['1 hour', '−1 hour', '1.5 hours', '11 hours', '0 hours'])
})
