import { expect, test } from 'vitest'
import { block } from '../../drawing/block.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { readSpace } from './clocks.ts'
import type { LaidEvent } from './lay.ts'
import { barOf } from './zones.ts'

const data = {
  processes: [{ name: 'A' }, { name: 'B' }],
  events: [{ name: 'event', at: 'A' }],
  of: 'event',
}
const [event] = readSpace(data).events
const eventAt = (x: number): LaidEvent => ({
  event: event!,
  at: { x, y: 56 },
  words: block([]),
  rect: { x: x - 30, y: 0, w: 60, h: 40 },
  align: 'middle',
  isFree: true,
  isCrossed: false,
})
const [zone, line]: [Rect, { left: number; right: number }] = [
  { x: 120, y: 0, w: 180, h: 112 },
  { left: 20, right: 400 },
]

test('the bar of a zone is along the line, up to the dots of the events beside it', () => {
  // Events within the zone do not end it.
  expect(barOf(zone, [eventAt(80), eventAt(200), eventAt(340)], line)).toEqual({ x: 103, y: 44, w: 214, h: 24 })
})

test('without events beside it the bar goes on to the ends of the line', () => {
  expect(barOf(zone, [eventAt(200)], line)).toEqual({ x: 20, y: 44, w: 380, h: 24 })
})
