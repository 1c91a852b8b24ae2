import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds a size off the scale', () => {
  expect(findingsIn(withChanges({ 1: { size: 15 } }))).toEqual([['R05']])
})
