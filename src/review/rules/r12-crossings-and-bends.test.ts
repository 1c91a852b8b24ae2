import { expect, test } from 'vitest'
import { box, findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds messages of a sequence that cross', () => {
  expect(
    findingsIn(
      withChanges(
        {},
        { type: 'box', x: 40, y: 280, w: 160, h: 80 },
        { type: 'line', x: 184, y: 200, x2: 320, y2: 320, arrow: true },
        { type: 'line', x: 192, y: 280, x2: 324, y2: 200, arrow: true },
      ),
      { family: 'Sequences' },
    ),
  ).toEqual([['R12']])
})

test('accepts connectors that share a trunk and split', () => {
  expect(
    fragmentFindings(
      [
        box(40, 160),
        box(400, 40),
        box(400, 280),
        { type: 'path', d: 'M 200 200 H 292 Q 300 200 300 192 V 88 Q 300 80 308 80 H 400', arrow: true },
        { type: 'path', d: 'M 200 200 H 292 Q 300 200 300 208 V 312 Q 300 320 308 320 H 400', arrow: true },
      ],
      'Sequences',
    ),
  ).toEqual([])
})
