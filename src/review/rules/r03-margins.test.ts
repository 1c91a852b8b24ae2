import { expect, test } from 'vitest'
import { findingsIn, problemsOf, withChanges } from '../../../test/review.ts'
import { area } from '../../../test/sweeps.ts'

test('finds a text 7 px from the edge', () => {
  expect(findingsIn(withChanges({}, { type: 'text', x: 40, y: 390, text: 'edge', size: 14 }))).toEqual([['R03', 16]])
})

test('on the edge is 0 px from it, further out is beyond it', () => {
  const at = (x: number) => problemsOf('R03', [area(24, 24, 752, 352), area(x, 200, 40, 40)])
  const problem = (where: string) => [`elements.1: the box is ${where} the left edge; keep 24 px free on every side`]
  expect([at(0), at(-1)]).toEqual([problem('0 px from'), problem('1 px beyond')])
})
