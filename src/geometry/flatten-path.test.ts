/** Path data becomes segments that follow the curves. */
import { describe, expect, test } from 'vitest'
import { flattenPath } from './flatten-path.ts'
import { boundsOf } from './polyline.ts'

const boundsOfPath = (d: string): Record<string, number> => {
  const bounds = boundsOf(flattenPath(d, 1000))
  return Object.fromEntries(Object.entries(bounds).map(([side, value]) => [side, Math.round(value) + 0]))
}

describe('a flattened path', () => {
  test('has one outline for each subpath, closed where it ends at its start', () => {
    const outlines = flattenPath('M 0 0 h 9 v 9 h -9 z M 20 0 h 9 M 40 0 h 9 v 9 L 40 0', 1000)
    expect(outlines.map(({ closed, segments }) => [closed, segments.length])).toEqual([
      [true, 4],
      [false, 1],
      [true, 3],
    ])
  })

  test('starts a new outline after a close that no move follows', () => {
    expect(flattenPath('M 0 0 h 9 v 9 z h -5', 1000).map(({ closed }) => closed)).toEqual([true, false])
  })

  test('reaches the top of a half circle', () => {
    expect(boundsOfPath('M 0 0 A 50 50 0 0 1 100 0')).toEqual({ x: 0, y: -50, w: 100, h: 50 })
    expect(boundsOfPath('M 0 0 A 50 50 0 0 0 100 0')).toEqual({ x: 0, y: 0, w: 100, h: 50 })
  })

  test('follows a large arc around the far side', () => {
    expect(boundsOfPath('M 50 0 A 50 50 0 1 1 0 50')).toEqual({ x: 0, y: 0, w: 100, h: 100 })
  })

  test('enlarges radii that cannot reach', () => {
    expect(boundsOfPath('M 0 0 A 1 1 0 0 1 100 0')).toEqual({ x: 0, y: -50, w: 100, h: 50 })
  })

  test('stays on the curve, inside its control points', () => {
    expect(boundsOfPath('M 0 0 Q 50 100 100 0')).toEqual({ x: 0, y: 0, w: 100, h: 50 })
    expect(boundsOfPath('M 0 0 C 0 100 100 100 100 0')).toEqual({ x: 0, y: 0, w: 100, h: 75 })
  })

  test('stops at its limit, and at numbers that are not finite', () => {
    expect(flattenPath('M 0 0 h 1 1 1 1 1 1 1 1', 3)[0]?.segments).toHaveLength(3)
    expect(flattenPath('M 0 0 h 1 L 1e999 0 h 1', 100)[0]?.segments).toHaveLength(1)
  })
})
