import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds a size off the scale', () => {
  expect(findingsIn(withChanges({ 1: { size: 15 } }))).toEqual([['R05']])
})

test('a title, a subtitle, labels, notes and one large figure are five sizes; a sixth is too many', () => {
  const sizes = { 0: { size: 24 }, 1: { size: 16 }, 3: { size: 28 }, 5: { size: 12 } }
  expect(findingsIn(withChanges(sizes)).filter(([rule]) => rule === 'R05')).toEqual([])
  expect(findingsIn(withChanges({ ...sizes, 7: { size: 20 } })).filter(([rule]) => rule === 'R05')).toEqual([['R05']])
})
