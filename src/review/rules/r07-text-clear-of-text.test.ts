import { expect, test } from 'vitest'
import { findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds two texts on top of each other', () => {
  expect(findingsIn(withChanges({}, { type: 'text', x: 412, y: 250, text: 'later', size: 14 }))).toEqual([['R07', 16]])
})

test('finds lines of a block too close', () => {
  expect(findingsIn(withChanges({}, { type: 'text', x: 412, y: 261, text: 'soon', size: 14 }))).toEqual([['R07', 16]])
})

test('accepts colored words that follow each other in a line of code', () => {
  expect(
    fragmentFindings([
      { type: 'text', x: 40, y: 100, text: 'return ', size: 14, mono: true, fill: 'accent' },
      { type: 'text', x: 99, y: 100, text: 'total', size: 14, mono: true },
    ]),
  ).toEqual([])
})
