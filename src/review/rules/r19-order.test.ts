import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds no title', () => {
  expect(findingsIn(withChanges({ 0: { size: 16, bold: false } }))).toEqual([['R19']])
})

test('finds a fill drawn over a text', () => {
  expect(findingsIn(withChanges({}, { type: 'box', x: 512, y: 136, w: 56, h: 20 }))).toEqual([['R19', 13]])
})
