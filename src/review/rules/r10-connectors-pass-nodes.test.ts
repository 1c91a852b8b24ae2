import { expect, test } from 'vitest'
import { box, findingsIn, fragmentFindings, withChanges } from '../../../test/review.ts'

test('finds a connector through a box', () => {
  expect(findingsIn(withChanges({}, { type: 'path', d: 'M 200 128 H 600', arrow: true }))).toEqual([['R10', 16]])
})

test('accepts a connector into and across groups and panels', () => {
  expect(
    fragmentFindings([
      { type: 'box', x: 24, y: 40, w: 224, h: 160, dashed: true, fill: 'none' },
      { type: 'box', x: 288, y: 40, w: 480, h: 160, stroke: 'rule' },
      box(40, 80),
      box(304, 80),
      { type: 'box', x: 544, y: 80, w: 64, h: 80 },
      { type: 'path', d: 'M 120 80 V 60 H 576 V 80', arrow: true },
    ]),
  ).toEqual([])
})

test('accepts a numbered mark that sits on a connector', () => {
  expect(
    fragmentFindings([
      box(40, 80),
      box(360, 80),
      { type: 'line', x: 200, y: 120, x2: 360, y2: 120, arrow: true },
      { type: 'circle', x: 280, y: 120, r: 12 },
      { type: 'text', x: 280, y: 125, text: '1', size: 14, align: 'middle', bold: true },
    ]),
  ).toEqual([])
})

test('accepts stacked copies behind the box an arrow ends on', () => {
  expect(
    fragmentFindings([
      box(40, 80),
      box(336, 64),
      box(320, 80),
      { type: 'line', x: 400, y: 32, x2: 400, y2: 80, arrow: true },
      { type: 'line', x: 200, y: 120, x2: 320, y2: 120, arrow: true },
    ]),
  ).toEqual([])
})
