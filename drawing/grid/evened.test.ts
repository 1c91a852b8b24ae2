import { expect, test } from 'vitest'
import { evened } from './evened.ts'

test('columns end with their cards, unless one is less than half as long as the longest', () => {
  expect(evened([60, 110, 100], 10)).toEqual([60, 110, 100])
  expect(evened([59, 110, 100], 10)).toEqual([110, 110, 110])
})
