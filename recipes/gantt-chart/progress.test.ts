import { expect, test } from 'vitest'
import { planDates, progressOf } from './progress.ts'
import { planOf, type ScheduleData, type ScheduleTask } from './schedule.ts'

const task = (name: string, duration: number, done: number, after: string[] = []): ScheduleTask => ({
  name,
  duration,
  done,
  after,
})

// Monday to the second Thursday: eight working days are over.
const data: ScheduleData = {
  start: '2026-11-02',
  today: '2026-11-12',
  unit: 'working-day',
  tasks: [task('copy', 10, 50), task('aside', 4, 25), task('switch', 2, 0, ['copy'])],
}

test('what is left today ends later than planned, and moves the end only beyond its slack', () => {
  const { behind, delaying, slip } = progressOf(data, planOf(data))
  expect([...behind].map(([{ name }, units]) => [name, units])).toEqual([
    ['copy', 3],
    ['aside', 7],
  ])
  expect([...delaying].map(({ name }) => name)).toEqual(['copy'])
  expect(slip).toBe(3)
})

test('the forecast is the planned end and the slip, weekends left out', () => {
  const { end, forecast } = progressOf(data, planOf(data))
  expect([end, forecast].map((at) => new Date(at - 1).toISOString().slice(0, 10))).toEqual(['2026-11-17', '2026-11-20'])
})

test('a bar is filled for its share of working days', () => {
  const [copy] = data.tasks
  const { doneUntil } = progressOf(data, planOf(data))
  expect(copy && doneUntil(copy)).toBe(5)
})

test('what waits for a late task is expected after it, and what is done did not end later than today', () => {
  const plan = planOf(data)
  const { expected, isMoved } = progressOf(data, plan)
  expect(data.tasks.map(expected)).toEqual([
    { start: 0, finish: 13 },
    { start: 0, finish: 11 },
    { start: 13, finish: 15 },
  ])
  expect(data.tasks.map(isMoved)).toEqual([true, true, true])
  const early = { ...data, tasks: [task('done', 10, 100)] }
  expect(early.tasks.map(progressOf(early, planOf(early)).expected)).toEqual([{ start: 0, finish: 8 }])
})

test('what is left is counted in whole units, as durations are', () => {
  const odd = { ...data, tasks: [task('copy', 14, 43)] }
  expect(odd.tasks.map(progressOf(odd, planOf(odd)).expected)).toEqual([{ start: 0, finish: 16 }])
})

test('without today nothing is late', () => {
  const plain = { ...data, today: undefined }
  expect(progressOf(plain, planOf(plain)).behind.size).toBe(0)
})

test('what is left of a task begins today, however long ago it was due', () => {
  // Due on August 21; on August 31 a fifth is left: one day, and then the seven days of what waits for it.
  const old: ScheduleData = {
    start: '2026-08-17',
    today: '2026-08-31',
    unit: 'working-day',
    tasks: [task('copy', 5, 80), task('switch', 7, 0, ['copy']), task('done', 0, 0, ['switch'])],
  }
  const { behind, delaying, forecast, slip } = progressOf(old, planOf(old))
  expect([...behind].map(([{ name }, units]) => [name, units])).toEqual([['copy', 6]])
  expect([...delaying].map(({ name }) => name)).toEqual(['copy'])
  expect([new Date(forecast - 1).toISOString().slice(0, 10), slip]).toEqual(['2026-09-09', 6])
})

test('a task that has not begun although it could is late by the days since; one that waits for others is not', () => {
  const idle: ScheduleData = {
    start: '2026-11-02',
    today: '2026-11-09',
    unit: 'working-day',
    tasks: [task('first', 2, 0), task('gate', 0, 0, ['first']), task('second', 3, 0, ['gate'])],
  }
  const { behind, slip } = progressOf(idle, planOf(idle))
  expect([...behind].map(([{ name }, units]) => [name, units])).toEqual([['first', 5]])
  expect(slip).toBe(5)
})

test('dates have their year where a plan has days in two', () => {
  const dates = (start: string): string => {
    const plain = { ...data, start, today: undefined }
    const plan = planOf(plain)
    const progress = progressOf(plain, plan)
    return planDates(plain, plan, progress)(progress.end - 1)
  }
  expect([dates('2026-11-02'), dates('2026-12-28')]).toEqual(['Nov 17', 'Jan 12, 2027'])
})

test('a side task that ends on the day of the last one, or was to end after it, takes no headline from it', () => {
  const side = (duration: number) => {
    const own = { ...data, tasks: [...data.tasks, task('side', duration, 0)].map((each) => ({ ...each })) }
    const side = own.tasks.at(-1)
    // Its own date is in the future, so that it is not late.
    if (side !== undefined) side.start = '2026-11-13'
    const { delaying, end, forecast, slip, last } = progressOf(own, planOf(own))
    const days = [end, forecast].map((at) => new Date(at - 1).toISOString().slice(8, 10))
    return [last?.name, [...delaying].map(({ name }) => name).join(), ...days, Math.abs(slip)]
  }
  // As planned, the switch ends on the 17th and the side task on the 19th, 20th and 23rd; the switch moves to the 20th.
  expect([side(5), side(6), side(7)]).toEqual([
    ['switch', 'copy', '17', '20', 3],
    ['switch', 'copy', '17', '20', 3],
    ['side', '', '23', '23', 0],
  ])
})
