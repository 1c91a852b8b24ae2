/**
 * Good pictures: what careful people draw, and a simple reading of a rule would find fault with.
 */
import { describe, expect, test } from 'vitest'
import type { Element, Scene } from '../scene/scene.ts'
import { reviewScene } from './review-scene.ts'

/** Findings other than those about the sheet as a whole, which a fragment cannot satisfy. */
const faultsOf = (elements: Element[], family?: string): string[] => {
  const scene: Scene = {
    version: 1,
    width: 800,
    height: 400,
    title: 'A fragment of a picture',
    description: 'x'.repeat(80),
    elements,
  }
  return reviewScene(scene, family === undefined ? {} : { family })
    .filter(({ rule }) => !['R03', 'R16', 'R19', 'R22'].includes(rule))
    .map(({ message }) => message)
}

const box = (x: number, y: number, look: Partial<Extract<Element, { type: 'box' }>> = {}): Element => ({
  type: 'box',
  x,
  y,
  w: 160,
  h: 80,
  ...look,
})

const good: { title: string; elements: Element[]; family?: string }[] = [
  {
    title: 'R09: a message to an activation bar and past a lifeline',
    family: 'Sequences',
    elements: [
      { type: 'line', x: 120, y: 112, x2: 120, y2: 320, dashed: true },
      { type: 'line', x: 400, y: 112, x2: 400, y2: 320, dashed: true },
      { type: 'line', x: 680, y: 112, x2: 680, y2: 320, dashed: true },
      box(40, 32),
      box(320, 32),
      box(600, 32),
      { type: 'box', x: 396, y: 192, w: 8, h: 96 },
      { type: 'line', x: 120, y: 200, x2: 396, y2: 200, arrow: true },
      { type: 'line', x: 120, y: 240, x2: 680, y2: 240, arrow: true },
      { type: 'path', d: 'M 404 264 H 440 V 280 H 404', arrow: true },
    ],
  },
  {
    title: 'R09: a pointer that leaves from the middle of its cell',
    elements: [
      box(40, 80),
      { type: 'line', x: 120, y: 80, x2: 120, y2: 160 },
      box(320, 80),
      { type: 'line', x: 160, y: 120, x2: 320, y2: 120, arrow: true },
    ],
  },
  {
    title: 'R09: an arrow from a dot to a word',
    elements: [
      { type: 'circle', x: 80, y: 100, r: 4, fill: 'ink', stroke: 'none' },
      { type: 'line', x: 80, y: 100, x2: 200, y2: 100, arrow: true },
      { type: 'text', x: 208, y: 105, text: 'null', size: 14, mono: true },
    ],
  },
  {
    title: 'R09: the arrow of an axis, whose tip is free',
    elements: [
      { type: 'line', x: 80, y: 320, x2: 720, y2: 320, arrow: true },
      { type: 'text', x: 720, y: 345, text: 'evolution', size: 14, align: 'end' },
    ],
  },
  {
    title: 'R09: a stroke that begins inside a shape drawn over it',
    elements: [{ type: 'line', x: 120, y: 120, x2: 320, y2: 120, arrow: true }, box(40, 80), box(320, 80)],
  },
  {
    title: 'R10: a connector into and across groups and panels',
    elements: [
      { type: 'box', x: 24, y: 40, w: 224, h: 160, dashed: true, fill: 'none' },
      { type: 'box', x: 288, y: 40, w: 480, h: 160, stroke: 'rule' },
      box(40, 80),
      box(304, 80),
      { type: 'box', x: 544, y: 80, w: 64, h: 80 },
      { type: 'path', d: 'M 200 100 H 264 V 60 H 576 V 80', arrow: true },
    ],
  },
  {
    title: 'R10: a numbered mark that sits on a connector',
    elements: [
      box(40, 80),
      box(360, 80),
      { type: 'line', x: 200, y: 120, x2: 360, y2: 120, arrow: true },
      { type: 'circle', x: 280, y: 120, r: 12 },
      { type: 'text', x: 280, y: 125, text: '1', size: 14, align: 'middle', bold: true },
    ],
  },
  {
    title: 'R10: stacked copies behind the box an arrow ends on',
    elements: [
      box(40, 80),
      box(336, 64),
      box(320, 80),
      { type: 'line', x: 400, y: 32, x2: 400, y2: 80, arrow: true },
      { type: 'line', x: 200, y: 120, x2: 320, y2: 120, arrow: true },
    ],
  },
  {
    title: 'R12: connectors that share a trunk and part',
    family: 'Sequences',
    elements: [
      box(40, 160),
      box(400, 40),
      box(400, 280),
      { type: 'path', d: 'M 200 200 H 292 Q 300 200 300 192 V 88 Q 300 80 308 80 H 400', arrow: true },
      { type: 'path', d: 'M 200 200 H 292 Q 300 200 300 208 V 312 Q 300 320 308 320 H 400', arrow: true },
    ],
  },
  {
    title: 'R06: numbers in the cells of one heat-map path',
    elements: [
      { type: 'path', d: 'M 40 40 h 40 v 32 h -40 z M 80 40 h 40 v 32 h -40 z', fill: 'soft', stroke: 'surface' },
      { type: 'text', x: 60, y: 61, text: '12', size: 14, align: 'middle' },
      { type: 'text', x: 100, y: 61, text: '128', size: 14, align: 'middle' },
    ],
  },
  {
    title: 'R06: a label over pale stripes narrower than it',
    elements: [
      { type: 'path', d: 'M 40 40 h 16 v 200 h -16 z M 80 40 h 16 v 200 h -16 z', fill: 'surface', stroke: 'none' },
      { type: 'text', x: 48, y: 61, text: 'Copies agree', size: 14, align: 'middle' },
    ],
  },
  {
    title: 'R06: a word in a diamond',
    elements: [
      { type: 'path', d: 'M 40 80 L 136 40 L 232 80 L 136 120 Z', fill: 'surface' },
      { type: 'text', x: 136, y: 86, text: 'Justified?', align: 'middle', bold: true },
    ],
  },
  {
    title: 'R07: coloured words that follow each other in a line of code',
    elements: [
      { type: 'text', x: 40, y: 100, text: 'return ', size: 14, mono: true, fill: 'accent' },
      { type: 'text', x: 99, y: 100, text: 'total', size: 14, mono: true },
    ],
  },
  {
    title: 'R08: grid lines behind a label on a filled bar',
    elements: [
      { type: 'line', x: 200, y: 32, x2: 200, y2: 200, stroke: 'rule' },
      { type: 'box', x: 40, y: 80, w: 240, h: 32, fill: 'accent', stroke: 'none' },
      { type: 'text', x: 180, y: 101, text: '38 ms', size: 14, fill: 'surface' },
    ],
  },
  {
    title: 'R08: an underline below a word without descenders',
    elements: [
      { type: 'text', x: 40, y: 100, text: 'Total', size: 14 },
      { type: 'line', x: 40, y: 104, x2: 80, y2: 104, stroke: 'rule' },
    ],
  },
  {
    title: 'R15: a negative bar with a signed value beside it',
    elements: [
      { type: 'box', x: 40, y: 80, w: 120, h: 24, fill: 'negative', stroke: 'none' },
      { type: 'text', x: 168, y: 97, text: '−38 %', size: 14, fill: 'negative' },
    ],
  },
  {
    title: 'R18: plain lines whose kind the key explains',
    family: 'Flows',
    elements: [
      box(40, 80),
      box(360, 80),
      { type: 'line', x: 200, y: 120, x2: 360, y2: 120, arrow: true },
      { type: 'line', x: 40, y: 320, x2: 88, y2: 320, arrow: true },
      { type: 'text', x: 96, y: 325, text: 'next step', size: 14 },
    ],
  },
  {
    title: 'R18: the start arrow of a state machine',
    family: 'Flows',
    elements: [
      { type: 'line', x: 60, y: 160, x2: 120, y2: 160, arrow: true },
      { type: 'circle', x: 160, y: 160, r: 40 },
      { type: 'text', x: 160, y: 166, text: 'idle', align: 'middle' },
    ],
  },
  {
    title: 'R24: documentation addresses, private ones, versions and times',
    elements: [
      { type: 'text', x: 40, y: 40, text: '203.0.113.7 → 10.10.0.4, 2001:db8::7 at 12:30:45', size: 14 },
      { type: 'text', x: 40, y: 80, text: 'https://api.example.com:8443/v1 by std::move, a bar at work', size: 14 },
      { type: 'text', x: 40, y: 120, text: 'k8s.io/api v1.2.3, ops@example.net, 255.255.255.0', size: 14 },
    ],
  },
]

describe('a good picture has no findings', () => {
  test.each(good)('$title', ({ elements, family }) => {
    expect(faultsOf(elements, family)).toEqual([])
  })
})
