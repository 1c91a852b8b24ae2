import { expect, test } from 'vitest'
import { columnBand, focusBand } from './focus-band.ts'

test('a band has the bar of the accent at its left end', () => {
  expect(focusBand({ x: -8, y: 40, w: 200, h: 32 })).toEqual([
    { type: 'path', d: 'M -8 40 h 200 v 32 h -200 Z', fill: 'soft', stroke: 'none' },
    { type: 'path', d: 'M -8 40 h 3 v 32 h -3 Z', fill: 'accent', stroke: 'none' },
  ])
})

test('a column at the end of a table has its corners, and one in the middle has none', () => {
  const rect = { x: 100, y: 0, w: 60, h: 90 }
  const look = (fill: 'soft' | 'accent', d: string) => ({ type: 'path', d, fill, stroke: 'none' })
  expect(columnBand(rect)).toEqual([
    look('soft', 'M 100 0 H 160 L 160 0 V 90 L 160 90 H 100 L 100 90 V 0 L 100 0 Z'),
    look('accent', 'M 100 0 H 160 L 160 3 H 100 L 100 0 Z'),
  ])
  expect(columnBand(rect, { isLast: true })).toEqual([
    look('soft', 'M 100 0 H 155 A 5 5 0 0 1 160 5 V 85 A 5 5 0 0 1 155 90 H 100 L 100 90 V 0 L 100 0 Z'),
    look('accent', 'M 100 0 H 155 A 5 5 0 0 1 159.9 3 H 100 L 100 0 Z'),
  ])
  const [ground] = columnBand(rect, { isFirst: true })
  expect(ground?.d).toContain('A 5 5 0 0 1 100 85 V 5 A 5 5 0 0 1 105 0 Z')
})
