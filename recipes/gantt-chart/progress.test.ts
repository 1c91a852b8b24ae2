import { expect, test } from 'vitest'
import { planOf, type ScheduleData, type ScheduleTask } from '../../drawing/data/schedule.ts'
import { progressOf } from './progress.ts'

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

test('what is due and not done is late, and moves the end only beyond its slack', () => {
  const { behind, delaying, slip } = progressOf(data, planOf(data))
  expect([...behind].map(([{ name }, units]) => [name, units])).toEqual([
    ['copy', 3],
    ['aside', 3],
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
  expect(copy && new Date(doneUntil(copy)).toISOString()).toBe('2026-11-07T00:00:00.000Z')
})

test('without today nothing is late', () => {
  const plain = { ...data, today: undefined }
  expect(progressOf(plain, planOf(plain)).behind.size).toBe(0)
})
