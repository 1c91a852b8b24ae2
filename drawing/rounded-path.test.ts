import { expect, test } from 'vitest'
import { elbow, roundedPath } from './rounded-path.ts'

test('corners are rounded by the radius, or by half of the shorter side', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 8 },
    { x: 80, y: 8 },
  ]
  expect(roundedPath(points, 8)).toBe('M 0 0 L 36 0 Q 40 0 40 4 L 40 4 Q 40 8 44 8 L 80 8')
})

test('an elbow goes up or down at one place, and is straight between level points', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 80, y: 8 },
  ]
  expect(elbow(from, to, 40)).toEqual([from, { x: 40, y: 0 }, { x: 40, y: 8 }, to])
  expect(elbow(from, { x: 80, y: 0 }, 40)).toEqual([from, { x: 80, y: 0 }])
})

test('a bend may take all of a short first and last stretch', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
    { x: 8, y: 40 },
    { x: 40, y: 40 },
  ]
  expect(roundedPath(points, 8)).toBe('M 0 0 L 4 0 Q 8 0 8 4 L 8 32 Q 8 40 16 40 L 40 40')
  expect(roundedPath(points, 8, { wholeEnds: true })).toBe('M 0 0 Q 8 0 8 8 L 8 32 Q 8 40 16 40 L 40 40')
})

test('a corner that another stroke meets is square', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 40 },
  ]
  expect(roundedPath(points, 8, { sharp: [{ x: 40, y: 0 }] })).toBe('M 0 0 L 40 0 L 40 40')
  expect(roundedPath(points, 8, { sharp: [{ x: 40, y: 8 }] })).toContain('Q 40 0')
})
