/** Path data becomes segments that follow the curves. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chordsOf, flattenPath } from './flatten-path.ts'
import { boundsOf, distanceToPolylines } from './polyline.ts'

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

  test('has ends as close as 0.05 px closed, if both coordinates are', () => {
    const isClosed = (end: string) => flattenPath(`M 0 0 h 9 v 9 L ${end}`, 9)[0]?.closed
    expect(['0 0.04', '0.04 0', '0 0.05', '0 9', '9 0', '-0.05 0.04'].map(isClosed)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('leaves out segments and outlines without length', () => {
    expect(flattenPath('M 0 0 h 9 h 0 v 9', 9)[0]?.segments).toHaveLength(2)
    expect(flattenPath('M 0 0 h 9 M 40 40 h 0 M 60 0 v 9', 9)).toHaveLength(2)
    expect(flattenPath('M 5 5 Z', 9)).toEqual([])
  })

  test('stops at its limit, and at numbers that are not finite', () => {
    expect(flattenPath('M 0 0 h 1 1 1 1 1 1 1 1', 3)[0]?.segments).toHaveLength(3)
    expect(flattenPath('M 0 0 h 1 L 1e999 0 h 1', 100)[0]?.segments).toHaveLength(1)
    const far = '9'.repeat(200)
    expect(flattenPath(`M 0 0 h 1 Q ${far} ${far} 9 9 h 1`, 100)[0]?.segments.length).toBeGreaterThan(0)
    for (const overflow of [`h ${'9'.repeat(308)} h ${'9'.repeat(308)}`, `v ${'9'.repeat(308)} v ${'9'.repeat(308)}`])
      expect(flattenPath(`M ${'9'.repeat(308)} ${'9'.repeat(308)} ${overflow}`, 100).length).toBeLessThan(2)
  })
})

describe('a curve', () => {
  const coordinate = fc.integer({ min: 0, max: 700 })
  const points = fc.array(coordinate, { minLength: 8, maxLength: 8 })

  test('is followed to 0.3 px up to a size of 1,000 px', () => {
    fc.assert(
      fc.property(points, ([x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]) => {
        const flat = flattenPath(`M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x} ${y}`, 1000)
        for (let step = 0; step <= 40; step++) {
          const [t, s] = [step / 40, 1 - step / 40]
          const at = (a: number, b: number, c: number, d: number): number =>
            s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
          if (flat.length > 0)
            expect(distanceToPolylines({ x: at(x0, x1, x2, x), y: at(y0, y1, y2, y) }, flat)).toBeLessThan(0.3)
        }
      }),
    )
  })

  test.each([
    ['M0 0C1 0 2 0 3 0', 4],
    // Three halves of the root of its length, rounded up.
    ['M0 0C10 0 20 0 100 0', 15],
    ['M0 0C10 0 20 0 101 0', 16],
    ['M0 0C0 40 0 60 0 100', 15],
    ['M10 5C40 45 100 125 85 105', 20],
    ['M0 0C600 0 1200 0 1764 0', 63],
    ['M0 0C600 0 1200 0 1820 0', 64],
    ['M0 0C600 0 1200 0 9000 0', 64],
    ['M0 0Q50 0 100 0', 15],
  ])('%s has %i segments', (data, count) => expect(flattenPath(data, 1000)[0]?.segments).toHaveLength(count))
})

describe('a circle', () => {
  test('has as few chords as stay within a tenth of a pixel, but 12 to 180', () => {
    const sagitta = (r: number, count: number): number => r * (1 - Math.cos(Math.PI / count))
    for (let r = 3; r <= 600; r += 0.5) {
      const count = chordsOf(r)
      expect(sagitta(r, count)).toBeLessThanOrEqual(0.1 + 1e-9)
      if (count > 12) expect(sagitta(r, count - 1)).toBeGreaterThan(0.1)
    }
    expect([0, 0.01, 2.9, 3, 656, 657, 10_000].map(chordsOf)).toEqual([12, 12, 12, 13, 180, 180, 180])
  })

  test('in part has its share of them, two at least', () => {
    const count = (data: string) => flattenPath(data, 1000)[0]?.segments.length
    expect(chordsOf(50)).toBe(50)
    expect(count('M0 0A50 50 0 0 1 100 0')).toBe(25)
    expect(count('M0 0A50 50 0 0 1 50 50')).toBe(13)
    expect(count('M0 0A50 50 0 0 1 1 0.01')).toBe(2)
    expect(count('M0 0A50 0 0 0 1 100 0')).toBe(1)
  })
})
