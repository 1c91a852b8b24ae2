import { expect, test } from 'vitest'
import { findingsIn, fragmentFindings, problemsOf, withChanges } from '../../../test/review.ts'
import { area, words } from '../../../test/sweeps.ts'

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

test('how far a label is beyond its box is rounded', () => {
  const at = (y: number) => problemsOf('R06', [area(40, 40, 160, 80), words(60, y)])
  const problem = (far: number) => [
    `elements.1: "Words" is ${far} px beyond the top of elements.0, 80 px high; keep 4 px free above and below`,
  ]
  expect([at(49.5), at(49.9)]).toEqual([problem(3), problem(2)])
})
