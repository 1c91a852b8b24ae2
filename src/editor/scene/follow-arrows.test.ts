import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { arrowMover } from './follow-arrows.ts'

const boxes: Element[] = [
  { type: 'box', x: 0, y: 0, w: 100, h: 40 },
  { type: 'box', x: 200, y: 100, w: 100, h: 40 },
]

/** What becomes of a join when the first box moves. */
const after = (join: Element, by: { dx: number; dy: number }, selected = [0]): Element | undefined => {
  const elements = [...boxes, join]
  const scene: Scene = { version: 1, width: 400, height: 200, title: 'T', description: '', elements }
  return arrowMover({ elements, groups: ['a', 'b', 'c'], selected }, scene)(by).elements[2]
}

test('the end of a line at a moved box moves with it, the other end stays', () => {
  const line: Element = { type: 'line', x: 50, y: 40, x2: 250, y2: 100, arrow: true }
  expect(after(line, { dx: 16, dy: -8 })).toEqual({ ...line, x: 66, y: 32 })
  expect(after(line, { dx: 16, dy: -8 }, [1])).toEqual({ ...line, x2: 266, y2: 92 })
  expect(after(line, { dx: 16, dy: -8 }, [0, 1])).toEqual({ ...line, x: 66, y: 32, x2: 266, y2: 92 })
})

test('corners of an arrow stay square', () => {
  const path: Element = { type: 'path', d: 'M 50 40 L 50 112 Q 50 120 58 120 L 200 120', arrow: true }
  expect(after(path, { dx: 24, dy: 10 })).toEqual({ ...path, d: 'M 74 50 L 74 112 Q 74 120 82 120 L 200 120' })
  expect(after(path, { dx: 0, dy: 16 }, [1])).toEqual({ ...path, d: 'M 50 40 L 50 128 Q 50 136 58 136 L 200 136' })
})

test('both ends moved: the whole arrow moves', () => {
  const path: Element = { type: 'path', d: 'M 50 40 L 50 112 Q 50 120 58 120 L 200 120' }
  expect(after(path, { dx: 8, dy: 8 }, [0, 1])).toEqual({ ...path, d: 'M 58 48 L 58 120 Q 58 128 66 128 L 208 128' })
})

test.each<[string, Element]>([
  ['a line that ends nowhere', { type: 'line', x: 0, y: 160, x2: 90, y2: 160 }],
  ['a filled shape', { type: 'path', d: 'M 50 40 L 60 60 L 40 60 Z', fill: 'ink' }],
  ['several strokes', { type: 'path', d: 'M 50 40 L 50 60 M 70 40 L 70 60' }],
])('%s stays', (_, element) => expect(after(element, { dx: 8, dy: 8 })).toEqual(element))
