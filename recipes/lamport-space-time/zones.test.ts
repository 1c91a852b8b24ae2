import { expect, test } from 'vitest'
import { outlineOf } from './zones.ts'

test('zones that meet have one edge, others have their own', () => {
  const zone = (x: number, y: number, w: number) => ({ x, y, w, h: 10 })
  expect(outlineOf([zone(0, 0, 50), zone(20, 10, 40)])).toBe('M 0 0 H 50 V 10 H 60 V 20 H 20 V 10 H 0 V 0 Z')
  expect(outlineOf([zone(0, 0, 20), zone(20, 10, 40)])).toBe('M 0 0 H 20 V 10 H 0 V 0 Z M 20 10 H 60 V 20 H 20 V 10 Z')
  expect(outlineOf([zone(0, 0, 50), zone(20, 20, 40)])).toBe('M 0 0 H 50 V 10 H 0 V 0 Z M 20 20 H 60 V 30 H 20 V 20 Z')
})

test('where a causal message passes the outer end of a zone, its side leans so that the message is outside', () => {
  const zone = { x: 0, y: 0, w: 100, h: 20 }
  const way = (x: number, x2: number) => ({ from: { x, y: 10 }, to: { x: x2, y: 30 } })
  // Both cross the lower edge, 60 and 10 px from the left; one that passes far off does not matter.
  const found = outlineOf([zone], [way(50, 70), way(0, 20), way(300, 320)])
  expect(found).toBe('M 0 0 H 100 V 10 L 48 20 H 22 L 0 10 V 0 Z')
  const above = { from: { x: 80, y: -10 }, to: { x: 80, y: 10 } }
  expect(outlineOf([zone], [above])).toBe('M 0 0 H 68 L 100 10 V 20 H 0 V 0 Z')
  // No words are cut off.
  expect(outlineOf([zone], [above], [{ x: 70, y: 2, w: 20, h: 4 }])).toBe('M 0 0 H 100 V 20 H 0 V 0 Z')
  expect(outlineOf([zone], [above], [{ x: 70, y: 12, w: 20, h: 4 }])).toBe('M 0 0 H 68 L 100 10 V 20 H 0 V 0 Z')
})
