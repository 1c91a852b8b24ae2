import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

test('a run ends where an item does not belong to the one before it', () => {
  expect(runsOf([1, 2, 4, 5, 9], (item, before) => item === before + 1)).toEqual([[1, 2], [4, 5], [9]])
  expect(runsOf([undefined, undefined, 'a'], (item, before) => item === before)).toEqual([
    [undefined, undefined],
    ['a'],
  ])
  expect(runsOf([], () => true)).toEqual([])
})
