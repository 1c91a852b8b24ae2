import { expect, test } from 'vitest'
import { drawEnd } from './ends.ts'

test('a socket is open toward the ball at the tip, and its edge stops at it', () => {
  const { elements, length } = drawEnd('socket', { tip: { x: 0, y: 0 }, before: { x: 100, y: 0 } })
  expect(length).toBe(10)
  const [, startX, startY, endX, endY] =
    /^M (\S+) (\S+) A 20 20 0 0 1 (\S+) (\S+)$/.exec(elements[0]?.type === 'path' ? elements[0].d : '') ?? []
  expect(Number(startX)).toBeCloseTo(-10 + 20 * Math.cos((80 * Math.PI) / 180))
  expect(Number(startX)).toBe(Number(endX))
  expect(Number(startY)).toBe(-Number(endY))
})
