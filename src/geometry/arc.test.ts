/** Arcs against the ellipses they were made from. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcDirection, arcEllipse, arcExtremes, arcPoints, isCurved } from './arc.ts'
import type { Arc } from './path-data.ts'
import { boundsOfPoints, type Point } from './rect.ts'

/** An ellipse with its center, and a part of it: from an angle on, by so much of a turn. */
type Ellipse = { cx: number; cy: number; rx: number; ry: number; rotation: number; first: number; turn: number }

const pointAt = ({ cx, cy, rx, ry, rotation }: Ellipse, angle: number): Point => {
  const phi = (Math.PI * rotation) / 180
  const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)]
  return { x: cx + x * Math.cos(phi) - y * Math.sin(phi), y: cy + x * Math.sin(phi) + y * Math.cos(phi) }
}

/** The arc with the ends of that part, as path data name it. */
const arcOf = (ellipse: Ellipse): Arc => {
  const { rx, ry, rotation, first, turn } = ellipse
  const [from, to] = [pointAt(ellipse, first), pointAt(ellipse, first + turn)]
  const ends = { fromX: from.x, fromY: from.y, x: to.x, y: to.y }
  return { kind: 'arc', ...ends, rx, ry, rotation, large: Math.abs(turn) > Math.PI, sweep: turn > 0 }
}

const coordinate = fc.integer({ min: -200, max: 200 })
const radius = fc.integer({ min: 1, max: 80 })
/** Turns from a tenth of a radian, not nearly half: there the center moves a lot with the last bits of the ends. */
const turn = fc.integer({ min: 10, max: 620 }).filter((each) => Math.abs(each - 314) > 3)
const ellipses: fc.Arbitrary<Ellipse> = fc.record({
  cx: coordinate,
  cy: coordinate,
  rx: radius,
  ry: radius,
  rotation: fc.integer({ min: -180, max: 180 }),
  first: fc.integer({ min: 0, max: 628 }).map((each) => each / 100),
  turn: fc.tuple(turn, fc.boolean()).map(([each, back]) => (back ? -each : each) / 100),
})

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6

test('points are at equal steps of the angle, the last one at the very end', () => {
  fc.assert(
    fc.property(ellipses, (ellipse) => {
      const arc = arcOf(ellipse)
      const points = arcPoints(arc, () => 5)
      points.forEach((point, at) => {
        expect(isNear(point, pointAt(ellipse, ellipse.first + (ellipse.turn * (at + 1)) / 5))).toBe(true)
      })
      expect([points.length, points.at(-1)]).toEqual([5, { x: arc.x, y: arc.y }])
    }),
  )
})

test('their number follows from the larger radius and the angle swept', () => {
  fc.assert(
    fc.property(ellipses, (ellipse) => {
      const [asked] = ((): number[][] => {
        const calls: number[][] = []
        arcPoints(arcOf(ellipse), (...given) => calls.push(given))
        return calls
      })()
      expect(asked![0]).toBeCloseTo(Math.max(ellipse.rx, ellipse.ry), 6)
      expect(asked![1]).toBeCloseTo(Math.abs(ellipse.turn), 6)
    }),
  )
})

test('the direction at the end is that of the ellipse there', () => {
  fc.assert(
    fc.property(ellipses, (ellipse) => {
      const [dx, dy] = arcDirection(arcOf(ellipse))
      const end = ellipse.first + ellipse.turn
      const step = Math.sign(ellipse.turn) * 1e-6
      const [before, after] = [pointAt(ellipse, end - step), pointAt(ellipse, end + step)]
      const [tx, ty] = [after.x - before.x, after.y - before.y]
      const cosine = (dx * tx + dy * ty) / (Math.hypot(dx, dy) * Math.hypot(tx, ty))
      expect(cosine).toBeCloseTo(1, 6)
    }),
  )
})

test('ends and extremes together have the bounds of the whole arc', () => {
  fc.assert(
    fc.property(ellipses, (ellipse) => {
      const arc = arcOf(ellipse)
      const ends = [
        { x: arc.fromX, y: arc.fromY },
        { x: arc.x, y: arc.y },
      ]
      const found = boundsOfPoints([...ends, ...arcExtremes(arc)])!
      const sampled = boundsOfPoints(
        Array.from({ length: 2001 }, (_, at) => pointAt(ellipse, ellipse.first + (ellipse.turn * at) / 2000)),
      )!
      for (const side of ['x', 'y', 'w', 'h'] as const) expect(Math.abs(found[side] - sampled[side])).toBeLessThan(2e-3)
    }),
  )
})

describe('an arc whose radii cannot reach', () => {
  const short: Arc = {
    kind: 'arc',
    fromX: 10,
    fromY: 20,
    x: 90,
    y: 80,
    rx: 4,
    ry: 2,
    rotation: 30,
    large: false,
    sweep: true,
  }

  test('is half of the smallest ellipse of their proportions that does', () => {
    const { rx, ry, u, center } = arcEllipse(short)
    expect(rx / ry).toBeCloseTo(2, 9)
    expect((u.x / rx) ** 2 + (u.y / ry) ** 2).toBeCloseTo(1, 9)
    expect([center.x, center.y].map((each) => Math.abs(each) < 1e-6)).toEqual([true, true])
    const [middle] = arcPoints(short, () => 2)
    // Half of the way, at right angles to the chord where the ellipse is a circle.
    const circle = arcPoints({ ...short, ry: 4 }, () => 2)[0]!
    expect([circle.x, circle.y].map(Math.round)).toEqual([80, 10])
    expect(middle).toBeDefined()
  })

  test('keeps radii that just reach', () => {
    const half: Arc = { ...short, fromX: 0, fromY: 0, x: 100, y: 0, rx: 50, ry: 30, rotation: 0 }
    expect(arcEllipse(half)).toMatchObject({ rx: 50, ry: 30 })
    expect(arcEllipse({ ...half, rx: 49 }).rx).toBeCloseTo(50, 9)
    expect(arcEllipse({ ...half, rx: 51 }).rx).toBe(51)
  })
})

test('an arc is curved unless a radius is 0 or its ends are one point', () => {
  const arc: Arc = {
    kind: 'arc',
    fromX: 0,
    fromY: 0,
    x: 8,
    y: 0,
    rx: 0.5,
    ry: 0.5,
    rotation: 0,
    large: false,
    sweep: true,
  }
  const variants: Partial<Arc>[] = [{}, { rx: 0 }, { ry: 0 }, { x: 0 }, { x: 0, y: 3 }, { fromX: 8 }]
  expect(variants.map((each) => isCurved({ ...arc, ...each } as Arc))).toEqual([true, false, false, false, true, false])
})
