import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds a text 7 px from the edge', () => {
  expect(findingsIn(withChanges({}, { type: 'text', x: 40, y: 390, text: 'edge', size: 14 }))).toEqual([['R03', 16]])
})
