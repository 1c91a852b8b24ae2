import { expect, test } from 'vitest'
import { cells, dividers, dots } from './cells.ts'

test('cells have square corners, and those that look alike are one path', () => {
  expect(
    cells([
      { x: 0, y: 0, w: 32, h: 24 },
      { x: 32, y: 0, w: 32, h: 24 },
    ]),
  ).toEqual({ type: 'path', d: 'M 0 0 h 32 v 24 h -32 Z M 32 0 h 32 v 24 h -32 Z', fill: 'surface' })
})

test('dividers are the inner edges only', () => {
  expect(dividers({ x: 8, y: 8, w: 60, h: 24 }, { columns: [20, 20, 20] })?.d).toBe('M 28 8 v 24 M 48 8 v 24')
  expect(dividers({ x: 8, y: 8, w: 60, h: 24 }, { rows: [12, 12] })?.d).toBe('M 8 20 h 60')
  expect(dividers({ x: 8, y: 8, w: 60, h: 24 }, { rows: [24] })).toBeUndefined()
})

test('dots are one path without an outline', () => {
  expect(dots([{ x: 10, y: 10 }])).toEqual({
    type: 'path',
    d: 'M 7 10 a 3 3 0 1 0 6 0 a 3 3 0 1 0 -6 0 Z',
    fill: 'muted',
    stroke: 'none',
  })
})
