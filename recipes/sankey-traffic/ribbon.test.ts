import { expect, test } from 'vitest'
import { flattenPath } from '../../src/geometry/flatten-path.ts'
import { distanceToPolylines } from '../../src/geometry/polyline.ts'
import { bendRoom, ribbon } from './ribbon.ts'

const bent = (rise: number, h: number, room: number): string =>
  ribbon(
    [
      { x: 0, x2: 40, y: 500 },
      { x: 40 + room, x2: 80 + room, y: 500 + rise },
    ],
    h,
  )

/** The least and the most distance from points of the upper edge to the lower one. */
const thicknessOf = (d: string): number[] => {
  const segments = flattenPath(d, 2000).flatMap((outline) => outline.segments)
  const end = Math.max(...segments.map(({ x2 }) => x2))
  const turn = segments.findIndex(({ x2 }) => x2 === end) + 1
  const lower = [{ segments: segments.slice(turn + 1, -1), closed: false }]
  const distances = segments.slice(0, turn).map(({ x1, y1 }) => distanceToPolylines({ x: x1, y: y1 }, lower))
  return [Math.min(...distances), Math.max(...distances)].map((distance) => Math.round(distance))
}

test('a ribbon is equally thick all along, whether it falls or rises, flat or steep', () => {
  for (const [rise, h, room] of [
    [60, 30, 160],
    [-60, 30, 160],
    [300, 24, 64],
    [-300, 24, 64],
    [120, 100, 220],
    [0, 40, 100],
  ] as const)
    expect(thicknessOf(bent(rise, h, room))).toEqual([h, h])
})

test('the room of a bend is where its inner edge still has a radius', () => {
  expect(bendRoom(0, 40)).toBe(0)
  expect(bendRoom(400, 40)).toBe(48)
  const room = Math.ceil(bendRoom(60, 100))
  expect(thicknessOf(bent(60, 100, room))).toEqual([100, 100])
  const radii = [...bent(60, 100, room).matchAll(/A ([\d.]+)/g)].map(([, radius]) => Number(radius))
  expect(Math.min(...radii)).toBeGreaterThanOrEqual(4)
})

test('without stretches there is no ribbon', () => {
  expect(ribbon([], 8)).toBe('')
})
