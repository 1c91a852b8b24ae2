/** Days of a sprint in which the scope changes. */
import { expect, test } from 'vitest'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { burndownOf, burndownWords, steppedDays } from './burndown.ts'

test('work that was added stands upright on the day it was added, and what is done before slopes', () => {
  const day = (x: number, y: number, without: number) => {
    return { cell: { value: y }, x, y, added: y - without, without, ideal: 0 }
  }
  const [plan, grown, next] = [day(0, 51, 51), day(1, 58, 46), day(2, 50, 38)]
  expect(steppedDays([plan, grown, next])).toEqual([plan, { ...grown, y: 46 }, grown, next])
  const shrunk = day(3, 30, 30)
  expect(steppedDays([next, shrunk])).toEqual([next, { ...shrunk, y: 42 }, shrunk])
})

test('what is done on the day it was added is not less than nothing', () => {
  const cells = (...values: (number | null)[]) => values.map((value) => ({ value }))
  const rows = [
    { name: 'remaining', values: cells(5, 0, 0, null) },
    { name: 'scope', values: cells(5, 5, 7, null) },
  ]
  const { days, added } = burndownOf({
    measure: 'Work',
    columns: ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    rows,
  } as SeriesData)
  expect(steppedDays(days).map(({ x, y, without }) => [x, y, without])).toEqual([
    [0, 5, 5],
    [1, 0, 0],
    [2, 0, 0],
  ])
  expect(added).toBe(2)
})

test('the work left is off the ideal line, behind it or ahead of it', () => {
  const words = (...left: number[]) => {
    const rows = [{ name: 'remaining', values: left.map((value) => ({ value })) }]
    const columns = ['a', 'b', 'c'].map((name) => ({ name }))
    return burndownWords({ measure: 'Work', columns, rows } as SeriesData)
  }
  expect([words(8, 4), words(8, 5), words(8, 3)].map(({ behind, side }) => `${behind} ${side}`)).toEqual([
    '0 off',
    '1 behind',
    '1 ahead of',
  ])
})
