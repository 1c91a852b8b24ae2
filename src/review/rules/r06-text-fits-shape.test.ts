import { expect, test } from 'vitest'
import { findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds a label wider than its box', () => {
  expect(findingsIn(withChanges({ 5: { text: 'Order service API' } }))).toEqual([['R06', 5]])
})

test('finds a lone label off the middle', () => {
  expect(findingsIn(withChanges({ 9: { y: 336 } }))).toEqual([['R06', 9]])
})

test('accepts numbers in the cells of one heat-map path', () => {
  expect(
    fragmentFindings([
      { type: 'path', d: 'M 40 40 h 40 v 32 h -40 z M 80 40 h 40 v 32 h -40 z', fill: 'soft', stroke: 'surface' },
      { type: 'text', x: 60, y: 61, text: '12', size: 14, align: 'middle' },
      { type: 'text', x: 100, y: 61, text: '128', size: 14, align: 'middle' },
    ]),
  ).toEqual([])
})

test('accepts a label over pale stripes narrower than it', () => {
  expect(
    fragmentFindings([
      { type: 'path', d: 'M 40 40 h 16 v 200 h -16 z M 80 40 h 16 v 200 h -16 z', fill: 'surface', stroke: 'none' },
      { type: 'text', x: 48, y: 61, text: 'Copies agree', size: 14, align: 'middle' },
    ]),
  ).toEqual([])
})

test('accepts a word in a diamond', () => {
  expect(
    fragmentFindings([
      { type: 'path', d: 'M 40 80 L 136 40 L 232 80 L 136 120 Z', fill: 'surface' },
      { type: 'text', x: 136, y: 86, text: 'Justified?', align: 'middle', bold: true },
    ]),
  ).toEqual([])
})
