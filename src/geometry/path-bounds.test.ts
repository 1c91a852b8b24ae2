/** Exact bounds, by example and against the flattened path. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathInPixels } from '../../test/arbitrary-scene.ts'
import { flattenPath } from './flatten-path.ts'
import { pathBounds } from './path-bounds.ts'
import { boundsOf } from './polyline.ts'
import { contains, grow } from './rect.ts'

test.each([
  ['a line', 'M10 20L40 60', { x: 10, y: 20, w: 30, h: 40 }],
  ['a quadratic curve', 'M0 0Q50 100 100 0', { x: 0, y: 0, w: 100, h: 50 }],
  ['a cubic curve', 'M0 0C0 100 100 100 100 0', { x: 0, y: 0, w: 100, h: 75 }],
  ['an S-shaped curve', 'M0 0C100 0 0 100 100 100', { x: 0, y: 0, w: 100, h: 100 }],
  ['half a circle', 'M0 0A50 50 0 0 1 100 0', { x: 0, y: -50, w: 100, h: 50 }],
  ['half a circle the other way', 'M0 0A50 50 0 0 0 100 0', { x: 0, y: 0, w: 100, h: 50 }],
  ['a large arc', 'M50 0A50 50 0 1 1 0 50', { x: 0, y: 0, w: 100, h: 100 }],
  ['radii that are too small', 'M0 0A1 1 0 0 1 100 0', { x: 0, y: -50, w: 100, h: 50 }],
  ['an arc with a radius of 0', 'M0 0A0 9 0 0 1 40 30', { x: 0, y: 0, w: 40, h: 30 }],
  ['two subpaths', 'M0 0h10M40 40v10', { x: 0, y: 0, w: 40, h: 50 }],
  ['data up to an error', 'M0 0h10 L80', { x: 0, y: 0, w: 10, h: 0 }],
  ['a move alone', 'M5 5', undefined],
  ['segments of zero length', 'M5 5h0Z', undefined],
])('the bounds of %s: %s', (_kind, data, bounds) => expect(pathBounds(data)).toEqual(bounds))

test('a cubic curve that is nearly quadratic keeps its height', () => {
  expect(pathBounds('M0 0C30 20 60 20.00000000000001 90 0')?.h).toBeCloseTo(15)
})

test('the bounds contain the flattened path, and are no larger than its chords allow', () => {
  fc.assert(
    fc.property(pathInPixels, (data) => {
      const flat = flattenPath(data, 100_000)
      const exact = pathBounds(data)
      if (exact === undefined || flat.length === 0) return
      const size = Math.max(exact.w, exact.h)
      const rounding = size * 1e-9 + 1e-6
      expect(contains(grow(exact, rounding), boundsOf(flat))).toBe(true)
      expect(contains(grow(boundsOf(flat), 0.02 * size + 0.2), exact)).toBe(true)
    }),
  )
})
