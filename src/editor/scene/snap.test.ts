import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snapMove, snapValue } from './snap.ts'

const rect = { x: 0, y: 0, w: 40, h: 24 }

describe('a dragged rectangle', () => {
  const at = (...xs: number[]) => xs.map((x) => ({ x, y: 400, w: 10, h: 10 }))
  const move = (dx: number, ...xs: number[]) => snapMove(rect, { dx, dy: 0 }, { others: at(...xs), reach: 4 })

  test('takes the nearest edge of several, wherever it is in the list', () => {
    expect(move(98, 101, 99)).toEqual({ dx: 99, dy: 0, guides: [{ x: 99 }] })
    expect(move(98, 99, 101)).toEqual({ dx: 99, dy: 0, guides: [{ x: 99 }] })
    expect(move(98, 95, 97)).toEqual({ dx: 97, dy: 0, guides: [{ x: 97 }] })
  })

  test('is attracted within reach, no further', () => {
    expect(move(96, 100)).toEqual({ dx: 100, dy: 0, guides: [{ x: 100 }] })
    expect(move(95.5, 100)).toEqual({ dx: 96, dy: 0, guides: [] })
  })

  test('snaps down as it snaps across', () => {
    const others = [{ x: 400, y: 101, w: 10, h: 30 }]
    expect(snapMove(rect, { dx: 50, dy: 100 }, { others, reach: 4 })).toEqual({ dx: 48, dy: 101, guides: [{ y: 101 }] })
    expect(snapMove(rect, { dx: 50, dy: 92 }, { others, reach: 4 })).toEqual({ dx: 48, dy: 92, guides: [{ y: 116 }] })
  })

  test('snaps to the grid where nothing is near: its corner, not its shift', () => {
    expect(snapMove({ ...rect, x: 3, y: 5 }, { dx: 10, dy: 10 }, { others: [], reach: 4 })).toEqual({
      dx: 13,
      dy: 11,
      guides: [],
    })
  })

  test('moves by the shift nearest to the wanted one that puts an edge or middle on another', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 5 }), fc.integer({ min: 0, max: 300 }), (spans, wanted) => {
        const lines = ([start, length]: [number, number]): number[] => [start, start + length / 2, start + length]
        const shifts = spans.flatMap((each) => lines(each).flatMap((to) => lines([0, 40]).map((own) => to - own)))
        const others = spans.map(([x, w]) => ({ x, w, y: 900, h: 10 }))
        const { dx } = snapMove(rect, { dx: wanted, dy: 0 }, { others, reach: 6 })
        const nearest = Math.min(...shifts.map((shift) => Math.abs(shift - wanted)))
        expect(Math.abs(dx - wanted)).toBe(nearest <= 6 ? nearest : Math.abs(snapValue(wanted) - wanted))
      }),
    )
  })
})

test('a coordinate on the grid is a multiple of 8', () => {
  expect([0, 3, 4, 11, 12, -3, -5, 100].map(snapValue).map((value) => value + 0)).toEqual([0, 0, 8, 8, 16, 0, -8, 104])
})
