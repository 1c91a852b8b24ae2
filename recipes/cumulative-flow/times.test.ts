import { expect, test } from 'vitest'
import type { SeriesRow } from '../../drawing/data/numbers.ts'
import { flowTimes, inFlowOrder, longestWait, onlyRises, writeTime } from './times.ts'
import { within } from './words.ts'

const rows = (...values: number[][]): SeriesRow[] =>
  values.map((each, index) => ({ name: `${index}`, values: each.map((value) => ({ value })) })) as SeriesRow[]
const columns = (...at: number[]) => ({ kind: 'number' as const, names: at.map(String), at, unit: 'days' })

test('a time goes back, level, from what is done to when as many were started', () => {
  const times = flowTimes(rows([9, 9, 9, 9], [4, 4, 4, 4], [0, 4, 8, 12]), columns(0, 1, 2, 3))
  expect(times).toEqual([
    { from: 1, to: 2, level: 8 },
    { from: 2, to: 3, level: 12 },
  ])
})

test('between two columns the start is found in proportion', () => {
  const [time] = flowTimes(rows([0, 0, 0], [2, 6, 6], [0, 0, 4]), columns(0, 10, 20))
  expect(time).toEqual({ from: 5, to: 20, level: 4 })
})

test('nothing done, nothing known: what was started before the first column has no time', () => {
  expect(flowTimes(rows([1, 1], [5, 5], [0, 0]), columns(0, 1))).toEqual([])
  expect(flowTimes(rows([1, 1], [50, 45], [0, 5]), columns(0, 1))).toEqual([])
})

test('times are written in days or in the unit of the columns', () => {
  const time = { from: 0, to: 86_400_000 * 8.26, level: 1 }
  expect(writeTime(time, { kind: 'time', names: [], at: [] })).toBe('8.3 days')
  expect(writeTime({ from: 2, to: 22.4, level: 1 }, columns())).toBe('20 days')
  const hours = { from: 0, to: 3_600_000 * 2.5, level: 1 }
  const written = (own: typeof time, ...others: (typeof time)[]) =>
    writeTime(own, { kind: 'time', names: [], at: [] }, others)
  expect([written(hours), written({ ...hours, to: 90_000 }), written({ ...hours, to: 900_000 }, hours)]).toEqual([
    '2.5 h',
    '1.5 min',
    '0.3 h',
  ])
  expect([written(hours, time), written({ ...hours, to: 86_400_000 })]).toEqual(['0.1 days', '1 day'])
})

test('times that are compared are written in whole units where one of them is long', () => {
  const [short, long] = [
    { from: 0, to: 8.26, level: 1 },
    { from: 2, to: 21.8, level: 1 },
  ]
  expect([writeTime(short, columns(), [short, long]), writeTime(long, columns(), [short, long])]).toEqual([
    '8 days',
    '20 days',
  ])
  expect(writeTime({ from: 0, to: 0.4, level: 1 }, columns(), [long])).toBe('0.4 days')
})

test('the longest wait is in the state that the last item took longest to pass', () => {
  const data = rows([9, 9, 9, 9, 9], [4, 2, 1, 1, 1], [0, 3, 6, 5, 3], [0, 0, 0, 2, 5])
  const time = { from: 1, to: 4, level: 5 }
  expect(longestWait(data, columns(0, 1, 2, 3, 4), time)).toMatchObject({
    row: { name: '2' },
    from: expect.closeTo(5 / 3),
    to: 4,
  })
  expect(longestWait(data.slice(1), columns(0, 1, 2, 3, 4), time)).toBeUndefined()
})

test('a time ends where its level was first reached, not at the last column', () => {
  const data = rows([0, 0, 0, 0, 0], [0, 4, 8, 8, 8], [0, 0, 0, 4, 4])
  expect(flowTimes(data, columns(0, 1, 2, 3, 4))).toEqual([{ from: 1, to: 3, level: 4 }])
})

test('rows that begin with what is done are turned around; others are as they are', () => {
  const [done, ready] = rows([0, 2, 2, 5], [3, 1, 4, 4])
  if (done === undefined || ready === undefined) throw new Error('two rows')
  expect([onlyRises(done), onlyRises(ready)]).toEqual([true, false])
  expect(inFlowOrder({ rows: [done, ready] }).rows).toEqual([ready, done])
  expect(inFlowOrder({ rows: [ready, done] }).rows).toEqual([ready, done])
  expect(inFlowOrder({ rows: [done, done] }).rows).toEqual([done, done])
})

test('work is in Review, but In progress', () => {
  expect(['Review', 'In progress', 'Inbox'].map(within)).toEqual(['in Review', 'In progress', 'in Inbox'])
})
