import { expect, test } from 'vitest'
import { shapeOf } from '../shapes/shape.ts'
import { meetOutline } from './meet-outline.ts'

const rect = { x: 0, y: 0, w: 160, h: 64 }

test('an end on a straight side stays where it is', () => {
  const outline = shapeOf('box').outline(rect, {})
  expect(meetOutline({ x: 40, y: 0 }, { x: 40, y: -40 }, outline)).toEqual({ x: 40, y: 0 })
})

test('an end above the shoulder of a cylinder is extended to its lid', () => {
  const outline = shapeOf('cylinder').outline(rect, {})
  expect(meetOutline({ x: 12, y: 0 }, { x: 12, y: -40 }, outline)).toEqual({ x: 12, y: 4 })
})

test('an end beside a round side is extended to the curve', () => {
  const outline = shapeOf('pill').outline(rect, {})
  expect(meetOutline({ x: 160, y: 48 }, { x: 200, y: 48 }, outline)).toEqual({ x: 157, y: 48 })
})

test('a side that slants far inside of a large rectangle is met, up to its middle', () => {
  const large = { x: 0, y: 0, w: 400, h: 240 }
  const outline = shapeOf('triangle-down').outline(large, {})
  expect(meetOutline({ x: 0, y: 120 }, { x: -40, y: 120 }, outline)).toEqual({ x: 100, y: 120 })
})

test('without an outline, an end stays where it is', () => {
  expect(meetOutline({ x: 0, y: 120 }, { x: -40, y: 120 }, [])).toEqual({ x: 0, y: 120 })
})
