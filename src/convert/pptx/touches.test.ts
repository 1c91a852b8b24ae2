/** What strokes join, in a scene of a sequence, a list with a divider, a cell with a pointer, and a relation. */
import { expect, test } from 'vitest'
import { all, type Node, readPptx, slidesOf } from '../../../test/read-pptx.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { toPptx } from './pptx.ts'
import { touchesOf } from './touches.ts'

const sceneOf = (...elements: Element[]): Scene => ({
  version: 1,
  width: 640,
  height: 360,
  title: 'A: b',
  description: 'Strokes.',
  elements,
})

const joined = (...elements: Element[]): (string | number)[][] =>
  touchesOf(sceneOf(...elements)).map(({ index, side, shape }) => [index, side, shape])

const left: Element = { type: 'box', x: 40, y: 40, w: 100, h: 60 }
const right: Element = { type: 'box', x: 240, y: 40, w: 100, h: 60 }
const lifelines: Element[] = [
  { type: 'line', x: 90, y: 100, x2: 90, y2: 300, dashed: true },
  { type: 'line', x: 290, y: 100, x2: 290, y2: 300, dashed: true },
]
const message: Element = { type: 'line', x: 91, y: 160, x2: 288, y2: 160, arrow: true }

test('messages end at lifelines, which themselves join nothing', () => {
  expect(joined(left, right, ...lifelines, message)).toEqual([
    [4, 'start', 2],
    [4, 'end', 3],
  ])
  expect(joined(left, right, ...lifelines, { ...message, x: 93, x2: 287 } as Element)).toEqual([])
})

test('a message ends at an activation bar rather than at the lifeline below it', () => {
  const bar: Element = { type: 'box', x: 284, y: 150, w: 12, h: 60 }
  expect(joined(left, right, ...lifelines, bar, { ...message, x2: 284 } as Element)).toEqual([
    [5, 'start', 2],
    [5, 'end', 4],
  ])
})

test('a plain stroke from one shape to another joins them', () => {
  const relation: Element = { type: 'path', d: 'M140 70H190V90H240' }
  expect(joined(left, right, relation)).toEqual([
    [2, 'start', 0],
    [2, 'end', 1],
  ])
  expect(joined(left, right, { type: 'line', x: 140, y: 70, x2: 240, y2: 70 })).toHaveLength(2)
})

test.each([
  ['divides a shape', { type: 'line', x: 40, y: 70, x2: 140, y2: 70 }],
  ['runs along a border', { type: 'line', x: 140, y: 40, x2: 140, y2: 100 }],
  ['ends at nothing', { type: 'line', x: 140, y: 70, x2: 220, y2: 70 }],
  ['comes from within', { type: 'line', x: 60, y: 100, x2: 280, y2: 100 }],
  ['has a fill', { type: 'path', d: 'M140 70H190V90H240', fill: 'soft' }],
  ['has two parts', { type: 'path', d: 'M140 70H180M200 70H240' }],
] satisfies [string, Element][])('a stroke that %s joins nothing', (_what, stroke) => {
  expect(joined(left, right, stroke)).toEqual([])
})

test('a pointer begins in its cell: neither at the dot in it nor at what holds the cells', () => {
  const holder: Element = { type: 'box', x: 20, y: 20, w: 200, h: 200 }
  const pointerCell: Element = { type: 'path', d: 'M60 60h40v40h-40Z', fill: 'surface' }
  const dot: Element = { type: 'path', d: 'M77 80a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z', fill: 'ink' }
  const target: Element = { type: 'box', x: 300, y: 60, w: 80, h: 40 }
  const pointer: Element = { type: 'line', x: 80, y: 80, x2: 300, y2: 80, arrow: true }
  expect(joined(holder, pointerCell, dot, target, pointer)).toEqual([
    [4, 'start', 1],
    [4, 'end', 3],
  ])
  expect(joined(holder, dot, target, pointer)).toEqual([[3, 'end', 2]])
})

const words = (text: string, x: number): Element => ({ type: 'text', x, y: 75, text, align: 'middle' })
const plain: Element = { type: 'line', x: 140, y: 60, x2: 240, y2: 60 }
const sequence = sceneOf(left, right, ...lifelines, message, words('Shop', 90), words('Orders', 290), plain)
const slide = slidesOf(readPptx(toPptx([sequence], { theme: 'light', accent: 'blue' })))[0]!

const named = (name: string): Node =>
  [...all(slide, 'p:sp'), ...all(slide, 'p:cxnSp')].find(
    (each) => all(each, 'p:cNvPr')[0]?.attributes['name'] === name,
  )!

test('a lifeline is a shape with places where its messages end, and a message is a connector glued there', () => {
  expect(named('Line 3').name).toBe('p:sp')
  const heights = all(named('Line 3'), 'a:gd').flatMap(({ attributes }) =>
    attributes['name']?.startsWith('connsiteY') === true ? [attributes['fmla']] : [],
  )
  expect(heights).toEqual([
    '*/ 0 h 20000',
    '*/ 10000 h 20000',
    '*/ 20000 h 20000',
    '*/ 10000 h 20000',
    '*/ 6000 h 20000',
  ])
  const ends = ['a:stCxn', 'a:endCxn'].map((end) => all(named('Line 5'), end)[0]?.attributes)
  expect(ends).toEqual([
    { id: '4', idx: '4' },
    { id: '5', idx: '4' },
  ])
})

test('what a message or a line joins is said by the words of the shapes, also through a lifeline', () => {
  const said = ['Line 5', 'Line 8'].map((name) => all(named(name), 'p:cNvPr')[0]?.attributes['descr'])
  expect(said).toEqual(['Arrow from Shop to Orders', 'Line between Shop and Orders'])
})
