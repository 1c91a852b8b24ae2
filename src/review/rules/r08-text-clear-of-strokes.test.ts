import { expect, test } from 'vitest'
import { findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds an arrow through its label', () => {
  expect(findingsIn(withChanges({ 11: { y: 164 } }))).toEqual([['R08', 11]])
})

test('accepts grid lines behind a label on a filled bar', () => {
  expect(
    fragmentFindings([
      { type: 'line', x: 200, y: 32, x2: 200, y2: 200, stroke: 'rule' },
      { type: 'box', x: 40, y: 80, w: 240, h: 32, fill: 'accent', stroke: 'none' },
      { type: 'text', x: 180, y: 101, text: '38 ms', size: 14, fill: 'surface' },
    ]),
  ).toEqual([])
})

test('accepts an underline below a word without descenders', () => {
  expect(
    fragmentFindings([
      { type: 'text', x: 40, y: 100, text: 'Total', size: 14 },
      { type: 'line', x: 40, y: 104, x2: 80, y2: 104, stroke: 'rule' },
    ]),
  ).toEqual([])
})
