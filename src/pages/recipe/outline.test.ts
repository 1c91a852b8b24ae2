import { expect, test } from 'vitest'
import type { Element, Scene } from '../../scene/scene.ts'
import { outlineOf } from './outline.ts'

const scene = (elements: Element[]): Scene => ({
  version: 1,
  width: 400,
  height: 300,
  title: 't',
  description: 'd',
  elements,
})

const box = (x: number, y: number, w = 80, h = 40): Element => ({ type: 'box', x, y, w, h })
const words = (x: number, y: number, text: string): Element => ({ type: 'text', x, y, text })

test('texts in a box are one entry, its lines in order', () => {
  const outline = outlineOf(
    scene([box(10, 10), { type: 'text', x: 20, y: 45, text: 'PostgreSQL', fill: 'muted' }, words(20, 30, 'Database')]),
  )
  expect(outline).toEqual({ entries: [{ text: 'Database · PostgreSQL', inside: [] }], arrows: [] })
})

test('boxes in a box are listed inside it', () => {
  const outline = outlineOf(
    scene([
      box(0, 0, 300, 200),
      words(10, 20, 'Platform'),
      box(20, 60),
      words(30, 80, 'API'),
      box(150, 60),
      words(160, 80, 'Store'),
    ]),
  )
  expect(outline.entries).toEqual([
    {
      text: 'Platform',
      inside: [
        { text: 'API', inside: [] },
        { text: 'Store', inside: [] },
      ],
    },
  ])
})

test('texts on one baseline are read from left to right; those that are apart are separate', () => {
  const row = [words(200, 20, 'Reviewed'), words(50, 20, 'and'), words(10, 20, 'Name'), words(10, 60, 'Second')]
  expect(outlineOf(scene(row)).entries.map(({ text }) => text)).toEqual(['Name and | Reviewed', 'Second'])
})

test('a wrapped line is one line, a list is not', () => {
  const lines = [words(10, 20, 'Shows where the'), words(10, 40, 'parcel is'), words(10, 64, 'Second line')]
  expect(outlineOf(scene(lines)).entries.map(({ text }) => text)).toEqual(['Shows where the parcel is', 'Second line'])
})

test('an arrow is listed by the shapes it joins; one that joins none is not listed', () => {
  const outline = outlineOf(
    scene([
      box(10, 10),
      words(20, 30, 'API'),
      box(200, 10),
      words(210, 30, 'Store'),
      { type: 'line', x: 90, y: 30, x2: 200, y2: 30, arrow: true },
      { type: 'path', d: 'M 240 50 V 120 H 50 V 50', arrow: true },
      { type: 'line', x: 0, y: 250, x2: 390, y2: 250, arrow: true },
    ]),
  )
  expect(outline.arrows).toEqual(['API → Store', 'Store → API'])
})

test('a closed path encloses text like a box', () => {
  const outline = outlineOf(scene([{ type: 'path', d: 'M 50 0 L 100 50 L 50 100 L 0 50 Z' }, words(30, 55, 'Paid?')]))
  expect(outline.entries).toEqual([{ text: 'Paid?', inside: [] }])
})
