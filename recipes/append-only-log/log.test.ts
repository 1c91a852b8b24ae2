import { expect, test } from 'vitest'
import { checkPointers, endOf, type LogData, lagOf, segmentsOf, slowest } from './log.ts'

const log: LogData = {
  items: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, value: name })),
  size: 2,
  first: 100,
  pointers: [
    { name: 'billing', index: 103, kind: 'consumer' },
    { name: 'audit', index: 100, kind: 'consumer' },
    { name: 'high watermark', index: 104, kind: 'high-watermark' },
  ],
}

test('segments are named for their first offset', () => {
  expect(segmentsOf(log).map(({ file, items }) => [file, items.length])).toEqual([
    ['00000000000000000100.log', 2],
    ['00000000000000000102.log', 2],
    ['00000000000000000104.log', 1],
  ])
})

test('lag is counted up to the high watermark', () => {
  expect([endOf(log), slowest(log)?.name, log.pointers.map((each) => lagOf(each, log))]).toEqual([
    105,
    'audit',
    [1, 4, 0],
  ])
})

test('positions are in the log, and consumers not beyond the high watermark', () => {
  const pointers = [
    { name: 'a', index: 99, kind: 'consumer' },
    { name: 'b', index: 105, kind: 'consumer' },
    ...log.pointers,
  ] as LogData['pointers']
  expect(checkPointers({ ...log, pointers })).toEqual([
    { at: 'pointers.0.index', problem: '99 is outside of the log, 100 to 105' },
    { at: 'pointers.1.index', problem: '105 is beyond the high watermark, 104' },
  ])
})
