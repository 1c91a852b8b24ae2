import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { junkPath, wellFormedPath } from '../../test/arbitrary-scene.ts'
import { arrow, draw, exact, expectHead, length, less, type Pair } from '../../test/arrow-head.ts'
import { readSvg } from '../../test/read-svg.ts'
import { line, path, sceneOf } from '../../test/smallest-scene.ts'
import { parsePath } from '../geometry/path-data.ts'
import type { Element } from '../scene/scene.ts'
import { renderScene } from './render-scene.ts'

describe('a path ends where its last segment of nonzero length ends', () => {
  test.each([
    ['closed', 'M0 0H40V30Z', [0, 0], [-40, -30]],
    ['closed with zero length', 'M0 0H40V30H0V0Z', [0, 0], [0, -1]],
    ['closed, then on', 'M0 0H40V30ZV50', [0, 50], [0, 1]],
    ['a second subpath', 'M0 0H40M0 10V40', [0, 40], [0, 1]],
    ['a move at the end', 'M0 0H40M90 90', [40, 0], [1, 0]],
    ['a last segment of zero length', 'M0 0H40h0', [40, 0], [1, 0]],
    ['a curve whose last control point is its end', 'M0 0C0 40 40 40 40 40', [40, 40], [1, 0]],
    ['a curve that is a point at its end', 'M0 0C40 30 40 30 40 30', [40, 30], [4, 3]],
    ['a curve back to its start', 'M0 0C30 40 60 0 0 0', [0, 0], [-1, 0]],
    ['a quadratic whose control point is its end', 'M0 0Q40 30 40 30', [40, 30], [4, 3]],
    ['a smooth curve', 'M0 0Q20 20 40 0T80 0', [80, 0], [1, 1]],
    ['an arc with a radius of 0 is a line', 'M0 0A0 9 0 0 1 40 30', [40, 30], [4, 3]],
    ['an arc too small for floats', 'M0 0A1e-320 1e-320 0 0 1 40 30', [40, 30], [4, 3]],
    ['an arc from a point to itself', 'M0 0H40A9 9 0 1 1 40 0', [40, 0], [1, 0]],
    ['half a circle', 'M0 0A20 20 0 0 1 40 0', [40, 0], [0, 1]],
    ['an error after it', 'M0 0L40 30L80', [40, 30], [4, 3]],
    ['a number that overflows', 'M0 0L40 30L1e999 0', [40, 30], [4, 3]],
    ['a length that overflows', 'M0 0L40 30l1e308 0 1e308 0 1e308 0', undefined, [1, 0]],
  ] satisfies [string, string, Pair | undefined, Pair][])('%s: %s', (_case, d, end, direction) => {
    if (end === undefined) expect(renderScene(sceneOf({ ...path, d, arrow: true }))).not.toMatch(/NaN|Infinity/)
    else expectHead(arrow(d), end, direction)
  })
})

test.each([
  'M',
  'M5 5',
  'M5 5Z',
  'M5 5L5 5',
  'M5 5l0 0h0v0z',
  'M5 5C5 5 5 5 5 5',
  'M5 5A9 9 0 1 1 5 5',
  'm 1',
  'M0 0L1',
])('D5: %s has no length, and no head', (d) => expect(arrow(d)).toBeUndefined())

test('D5: a line of zero length has no head', () => {
  expect(draw({ ...line, x: 5, y: 5, x2: 5, y2: 5, arrow: true })).toBeUndefined()
})

test('a stroke that paints nothing has no head', () => {
  expect(draw({ ...line, x2: 50, arrow: true, stroke: 'none' })).toBeUndefined()
  expect(draw({ ...path, d: 'M0 0H50', arrow: true, stroke: 'none' })).toBeUndefined()
})

describe('a straight last segment stops inside the head, whatever letter it was written with', () => {
  test.each([
    ['M0 0L30 40', 'M0 0L 25.8 34.4'],
    ['M10 0l30 40', 'M10 0l 25.8 34.4'],
    ['M0 0H50', 'M0 0H 43'],
    ['M10 0h-50', 'M10 0h -43'],
    ['M0 0V50', 'M0 0V 43'],
    ['M0 9v50', 'M0 9v 43'],
    ['M0 0 30 40', 'M0 0 25.8 34.4'],
    ['m1,1,30,40', 'm1,1, 25.8 34.4'],
    ['M0 0h10 20', 'M0 0h10 13'],
    ['M0 0H50L9', 'M0 0H 43'],
    ['M0 0H7', 'M0 0H7'],
    ['M0 0Q9 9 20 0 5', 'M0 0Q9 9 20 0'],
    ['M0 0H40V30Z', 'M0 0H40V30Z'],
  ])('%s', (d, shaft) => expect(arrow(d)?.shaft['d']).toBe(shaft))
})

test.each([
  ['rule', 7.4, 7.1, 1],
  ['muted', 8, 7.675, 1.25],
  ['ink', 8.6, 8.25, 1.5],
  ['positive', 9.2, 8.825, 1.75],
  ['accent', 10.4, 9.975, 2.25],
] as const)('a head grows with the weight: %s', (stroke, long, wide, weight) => {
  for (const element of [
    { ...path, d: 'M0 0H100', arrow: true, stroke },
    { ...line, x2: 100, arrow: true, stroke },
  ]) {
    const drawn = draw(element)
    if (drawn === undefined) throw new Error('there is no head')
    expect(length(less(drawn.tip, drawn.back))).toBeCloseTo(long, 1)
    expect(length(less(...drawn.corners))).toBeCloseTo(wide, 1)
    expect(drawn.shaft['stroke-width'] ?? '1').toBe(String(weight))
  }
})

describe('an arrow in negative has a slash, in the path of its head, so that it is told without color', () => {
  const slashOf = (element: Element, ...around: Element[]): string[] | undefined =>
    readSvg(renderScene({ ...sceneOf(element), elements: [element, ...around] }))
      .slice(5)[1]
      ?.attributes['d']?.split('Z')
      .slice(1, -1)

  test.each([
    ['a line', { ...line, x2: 100, arrow: true, stroke: 'negative' }],
    ['a path', { ...path, d: 'M0 0V20H100V60', arrow: true, stroke: 'negative' }],
  ] as const)('%s', (_kind, element) => expect(slashOf(element)).toHaveLength(1))

  test('its middle is that of what the head leaves of the shaft, and it leans across by 5.5 px on each side', () => {
    const [slash = ''] = slashOf({ ...line, x2: 100, arrow: true, stroke: 'negative' }) ?? []
    const numbers = [...slash.matchAll(/-?[\d.]+/g)].map(Number)
    const [xs, ys] = [numbers.filter((_n, at) => at % 2 === 0), numbers.filter((_n, at) => at % 2 === 1)]
    expect(xs.reduce((sum, x) => sum + x, 0) / 4).toBeCloseTo((100 - 9.2) / 2, 1)
    expect(ys).toEqual([-5.5, -5.5, 5.5, 5.5])
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(6 + 1.75, 1)
  })

  test.each([
    // A word of 27.7 px at the middle leaves more in front of it; one at the start, all behind it.
    ['words beside it', { type: 'text', x: 88, y: -8, text: 'Fails', size: 12 }, (88 - 8.5) / 2],
    ['words out of its reach', { type: 'text', x: 88, y: -12, text: 'Fails', size: 12 }, (200 - 9.2) / 2],
    ['words beside all of it', { type: 'text', x: 0, y: -8, text: 'Fails'.repeat(9) }, (200 - 9.2) / 2],
    ['a line that joins it', { type: 'circle', x: 120, y: 0, r: 4 }, (120 + 200 - 9.2) / 2],
    ['a bar across it', { type: 'box', x: 120, y: -40, w: 16, h: 80, fill: 'soft' }, (120 - 8.5) / 2],
    ['a bar across it that has a path', { type: 'path', d: 'M120 -40H136V40H120Z', fill: 'soft' }, (120 - 8.5) / 2],
    ['a bar at its end', { type: 'box', x: 196, y: -40, w: 16, h: 80, fill: 'soft' }, (200 - 9.2) / 2],
    ['a line across it', { type: 'path', d: 'M120 -40H136V40H120Z' }, (200 - 9.2) / 2],
    ['a ground under it', { type: 'box', x: 120, y: -40, w: 40, h: 80, fill: 'soft' }, (200 - 9.2) / 2],
    ['a circle beside it', { type: 'circle', x: 120, y: 20, r: 4 }, (200 - 9.2) / 2],
    ['a circle at its head', { type: 'circle', x: 190, y: 0, r: 4 }, (200 - 9.2) / 2],
  ] as const)('%s', (_case, other, middle) => {
    const [slash = ''] = slashOf({ ...line, x2: 200, arrow: true, stroke: 'negative' }, other) ?? []
    const xs = [...slash.matchAll(/-?[\d.]+/g)].map(Number).filter((_n, at) => at % 2 === 0)
    expect(xs.reduce((sum, x) => sum + x, 0) / 4).toBeCloseTo(middle, 1)
  })

  test.each([
    ['a shaft that ends in the slash', { ...line, x2: 19.1, arrow: true, stroke: 'negative' }, 0],
    ['one that goes on behind it', { ...line, x2: 19.3, arrow: true, stroke: 'negative' }, 1],
    ['a short last piece, then on the piece before', { ...path, d: 'M0 0H60V9', arrow: true, stroke: 'negative' }, 1],
    ['short pieces only', { ...path, d: 'M0 0H9V9', arrow: true, stroke: 'negative' }, 0],
    ['another color', { ...line, x2: 100, arrow: true, stroke: 'accent' }, 0],
    ['a curve, along its tangent', { ...path, d: 'M0 0C0 40 40 40 90 40', arrow: true, stroke: 'negative' }, 1],
  ] as const)('%s', (_case, element, count) => expect(slashOf(element)).toHaveLength(count))
})

test('any path: the tip is at the end of a segment, and the shaft leads to it', () => {
  fc.assert(
    fc.property(fc.oneof(wellFormedPath, junkPath), (d) => {
      const drawn = arrow(d)
      const segments = parsePath(d)
      if (drawn === undefined) return
      const ends = segments.map(({ x, y }): Pair => [x, y])
      // Farther out, floats are coarser than the two decimals a head is written with.
      fc.pre(ends.flat().every((coordinate) => Math.abs(coordinate) < 1e9))
      expect(Math.min(...ends.map((end) => length(less(drawn.tip, end))))).toBeLessThan(exact)
      const under = parsePath(drawn.shaft['d'] ?? '')
      expect(under.length).toBe(segments.length)
      const stop: Pair = [under.at(-1)!.x, under.at(-1)!.y]
      expect(length(less(stop, ends.at(-1)!))).toBeLessThan(7.02)
    }),
    { numRuns: 500 },
  )
})
