import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds a different style for every box', () => {
  expect(
    findingsIn(
      withChanges(
        { 2: { stroke: 'ink' }, 6: { fill: 'rule' }, 8: { fill: 'none' } },
        { type: 'box', x: 40, y: 280, w: 80, h: 32, stroke: 'rule' },
        { type: 'text', x: 80, y: 301, text: 'mail', size: 14, align: 'middle' },
        { type: 'box', x: 160, y: 280, w: 80, h: 32, fill: 'muted' },
        { type: 'text', x: 200, y: 301, text: 'text', size: 14, align: 'middle', fill: 'surface' },
        { type: 'box', x: 560, y: 280, w: 80, h: 32, fill: 'ink' },
        { type: 'text', x: 600, y: 301, text: 'post', size: 14, align: 'middle', fill: 'surface' },
      ),
    ),
  ).toEqual([['R17']])
})
