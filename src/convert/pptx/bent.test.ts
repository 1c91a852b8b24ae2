/**
 * Connectors followed as the format defines them: along their preset, flipped, then turned about the middle of the frame.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../../geometry/rect.ts'
import { type Bent, bentThrough } from './bent.ts'

/** The points of a preset before flips and turns, by its definition in the standard. */
const presetPoints = ({ preset, adjustments, rect: { w, h } }: Bent): Point[] => {
  const [x1, y2, x3] = adjustments.map((value, index) => ((index % 2 === 0 ? w : h) * value) / 100_000) as number[]
  const corners: Record<string, number[][]> = {
    straightConnector1: [],
    bentConnector2: [[w, 0]],
    bentConnector3: [
      [x1!, 0],
      [x1!, h],
    ],
    bentConnector4: [
      [x1!, 0],
      [x1!, y2!],
      [w, y2!],
    ],
    bentConnector5: [
      [x1!, 0],
      [x1!, y2!],
      [x3!, y2!],
      [x3!, h],
    ],
  }
  return [[0, 0], ...corners[preset]!, [w, h]].map(([x = 0, y = 0]) => ({ x, y }))
}

const onSlide = (bent: Bent): Point[] => {
  const { rect, rot, flipH, flipV } = bent
  const angle = (rot * Math.PI) / 180
  return presetPoints(bent).map(({ x, y }) => {
    const [dx, dy] = [(x - rect.w / 2) * (flipH ? -1 : 1), (y - rect.h / 2) * (flipV ? -1 : 1)]
    return {
      x: rect.x + rect.w / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: rect.y + rect.h / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
    }
  })
}

/** How far the farthest corner is from where it belongs. */
const off = (bent: Bent, points: readonly Point[]): number =>
  Math.max(...onSlide(bent).map(({ x, y }, index) => Math.hypot(x - points[index]!.x, y - points[index]!.y)))

const step = fc.integer({ min: -300, max: 300 }).filter((length) => Math.abs(length) > 1)

/** A stroke with right angles: the lengths of its pieces, and whether the first is horizontal. */
const stroke = fc.record({ steps: fc.array(step, { minLength: 2, maxLength: 5 }), isFlat: fc.boolean() })

const pointsOf = ({ steps, isFlat }: { steps: number[]; isFlat: boolean }): Point[] => {
  const points = [{ x: 100, y: 100 }]
  for (const [index, length] of steps.entries()) {
    const { x, y } = points.at(-1)!
    points.push((index % 2 === 0) === isFlat ? { x: x + length, y } : { x, y: y + length })
  }
  return points
}

test('a stroke with right angles is a connector with all its corners where they are', () => {
  fc.assert(
    fc.property(stroke, (each) => {
      const points = pointsOf(each)
      const bent = bentThrough(points)
      if (bent === undefined) throw new Error('there is no connector')
      expect(bent.preset).toBe(`bentConnector${points.length - 1}`)
      // Where both ends are on one line, the frame is a point of type wide.
      expect(off(bent, points)).toBeLessThan(0.75)
    }),
    { numRuns: 300 },
  )
})

test('a straight line is one in any direction', () => {
  const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
  fc.assert(
    fc.property(point, point, (from, to) => {
      const bent = bentThrough([from, to])
      expect(bent?.preset).toBe('straightConnector1')
      expect(off(bent!, [from, to])).toBeLessThan(1e-9)
    }),
  )
})

test('what the format has no connector for is none', () => {
  const slanted = [
    { x: 0, y: 0 },
    { x: 40, y: 10 },
    { x: 80, y: 10 },
  ]
  const long = pointsOf({ steps: [10, 20, 30, 40, 50, 60], isFlat: true })
  const onward = pointsOf({ steps: [10, 20], isFlat: true }).with(2, { x: 140, y: 100 })
  expect([slanted, long, onward, [{ x: 0, y: 0 }]].map(bentThrough)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
