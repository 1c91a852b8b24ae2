import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { scheduleForm } from './schedule.ts'

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
    'tasks.0.start: must be a date that exists, written as 2026-03-04',
  ])
})
