import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { halves } from './both-ways.ts'

test('a stroke parts in the middle of its longest run, the first of equal ones', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 100 },
    { x: 60, y: 100 },
  ]
  expect(halves(points)).toEqual([
    [
      { x: 40, y: 52 },
      { x: 40, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: 40, y: 52 },
      { x: 40, y: 100 },
      { x: 60, y: 100 },
    ],
  ])
  expect(
    halves([
      { x: 0, y: 0 },
      { x: 80, y: 0 },
      { x: 80, y: 80 },
    ])[0][0],
  ).toEqual({ x: 40, y: 0 })
})

test('the halves together are the stroke', () => {
  const grid = fc.integer({ min: 0, max: 50 }).map((step) => step * 8)
  const strokes = fc.array(fc.tuple(grid, grid), { minLength: 2, maxLength: 6 }).map((corners) =>
    corners.flatMap(([x, y], index) => {
      const [before] = corners[index - 1] ?? []
      return before === undefined
        ? [{ x, y }]
        : [
            { x: before, y },
            { x, y },
          ]
    }),
  )
  fc.assert(
    fc.property(strokes, (points) => {
      const [back, forth] = halves(points)
      expect(back[0]).toEqual(forth[0])
      expect([...back.slice(1).toReversed(), ...forth.slice(1)]).toEqual(points)
    }),
  )
})
