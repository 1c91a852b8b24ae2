/** Days of a sprint in which the scope changes. */
import { expect, test } from 'vitest'
import { steppedDays } from './burndown.ts'

test('work that was added stands upright on the day it was added, and what is done before slopes', () => {
  const day = (x: number, y: number, without: number) => ({ cell: { value: y }, x, y, without, ideal: 0 })
  const [plan, grown, next] = [day(0, 51, 51), day(1, 58, 46), day(2, 50, 38)]
  expect(steppedDays([plan, grown, next])).toEqual([plan, { ...grown, y: 46 }, grown, next])
  const shrunk = day(3, 30, 30)
  expect(steppedDays([next, shrunk])).toEqual([next, { ...shrunk, y: 42 }, shrunk])
})
