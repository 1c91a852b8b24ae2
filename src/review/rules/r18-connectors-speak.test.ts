import { expect, test } from 'vitest'
import { box, findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds a connector without a label', () => {
  expect(findingsIn(withChanges({ 15: { x: 480, y: 246 } }))).toEqual([['R18']])
})

test('accepts plain lines whose kind the key explains', () => {
  expect(
    fragmentFindings(
      [
        box(40, 80),
        box(360, 80),
        { type: 'line', x: 200, y: 120, x2: 360, y2: 120, arrow: true },
        { type: 'line', x: 40, y: 320, x2: 88, y2: 320, arrow: true },
        { type: 'text', x: 96, y: 325, text: 'next step', size: 14 },
      ],
      'Flows',
    ),
  ).toEqual([])
})

test('accepts the start arrow of a state machine', () => {
  expect(
    fragmentFindings(
      [
        { type: 'line', x: 60, y: 160, x2: 120, y2: 160, arrow: true },
        { type: 'circle', x: 160, y: 160, r: 40 },
        { type: 'text', x: 160, y: 166, text: 'idle', align: 'middle' },
      ],
      'Flows',
    ),
  ).toEqual([])
})
