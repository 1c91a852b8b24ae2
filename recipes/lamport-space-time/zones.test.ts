import { expect, test } from 'vitest'
import { outlineOf } from './zones.ts'

test('zones that meet have one edge, others have their own', () => {
  const zone = (x: number, y: number, w: number) => ({ x, y, w, h: 10 })
  expect(outlineOf([zone(0, 0, 50), zone(20, 10, 40)])).toBe('M 0 0 H 50 V 10 H 60 V 20 H 20 V 10 H 0 V 0 Z')
  expect(outlineOf([zone(0, 0, 20), zone(20, 10, 40)])).toBe('M 0 0 H 20 V 10 H 0 V 0 Z M 20 10 H 60 V 20 H 20 V 10 Z')
  expect(outlineOf([zone(0, 0, 50), zone(20, 20, 40)])).toBe('M 0 0 H 50 V 10 H 0 V 0 Z M 20 20 H 60 V 30 H 20 V 20 Z')
})
