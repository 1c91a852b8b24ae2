import { expect, test } from 'vitest'
import { edgeEntry } from './edge-entry.ts'

const arrowsOf = (style: Parameters<typeof edgeEntry>[1]) => {
  const { w, sample } = edgeEntry('Partnership', style)
  const lines = sample({ x: 0, y: 0, w: 40, h: 24 }).flatMap((each) => (each.type === 'line' ? [each] : []))
  return { w, tips: lines.map(({ x2, arrow = false }) => [x2, arrow]) }
}

test('a line in the key has the arrows of its kind: at its end, or at both', () => {
  expect(arrowsOf({})).toEqual({ w: undefined, tips: [[40, true]] })
  expect(arrowsOf({ from: 'arrow' }).tips).toEqual([
    [40, true],
    [0, true],
  ])
})

test('a dashed line with a mark at both ends is long enough for dashes between them', () => {
  expect(arrowsOf({ from: 'arrow', dashed: true }).w).toBe(72)
  expect(arrowsOf({ dashed: true }).w).toBeUndefined()
})

test('a socket in the key is no higher than other samples, and its line ends at it', () => {
  const [line, arc] = edgeEntry('Requires', { to: 'socket' }).sample({ x: 0, y: 0, w: 40, h: 24 })
  expect(line).toMatchObject({ x2: 24, y2: 12 })
  expect(arc).toMatchObject({ d: 'M 36 0 A 12 12 0 0 0 36 24' })
})
