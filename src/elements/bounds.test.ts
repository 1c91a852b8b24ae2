import { expect, test } from 'vitest'
import type { Element } from '../scene/scene.ts'
import { ascent, descent, textWidth } from '../text/measure.ts'
import { boundsOf, boundsOfAll } from './bounds.ts'

test.each<[Element, object]>([
  [
    { type: 'box', x: 8, y: 16, w: 32, h: 24 },
    { x: 8, y: 16, w: 32, h: 24 },
  ],
  [
    { type: 'circle', x: 20, y: 30, r: 5 },
    { x: 15, y: 25, w: 10, h: 10 },
  ],
  [
    { type: 'line', x: 40, y: 8, x2: 10, y2: 20 },
    { x: 10, y: 8, w: 30, h: 12 },
  ],
  [
    { type: 'path', d: 'M 0 0 Q 10 20 20 0' },
    { x: 0, y: 0, w: 20, h: 10 },
  ],
  [
    { type: 'path', d: 'M' },
    { x: 0, y: 0, w: 0, h: 0 },
  ],
])('%j takes %j', (element, rect) => {
  expect(boundsOf(element)).toEqual(rect)
})

test('a text takes its widest width on the side that its alignment says, and from ascender to descender', () => {
  const w = textWidth('Wide', { size: 20, bold: true })
  const at = (align: 'start' | 'middle' | 'end') =>
    boundsOf({ type: 'text', x: 100, y: 50, text: 'Wide', size: 20, bold: true, align })
  expect(at('start')).toEqual({ x: 100, y: 50 - 20 * ascent, w, h: 20 * (ascent + descent) })
  expect([at('middle').x, at('end').x]).toEqual([100 - w / 2, 100 - w])
})

test('several elements are in one rectangle, none in none', () => {
  const dot = (x: number): Element => ({ type: 'circle', x, y: 0, r: 1 })
  expect(boundsOfAll([dot(0), dot(9)])).toEqual({ x: -1, y: -1, w: 11, h: 2 })
  expect(boundsOfAll([])).toBeUndefined()
})
