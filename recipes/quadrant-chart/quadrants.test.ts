import { expect, test } from 'vitest'
import { plotted } from '../../test/drawn-marks.ts'
import { quadrants } from './quadrants.ts'

test('quadrants meet at lines through a point; the first has a ground, each its name in its outer corner', () => {
  const drawn = plotted(quadrants({ x: 40, y: 75 }, ['A', 'B', 'C', 'D']))
  expect(drawn[0]).toEqual({ type: 'line', x: 40, y: 0, x2: 40, y2: 100, stroke: 'muted' })
  expect(drawn[1]).toMatchObject({ d: expect.stringMatching(/^M 0 25 H/), stroke: 'muted' })
  expect(drawn.slice(2, 4)).toEqual([
    { type: 'path', d: 'M 0 0 H 40 V 25 H 0 Z', fill: 'soft', stroke: 'none' },
    { type: 'path', d: 'M 0 0 H 100 V 100 H 0 Z', stroke: 'rule' },
  ])
  expect(drawn.flatMap((each) => (each.type === 'text' ? [[each.text, each.x, each.align]] : []))).toEqual([
    ['A', 8, 'start'],
    ['B', 92, 'end'],
    ['C', 8, 'start'],
    ['D', 92, 'end'],
  ])
})
