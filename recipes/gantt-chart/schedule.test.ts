import { expect, test } from 'vitest'
import { readData } from '../../drawing/read-data.ts'
import { scheduleForm, workUnitOf } from './schedule.ts'

const read = (tasks: object[], rest: object = {}) => {
  const reading = readData(scheduleForm({ tasks: 4 }) as never, {
    title: 'A plan',
    start: '2026-02-02',
    tasks,
    ...rest,
  })
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('tasks wait for tasks that exist', () => {
  expect(
    read([
      { name: 'Verify', duration: 1, after: ['Laod'] },
      { name: 'Load', duration: 2 },
    ]),
  ).toEqual(['tasks.0.after.0: "Laod" is not a task; did you mean "Load"?'])
})

test('a cycle is named from its first task on', () => {
  expect(
    read([
      { name: 'Load', duration: 1, after: ['Verify'] },
      { name: 'Verify', duration: 1, after: ['Load'] },
    ]),
  ).toEqual(['tasks.0.after: Load > Verify > Load is a cycle; nothing in it can start'])
})

test('nothing is done before it can have started', () => {
  expect(
    read(
      [
        { name: 'Load', duration: 5, done: 20 },
        { name: 'Verify', duration: 1, after: ['Load'], done: 40 },
      ],
      { today: '2026-02-03' },
    ),
  ).toEqual(['tasks.1.done: 40% done, but it starts on 2026-02-09 and today is 2026-02-03'])
})

test('dates are days that exist', () => {
  expect(read([{ name: 'Load', duration: 5, start: '2026-02-30' }])).toEqual([
    'tasks.0.start: must be a date that exists, written as 2026-03-04, or a quarter as 2026-Q2',
  ])
})

test('a quarter is a date; as an end it is meant whole', () => {
  const marks = (start: string, end: string) =>
    read([{ name: 'Load', duration: 2 }], { marks: [{ start, end, text: 'Freeze' }] })
  expect(marks('2026-Q2', '2026-Q2')).toEqual([])
  expect(marks('2026-Q2', '2026-Q1')).toEqual(['marks.0.end: 2026-Q1 is not after 2026-Q2'])
  expect(read([{ name: 'Load', duration: 2, start: '2026-Q5' }])).toHaveLength(1)
})

test('durations count quarters where the plan starts with one, unless it says otherwise', () => {
  expect(workUnitOf({ start: '2026-Q2' })).toBe('quarter')
  expect(workUnitOf({ start: '2026-Q2', unit: 'week' })).toBe('week')
  expect(workUnitOf({ start: '2026-04-01' })).toBe('working-day')
})
