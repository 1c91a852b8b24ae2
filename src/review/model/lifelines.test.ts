/** Lifelines are seen in the picture. */
import { expect, test } from 'vitest'
import { box, cleanScene } from '../../../test/review.ts'
import type { Box, Element, Line } from '../../scene/scene.ts'
import { toPicture } from './picture.ts'

const lifeline = (x: number, change: Partial<Line> = {}): Line => ({
  type: 'line',
  x,
  y: 112,
  x2: x,
  y2: 300,
  dashed: true,
  ...change,
})
const message: Element = { type: 'line', x: 120, y: 200, x2: 400, y2: 200, arrow: true }
const heads = [box(40, 32), box(320, 32)]
const feet = [box(40, 300), box(320, 300)]

/** The elements that are lifelines, heads and feet not counted. */
const found = (own: Element[], boxes: Element[] = heads): number[] =>
  toPicture({ ...cleanScene, elements: [...boxes, ...own] }).lifelines.map(({ index }) => index - boxes.length)

test('dashed upright lines that hang from shapes are lifelines, two or more of them', () => {
  expect(found([lifeline(120), lifeline(400)])).toEqual([0, 1])
  expect(found([lifeline(120), message, lifeline(400)])).toEqual([0, 2])
  expect(found([lifeline(120)])).toEqual([])
})

test.each<[string, Line]>([
  ['solid', lifeline(400, { dashed: false })],
  ['an arrow', lifeline(400, { arrow: true })],
  ['slanted', lifeline(400, { x2: 404 })],
  ['under no shape, as a limit in a chart', lifeline(250)],
  ['3 px below the shape', lifeline(400, { y: 115 })],
])('a line that is %s is none', (_name, other) => {
  expect(found([lifeline(120), lifeline(160), other])).toEqual([0, 1])
})

test('a line 2 px below the shape hangs from it', () => {
  expect(found([lifeline(120), lifeline(400, { y: 114 })])).toEqual([0, 1])
})

test('dashed lines from shape to shape are connectors, unless messages end on them', () => {
  const pair = [lifeline(120), lifeline(400)]
  expect(found(pair, [...heads, ...feet])).toEqual([])
  expect(found([...pair, message], [...heads, ...feet])).toEqual([0, 1])
  expect(found([...pair, { ...message, arrow: false } as Element], [...heads, ...feet])).toEqual([])
})

test('solid upright lines that hang from shapes are lifelines where messages end on them', () => {
  const solid = [lifeline(120, { dashed: false }), lifeline(400, { dashed: false })]
  expect(found(solid)).toEqual([])
  expect(found([...solid, message])).toEqual([0, 1])
})

test('messages that end on a slim bar on an upright line end on the line', () => {
  const solid = [lifeline(120, { dashed: false }), lifeline(400, { dashed: false })]
  const toBar: Element = { type: 'line', x: 120, y: 200, x2: 396, y2: 200, arrow: true }
  const bar = (change: Partial<Box> = {}): Element => ({ type: 'box', x: 396, y: 180, w: 8, h: 60, ...change })
  expect(found([...solid, bar(), toBar])).toEqual([0, 1])
  expect(found([...solid, bar({ w: 24 }), toBar])).toEqual([])
  expect(found([...solid, bar({ y: 196, h: 8 }), toBar])).toEqual([])
})
