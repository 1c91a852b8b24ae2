import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds an arrow in the color of grid lines', () => {
  expect(findingsIn(withChanges({ 10: { stroke: 'rule' } }))).toEqual([['R14', 10]])
})
