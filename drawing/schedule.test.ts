import { describe, expect, it } from 'vitest'
import { moment } from './calendar.ts'
import { schedule } from './schedule.ts'

const tasks = [
  { id: 'long', days: 5 },
  { id: 'short', days: 2 },
  { id: 'join', days: 3, after: ['long', 'short'] },
  { id: 'end', days: 0, after: ['join'] },
]

describe('schedule', () => {
  const plan = schedule(tasks, moment('2026-11-16'))

  it('starts a task on the first working day after all it waits for', () => {
    expect(plan.get('join')).toMatchObject({ from: moment('2026-11-23'), to: moment('2026-11-26') })
  })

  it('gives a milestone no length', () => {
    expect(plan.get('end')).toMatchObject({ from: moment('2026-11-26'), to: moment('2026-11-26') })
  })

  it('counts slack in working days, and none on the longest chain', () => {
    expect(['long', 'short', 'join', 'end'].map((id) => plan.get(id)?.slack)).toEqual([0, 3, 0, 0])
  })

  it('refuses a task that waits for a later one', () => {
    expect(() => schedule([{ id: 'a', days: 1, after: ['b'] }], moment('2026-11-16'))).toThrow('"b"')
  })
})
