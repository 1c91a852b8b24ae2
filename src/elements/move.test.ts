import { expect, test } from 'vitest'
import type { Element } from '../scene/scene.ts'
import { boundsOf } from './bounds.ts'
import { moveElement } from './move.ts'

test.each<Element>([
  { type: 'box', x: 8, y: 16, w: 32, h: 24, dashed: true },
  { type: 'circle', x: 20, y: 30, r: 5 },
  { type: 'line', x: 40, y: 8, x2: 10, y2: 20, arrow: true },
  { type: 'path', d: 'M4 4h20v8Z', fill: 'soft' },
  { type: 'text', x: 10, y: 20, text: 'Word' },
])('$type is moved as a whole and keeps everything else', (element) => {
  const [before, moved] = [boundsOf(element), moveElement(element, 3, -5)]
  const after = boundsOf(moved)
  expect([after.x - before.x, after.y - before.y, after.w, after.h]).toEqual([3, -5, before.w, before.h])
  expect(Object.keys(moved)).toEqual(Object.keys(element))
  expect(moveElement(moved, -3, 5)).toEqual(element)
})
