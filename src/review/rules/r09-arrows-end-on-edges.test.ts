import { expect, test } from 'vitest'
import { box, findingsIn, fragmentFindings, problemsOf, withChanges } from '../../../test/review.ts'
import type { Element } from '../../scene/scene.ts'

test('finds an arrow that stops short of its box', () => {
  expect(findingsIn(withChanges({ 10: { x2: 312 } }))).toEqual([['R09', 10]])
})

test('finds an arrow that ends inside a box', () => {
  expect(findingsIn(withChanges({ 14: { y2: 292 } }))).toEqual([['R09', 14]])
})

test('finds an arrow that ends in free space', () => {
  expect(findingsIn(withChanges({ 14: { y2: 240 } }))).toEqual([['R09', 14]])
})

test('finds an arrow that starts away from its box', () => {
  expect(findingsIn(withChanges({ 12: { x: 488 } }))).toEqual([['R09', 12]])
})

test('finds an arrow that grazes the edge it ends on', () => {
  expect(
    findingsIn(
      withChanges(
        {},
        { type: 'line', x: 200, y: 192, x2: 384, y2: 280, arrow: true },
        { type: 'text', x: 230, y: 248, text: 'mail', size: 14 },
      ),
    ),
  ).toEqual([['R09', 16]])
})

test('accepts a message to an activation bar and past a lifeline', () => {
  const words = (y: number): Element => ({ type: 'text', x: 260, y, text: 'call', size: 14, align: 'middle' })
  expect(
    fragmentFindings([
      { type: 'line', x: 120, y: 112, x2: 120, y2: 320, dashed: true },
      { type: 'line', x: 400, y: 112, x2: 400, y2: 320, dashed: true },
      { type: 'line', x: 680, y: 112, x2: 680, y2: 320, dashed: true },
      box(40, 32),
      box(320, 32),
      box(600, 32),
      { type: 'box', x: 396, y: 192, w: 8, h: 96 },
      { type: 'line', x: 120, y: 200, x2: 396, y2: 200, arrow: true },
      words(192),
      { type: 'line', x: 120, y: 240, x2: 680, y2: 240, arrow: true },
      words(232),
      { type: 'path', d: 'M 404 264 H 440 V 280 H 404', arrow: true },
      { type: 'text', x: 448, y: 277, text: 'check', size: 14 },
    ]),
  ).toEqual([])
})

test('accepts a pointer that leaves from the middle of its cell', () => {
  expect(
    fragmentFindings([
      box(40, 80),
      { type: 'line', x: 120, y: 80, x2: 120, y2: 160 },
      box(320, 80),
      { type: 'line', x: 160, y: 120, x2: 320, y2: 120, arrow: true },
    ]),
  ).toEqual([])
})

test('accepts an arrow from a dot to a word', () => {
  expect(
    fragmentFindings([
      { type: 'circle', x: 80, y: 100, r: 4, fill: 'ink', stroke: 'none' },
      { type: 'line', x: 80, y: 100, x2: 200, y2: 100, arrow: true },
      { type: 'text', x: 208, y: 105, text: 'null', size: 14, mono: true },
    ]),
  ).toEqual([])
})

test('accepts the arrow of an axis, whose tip is free', () => {
  expect(
    fragmentFindings([
      { type: 'line', x: 80, y: 320, x2: 720, y2: 320, arrow: true },
      { type: 'text', x: 720, y: 345, text: 'evolution', size: 14, align: 'end' },
    ]),
  ).toEqual([])
})

test('accepts a stroke that begins inside a shape drawn over it', () => {
  expect(
    fragmentFindings([{ type: 'line', x: 120, y: 120, x2: 320, y2: 120, arrow: true }, box(40, 80), box(320, 80)]),
  ).toEqual([])
})

test('accepts an arrow that ends on a stroke in a band behind everything', () => {
  const band = { type: 'path', d: 'M 200 40 H 520 V 320 H 200 Z', fill: 'rule', stroke: 'none', dashed: true } as const
  const strokes: Element[] = [
    { type: 'path', d: 'M 40 120 H 640' },
    { type: 'path', d: 'M 40 240 H 640' },
    { type: 'line', x: 120, y: 120, x2: 300, y2: 240, arrow: true },
    { type: 'text', x: 146, y: 172, text: 'call', size: 14 },
  ]
  expect(fragmentFindings([band, ...strokes])).toEqual([])
  expect(fragmentFindings([{ ...band, dashed: false }, ...strokes])).toEqual([
    expect.stringContaining('80 px inside elements.0'),
  ])
})

const arrow = (x: number, y: number, x2: number, y2: number): Element => ({ type: 'line', x, y, x2, y2, arrow: true })

test('distances inside are rounded, and an arrow that is wrong at both ends is found once', () => {
  expect(problemsOf('R09', [box(40, 80), box(320, 80), arrow(187.4, 120, 320, 120)])).toEqual([
    'elements.2: it starts 13 px inside elements.0; start it on the edge',
  ])
  expect(problemsOf('R09', [box(40, 80), box(320, 80), arrow(180, 120, 340, 120)])).toEqual([
    'elements.2: its tip is 20 px inside elements.1; end it on the edge',
  ])
})

test('a divider of several pieces makes cells by one of them', () => {
  const divided = (d: string) =>
    problemsOf('R09', [box(40, 80), { type: 'path', d }, box(320, 80), arrow(160, 120, 320, 120)])
  expect(divided('M120 80V160M600 300H700')).toEqual([])
  expect(divided('M600 300H700')).toEqual(['elements.3: it starts 40 px inside elements.0; start it on the edge'])
})

test('an arrow comes through a shape to its far edge at 30° too', () => {
  const [x, y] = [400 - 250 * Math.cos(Math.PI / 6), 180 - 250 * Math.sin(Math.PI / 6)]
  expect(problemsOf('R09', [box(300, 100), arrow(x, y, 400, 180)])).toEqual([
    'elements.1: its tip is on the far edge of elements.0; end it on the near one',
  ])
})

test('an arrow may end at the open side of two parallel lines, and at no line alone', () => {
  const rule = (y: number): Element => ({ type: 'line', x: 320, y, x2: 440, y2: y })
  const into = [box(40, 80), arrow(200, 120, 320, 120)]
  expect(problemsOf('R09', [...into, rule(80), rule(160)])).toEqual([])
  expect(problemsOf('R09', [...into, rule(80)])).toEqual([expect.stringContaining('ends in free space')])
  expect(problemsOf('R09', [...into, rule(80), { ...rule(160), x: 360 } as Element])).toEqual([
    expect.stringContaining('ends in free space'),
  ])
})
