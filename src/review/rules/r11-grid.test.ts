import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds a box off the grid', () => {
  expect(findingsIn(withChanges({ 8: { h: 82 } }))).toEqual([['R11']])
})
