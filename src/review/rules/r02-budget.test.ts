import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds a coordinate with a fraction', () => {
  expect(findingsIn(withChanges({ 0: { y: 58.25 } }))).toEqual([['R02']])
})
