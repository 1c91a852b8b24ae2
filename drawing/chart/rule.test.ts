import { expect, test } from 'vitest'
import { pointMarks } from './rule.ts'

test('a mark of points is an upright line at its x or a level one at its y', () => {
  const marks = pointMarks([
    { x: 200, text: 'Limit' },
    { y: 40, text: 'Average' },
  ])
  expect(marks.map(({ x = [], y = [] }) => ({ x, y }))).toEqual([
    { x: [200], y: [] },
    { x: [], y: [40] },
  ])
  expect(pointMarks()).toEqual([])
})
