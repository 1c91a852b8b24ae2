/** Outlines of elements: where they are, and whether they close. */
import { describe, expect, test } from 'vitest'
import { boundsOf, lengthOf } from '../geometry/polyline.ts'
import { outlinesOf } from './outlines.ts'

const room = { characters: 1_000, segments: 100 }

describe('the outline of', () => {
  test('a box has four sides, clockwise from its corner', () => {
    const [outline] = outlinesOf({ type: 'box', x: 10, y: 20, w: 30, h: 40 }, room)
    expect(outline).toEqual({
      closed: true,
      segments: [
        { x1: 10, y1: 20, x2: 40, y2: 20 },
        { x1: 40, y1: 20, x2: 40, y2: 60 },
        { x1: 40, y1: 60, x2: 10, y2: 60 },
        { x1: 10, y1: 60, x2: 10, y2: 20 },
      ],
    })
  })

  test('a circle reaches its four extreme points, and is as long as its circumference', () => {
    const outlines = outlinesOf({ type: 'circle', x: 50, y: 50, r: 30 }, room)
    const { x, y, w, h } = boundsOf(outlines)
    for (const [found, wanted] of [
      [x, 20],
      [y, 20],
      [w, 60],
      [h, 60],
    ] as const)
      expect(found).toBeCloseTo(wanted, 9)
    const length = outlines.flatMap(({ segments }) => segments).reduce((sum, each) => sum + lengthOf(each), 0)
    expect(length).toBeLessThan(60 * Math.PI)
    expect(length).toBeGreaterThan(60 * Math.PI - 1)
  })

  test('a line is open', () => {
    expect(outlinesOf({ type: 'line', x: 1, y: 2, x2: 3, y2: 4 }, room)).toEqual([
      { closed: false, segments: [{ x1: 1, y1: 2, x2: 3, y2: 4 }] },
    ])
  })

  test('a path is read as far as there is room', () => {
    const d = 'M0 0H9M20 0H29M40 0H49'
    const count = (more: Partial<typeof room>) => outlinesOf({ type: 'path', d }, { ...room, ...more }).length
    expect([count({}), count({ segments: 2 }), count({ characters: 14 })]).toEqual([3, 2, 2])
  })
})
