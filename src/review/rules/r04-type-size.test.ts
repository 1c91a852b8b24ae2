import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds type of 10 px', () => {
  expect(findingsIn(withChanges({ 11: { size: 10 } }))).toEqual([['R04', 11]])
})
