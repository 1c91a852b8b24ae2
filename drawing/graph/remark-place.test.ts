import { expect, test } from 'vitest'
import { asideShift } from './remark-place.ts'

const frame = { head: { w: 40, h: 40 }, aside: { w: 60, h: 40 }, draw: () => [] }
const rect = { x: 100, y: 100, w: 200, h: 120 }

const shift = (...lines: [x: number, y: number][]): number =>
  asideShift(frame, rect, {
    edges: lines.map(([x, y]) => ({
      points: [
        { x, y },
        { x, y: 300 },
      ],
    })),
  } as unknown as Parameters<typeof asideShift>[2])

test('a remark is at the right of its frame, or as little left of that as leaves it free of lines', () => {
  expect(shift()).toBe(0)
  // Right of its words, and below its strip.
  expect([shift([300, 0]), shift([270, 140])]).toEqual([0, 0])
  expect(shift([270, 0])).toBe(32)
  expect(shift([270, 139])).toBe(32)
  expect(shift([270, 0], [200, 0])).toBe(32)
})

test('where lines leave it no place, it is at the right', () => {
  expect(shift([250, 0], [195, 0])).toBe(0)
  expect(asideShift({ draw: () => [] }, rect, { edges: [] })).toBe(0)
})
