import { expect, test } from 'vitest'
import { planTasks, type Task } from './plan-tasks.ts'

type Named = Task & { name: string }

const task = (name: string, duration: number, after: string[] = [], start?: string): Named => ({
  name,
  duration,
  after,
  ...(start === undefined ? {} : { start }),
})

const plan = (tasks: Named[]) => {
  const find = (name: string): Named => {
    const found = tasks.find((each) => each.name === name)
    if (found === undefined) throw new Error(name)
    return found
  }
  const planned = planTasks(tasks, { start: Date.UTC(2026, 10, 16), unit: 'working-day', find, read: Date.parse })
  return Object.fromEntries(tasks.map((each) => [each.name, planned.get(each)]))
}

const join = [task('long', 5), task('short', 2), task('join', 3, ['long', 'short']), task('end', 0, ['join'])]

test('a task starts on the first working day after everything it waits for', () => {
  expect(plan(join)['join']).toMatchObject({
    early: { start: 5, finish: 8 },
    start: Date.UTC(2026, 10, 23),
    finish: Date.UTC(2026, 10, 26),
  })
})

test('a milestone is reached in the evening of what it waits for, not after the weekend', () => {
  expect(plan([task('week', 5), task('reached', 0, ['week'])])['reached']).toMatchObject({
    start: Date.UTC(2026, 10, 21),
    finish: Date.UTC(2026, 10, 21),
  })
})

test('a milestone with a later date of its own waits for that date', () => {
  expect(plan([task('week', 5), task('reached', 0, ['week'], '2026-11-25')])['reached']?.start).toBe(
    Date.UTC(2026, 10, 25),
  )
})

test('slack is how far a task may slip before the end moves, zero on the longest chain', () => {
  const planned = plan(join)
  expect(join.map(({ name }) => planned[name]?.slack)).toEqual([0, 3, 0, 0])
  expect(planned['short']?.late).toEqual({ start: 3, finish: 5 })
})

test('the order of the list does not matter', () => {
  expect(plan(join.toReversed())).toEqual(plan(join))
})

test('a task does not start before its first day', () => {
  expect(plan([task('held', 1, [], '2026-11-21')])['held']).toMatchObject({ start: Date.UTC(2026, 10, 23), slack: 0 })
})
