/** Polylines, against hand-made shapes and against sampled points. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundsOf,
  clipToRect,
  covers,
  distanceToPolylines,
  distanceToSegment,
  intersectsRect,
  type LineSegment,
  lengthOf,
  type Polyline,
  rayHit,
} from './polyline.ts'
import type { Point, Rect } from './rect.ts'

const square: Polyline = {
  closed: true,
  segments: [
    { x1: 0, y1: 0, x2: 10, y2: 0 },
    { x1: 10, y1: 0, x2: 10, y2: 10 },
    { x1: 10, y1: 10, x2: 0, y2: 10 },
    { x1: 0, y1: 10, x2: 0, y2: 0 },
  ],
}
const rect = { x: 2, y: 2, w: 6, h: 6 }

const number = fc.integer({ min: -20, max: 20 })
const segments: fc.Arbitrary<LineSegment> = fc.record({ x1: number, y1: number, x2: number, y2: number })
const along = ({ x1, y1, x2, y2 }: LineSegment, at: number): Point => ({
  x: x1 + (x2 - x1) * at,
  y: y1 + (y2 - y1) * at,
})
const open = (...own: LineSegment[]): Polyline => ({ segments: own, closed: false })

test('a segment is as long as the way between its ends', () => {
  expect(lengthOf({ x1: 1, y1: 2, x2: 4, y2: 6 })).toBe(5)
  expect(lengthOf({ x1: 4, y1: 6, x2: 1, y2: 2 })).toBe(5)
})

test('bounds reach around every end; without segments they are a point at the origin', () => {
  expect(boundsOf([open({ x1: 9, y1: 2, x2: 4, y2: 6 }), open({ x1: 5, y1: -3, x2: 6, y2: 1 })])).toEqual({
    x: 4,
    y: -3,
    w: 5,
    h: 9,
  })
  expect(boundsOf([])).toEqual({ x: 0, y: 0, w: 0, h: 0 })
})

describe('the part of a segment inside a rectangle', () => {
  test('runs from 0 to 1 along it', () => {
    expect(clipToRect({ x1: 0, y1: 5, x2: 10, y2: 5 }, rect)).toEqual([0.2, 0.8])
    expect(clipToRect({ x1: 5, y1: 5, x2: 5, y2: 6 }, rect)).toEqual([0, 1])
  })

  test('is undefined where they do not intersect, however near the corner', () => {
    expect(clipToRect({ x1: 0, y1: 3.9, x2: 3.9, y2: 0 }, rect)).toBeUndefined()
    expect(clipToRect({ x1: 0, y1: 4.1, x2: 4.1, y2: 0 }, rect)).toBeDefined()
  })

  test('counts touching, on each side and at each corner', () => {
    const touching: LineSegment[] = [
      { x1: 0, y1: 2, x2: 10, y2: 2 },
      { x1: 0, y1: 8, x2: 10, y2: 8 },
      { x1: 2, y1: 0, x2: 2, y2: 10 },
      { x1: 8, y1: 0, x2: 8, y2: 10 },
      { x1: 8, y1: 5, x2: 12, y2: 5 },
      { x1: 5, y1: 8, x2: 5, y2: 12 },
      { x1: 0, y1: 4, x2: 4, y2: 0 },
      { x1: 6, y1: 10, x2: 10, y2: 6 },
    ]
    for (const each of touching) {
      expect(clipToRect(each, rect), JSON.stringify(each)).toBeDefined()
      const [dx, dy] = [Math.sign(each.x1 + each.x2 - 10) || 0, Math.sign(each.y1 + each.y2 - 10) || 0]
      const away = { x1: each.x1 + dx / 8, y1: each.y1 + dy / 8, x2: each.x2 + dx / 8, y2: each.y2 + dy / 8 }
      expect(clipToRect(away, rect), JSON.stringify(away)).toBeUndefined()
    }
  })

  test('is found wherever one segment of one polyline has it', () => {
    const [inside, outside] = [
      { x1: 3, y1: 3, x2: 4, y2: 4 },
      { x1: 20, y1: 3, x2: 24, y2: 4 },
    ]
    expect(intersectsRect([open(outside, inside)], rect)).toBe(true)
    expect(intersectsRect([open(outside), open(inside)], rect)).toBe(true)
    expect(intersectsRect([open(outside), open(outside)], rect)).toBe(false)
    expect(intersectsRect([], rect)).toBe(false)
  })

  test('is in the rectangle from end to end, and nothing before or after it is', () => {
    const isIn = ({ x, y }: Point, { x: left, y: top, w, h }: Rect, by = 0): boolean =>
      x >= left - by && x <= left + w + by && y >= top - by && y <= top + h + by
    fc.assert(
      fc.property(segments, (segment) => {
        const span = clipToRect(segment, rect)
        if (span === undefined) return
        for (const at of [span[0], (span[0] + span[1]) / 2, span[1]])
          expect(isIn(along(segment, at), rect, 1e-9)).toBe(true)
        if (span[0] > 0) expect(isIn(along(segment, span[0] - 1e-6), rect)).toBe(false)
        if (span[1] < 1) expect(isIn(along(segment, span[1] + 1e-6), rect)).toBe(false)
      }),
    )
  })

  test('agrees with sampled points along the segment', () => {
    fc.assert(
      fc.property(number, number, number, number, (x1, y1, x2, y2) => {
        const hits = Array.from({ length: 101 }, (_, index) => index / 100).filter((at) => {
          const [x, y] = [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at]
          return x >= 2 && x <= 8 && y >= 2 && y <= 8
        })
        if (hits.length === 0) return
        const span = clipToRect({ x1, y1, x2, y2 }, rect)
        expect(span).toBeDefined()
        expect(span![0]).toBeLessThanOrEqual(hits[0]! + 1e-9)
        expect(span![1]).toBeGreaterThanOrEqual(hits.at(-1)! - 1e-9)
      }),
    )
  })
})

describe('a polyline', () => {
  test('covers what lies inside it and nothing else', () => {
    expect(
      [
        { x: 5, y: 5 },
        { x: 15, y: 5 },
        { x: 5, y: -1 },
      ].map((point) => covers([square], point)),
    ).toEqual([true, false, false])
  })

  test('covers its inside even when open, as a fill does', () => {
    expect(covers([{ segments: square.segments.slice(0, 3), closed: false }], { x: 1, y: 5 })).toBe(true)
  })

  test('leaves a hole where an inner polyline winds the other way', () => {
    const hole: Polyline = {
      closed: true,
      segments: [
        { x1: 4, y1: 4, x2: 4, y2: 6 },
        { x1: 4, y1: 6, x2: 6, y2: 6 },
        { x1: 6, y1: 6, x2: 6, y2: 4 },
        { x1: 6, y1: 4, x2: 4, y2: 4 },
      ],
    }
    expect(covers([square, hole], { x: 5, y: 5 })).toBe(false)
    expect(covers([square, hole], { x: 2, y: 5 })).toBe(true)
  })

  test('is as far away as its nearest point', () => {
    expect(distanceToPolylines({ x: 13, y: 14 }, [square])).toBe(5)
    expect(distanceToPolylines({ x: 5, y: 8 }, [square])).toBe(2)
    expect(distanceToPolylines({ x: 0, y: 0 }, [])).toBe(Infinity)
  })

  test('is hit by a ray at its near side first, and not beyond reach', () => {
    const ray = { from: { x: -4, y: 5 }, dx: 1, dy: 0 }
    expect(rayHit([square], { ...ray, reach: 24 })).toBe(4)
    expect(rayHit([square], { ...ray, reach: 3 })).toBeUndefined()
    expect(rayHit([square], { ...ray, dx: -1, reach: 24 })).toBeUndefined()
  })
})

test('the distance to a segment is that to the nearest of its points', () => {
  fc.assert(
    fc.property(segments, number, number, (segment, x, y) => {
      const distance = distanceToSegment({ x, y }, segment)
      const sampled = Array.from({ length: 401 }, (_, at) => along(segment, at / 400)).map((point) =>
        Math.hypot(point.x - x, point.y - y),
      )
      expect(distance).toBeLessThanOrEqual(Math.min(...sampled) + 1e-9)
      // No two samples are further apart than this.
      expect(distance).toBeGreaterThanOrEqual(Math.min(...sampled) - lengthOf(segment) / 400)
    }),
  )
})

describe('what a polygon covers', () => {
  const corners = fc.array(fc.record({ x: number, y: number }), { minLength: 3, maxLength: 7 })
  const closed = (points: Point[]): Polyline => ({
    closed: true,
    segments: points.map(({ x: x1, y: y1 }, at): LineSegment => {
      const { x: x2, y: y2 } = points[(at + 1) % points.length]!
      return { x1, y1, x2, y2 }
    }),
  })

  /** How often the corners go around a point, by the angles they are seen at. */
  const turnsAround = ({ x, y }: Point, points: Point[]): number => {
    const angles = points.map((point) => Math.atan2(point.y - y, point.x - x))
    const steps = angles.map((angle, at) => angles[(at + 1) % angles.length]! - angle)
    const shortest = steps.map((step) =>
      step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step,
    )
    return Math.round(shortest.reduce((sum, step) => sum + step, 0) / (2 * Math.PI))
  }

  test('is what its outline goes around', () => {
    fc.assert(
      fc.property(corners, number, number, (points, x, y) => {
        // Away from corners and, almost always, from sides.
        const point = { x: x + 0.4137, y: y + 0.5731 }
        expect(covers([closed(points)], point)).toBe(turnsAround(point, points) !== 0)
      }),
    )
  })

  test('is divided among tiles: each point of the plane belongs to one of them, edges and corners too', () => {
    const tile = (x: number, y: number) =>
      closed([
        { x, y },
        { x: x + 4, y },
        { x: x + 4, y: y + 4 },
        { x, y: y + 4 },
      ])
    const tiles = [-4, 0, 4].flatMap((x) => [-4, 0, 4].map((y) => tile(x, y)))
    for (let x = 0; x <= 4; x++) {
      for (let y = 0; y <= 4; y++) expect(tiles.filter((each) => covers([each], { x, y }))).toHaveLength(1)
    }
  })

  test('is nothing for no outline', () => {
    expect(covers([], { x: 0, y: 0 })).toBe(false)
    expect(covers([open()], { x: 0, y: 0 })).toBe(false)
  })
})

describe('a ray', () => {
  const wall = open({ x1: 10, y1: 0, x2: 10, y2: 8 })
  const hit = (y: number, reach: number, dy = 0) => rayHit([wall], { from: { x: 0, y }, dx: 1, dy, reach })

  test('hits at the ends of a segment and at its reach, and not beyond', () => {
    expect([hit(0, 10), hit(8, 10), hit(-0.1, 10), hit(8.1, 10), hit(4, 10), hit(4, 9.9)]).toEqual([
      10,
      10,
      undefined,
      undefined,
      10,
      undefined,
    ])
  })

  test('hits where it begins, and nothing behind it', () => {
    expect(rayHit([wall], { from: { x: 10, y: 4 }, dx: 1, dy: 0, reach: 5 })).toBe(0)
    expect(rayHit([wall], { from: { x: 10.1, y: 4 }, dx: 1, dy: 0, reach: 5 })).toBeUndefined()
    expect(rayHit([wall], { from: { x: 12, y: 4 }, dx: -1, dy: 0, reach: 5 })).toBe(2)
  })

  test('hits nothing that it runs along', () => {
    expect(rayHit([wall], { from: { x: 10, y: -5 }, dx: 0, dy: 1, reach: 50 })).toBeUndefined()
  })

  test('hits the nearest of all segments, at a point that is on it', () => {
    const direction = fc.integer({ min: 0, max: 359 }).map((degrees) => (degrees * Math.PI) / 180)
    fc.assert(
      fc.property(fc.array(segments, { maxLength: 4 }), number, number, direction, (some, x, y, angle) => {
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
        const at = rayHit([open(...some)], { from: { x, y }, dx, dy, reach: 30 })
        const end = at ?? 30
        if (at !== undefined)
          expect(distanceToPolylines({ x: x + at * dx, y: y + at * dy }, [open(...some)])).toBeLessThan(1e-6)
        // Each segment that the ray crosses before that would part two points of it.
        for (const segment of some) {
          const side = (p: Point) =>
            Math.sign((segment.x2 - segment.x1) * (p.y - segment.y1) - (segment.y2 - segment.y1) * (p.x - segment.x1))
          const across = (p: { x1: number; y1: number }) => Math.sign(dx * (p.y1 - y) - dy * (p.x1 - x))
          const last = { x: x + (end - 1e-3) * dx, y: y + (end - 1e-3) * dy }
          const parts =
            side({ x, y }) * side(last) < 0 && across(segment) * across({ x1: segment.x2, y1: segment.y2 }) < 0
          expect(parts && end > 1e-3).toBe(false)
        }
      }),
    )
  })
})
