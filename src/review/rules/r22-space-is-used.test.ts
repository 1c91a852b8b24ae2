import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds an empty quarter', () => {
  expect(
    findingsIn({ ...withChanges({}, { type: 'text', x: 40, y: 600, text: 'far', size: 14 }), height: 640 }),
  ).toEqual([['R22']])
})
