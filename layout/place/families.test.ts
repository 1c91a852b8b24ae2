/** Which vertices are leaves of one parent. */
import { expect, test } from 'vitest'
import { familyIn } from './families.ts'

test('leaves are of their only parent; what leads on, has several parents or none is of no family', () => {
  const pairs = [
    [0, 1],
    [0, 2],
    [0, 2],
    [1, 3],
    [0, 4],
    [1, 4],
  ] as const
  const links = pairs.map(([from, to]) => ({ from, to, weight: 1, words: { w: 0, h: 0 }, isBack: false }))
  expect([0, 1, 2, 3, 4, 5].map(familyIn({ links }))).toEqual(['', '', '0', '1', '', ''])
})
