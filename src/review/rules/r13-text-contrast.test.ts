import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds ink on an accent fill', () => {
  expect(findingsIn(withChanges({ 4: { fill: 'accent' } }))).toEqual([['R13', 5]])
})

test('finds surface on the page', () => {
  expect(findingsIn(withChanges({ 1: { fill: 'surface' } }))).toEqual([['R13', 1]])
})
