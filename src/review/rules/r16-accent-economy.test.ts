import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds accent everywhere', () => {
  expect(
    findingsIn(
      withChanges({
        2: { stroke: 'accent' },
        6: { stroke: 'accent' },
        10: { stroke: 'accent' },
        12: { stroke: 'accent' },
      }),
    ),
  ).toEqual([['R16']])
})
