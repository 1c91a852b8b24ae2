import { expect, test } from 'vitest'
import { findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds a mark that is negative by color alone', () => {
  expect(
    findingsIn(withChanges({}, { type: 'circle', x: 680, y: 320, r: 6, fill: 'negative', stroke: 'none' })),
  ).toEqual([['R15', 16]])
})

test('accepts a negative bar with a signed value beside it', () => {
  expect(
    fragmentFindings([
      { type: 'box', x: 40, y: 80, w: 120, h: 24, fill: 'negative', stroke: 'none' },
      { type: 'text', x: 168, y: 97, text: '−38 %', size: 14, fill: 'negative' },
    ]),
  ).toEqual([])
})
