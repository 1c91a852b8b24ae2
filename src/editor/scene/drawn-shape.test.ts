import { describe, expect, test } from 'vitest'
import type { Element } from '../../scene/scene.ts'
import { type DrawnShape, drawnShape } from './drawn-shape.ts'

const elements: Element[] = [
  { type: 'box', x: 0, y: 0, w: 400, h: 400 },
  { type: 'box', x: 40, y: 40, w: 80, h: 40 },
  { type: 'circle', x: 240, y: 60, r: 20 },
]

const drawn = (name: DrawnShape, from: [number, number], to: [number, number], isFree = false): Element =>
  drawnShape(name, { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, elements, isFree })

describe('what a drag draws', () => {
  test('a box is between both corners, on the grid unless it is free, and never flat', () => {
    expect(drawn('Box', [211, 299], [130, 201])).toEqual({ type: 'box', x: 128, y: 200, w: 80, h: 96 })
    expect(drawn('Box', [211, 299], [130, 201], true)).toEqual({ type: 'box', x: 130, y: 201, w: 81, h: 98 })
    expect(drawn('Box', [200, 200], [260, 201])).toEqual({ type: 'box', x: 200, y: 200, w: 64, h: 8 })
  })

  test('a press that does not move gives the usual size around it', () => {
    expect(drawn('Box', [201, 303], [205, 301])).toEqual({ type: 'box', x: 136, y: 276, w: 128, h: 56 })
    expect(drawn('Circle', [201, 303], [201, 303])).toEqual({ type: 'circle', x: 200, y: 304, r: 24 })
    expect(drawn('Line', [201, 303], [201, 303])).toEqual({ type: 'line', x: 152, y: 304, x2: 248, y2: 304 })
    expect(drawn('Box', [200, 200], [208, 200])).toMatchObject({ w: 8 })
  })

  test('a circle is in the corner of the press, and a text where it is let go', () => {
    expect(drawn('Circle', [304, 304], [264, 280])).toEqual({ type: 'circle', x: 284, y: 284, r: 20 })
    expect(drawn('Text', [10, 10], [203, 97])).toMatchObject({ type: 'text', x: 200, y: 96 })
  })

  test('ends in shapes are on their outlines, not on that of a frame around both; nearly level is level', () => {
    expect(drawn('Arrow', [80, 60], [236, 63])).toEqual({ type: 'line', x: 120, y: 64, x2: 220, y2: 64, arrow: true })
    expect(drawn('Line', [240, 36], [240, 10])).toMatchObject({ x: 240, y: 40, y2: 8 })
    expect(drawn('Line', [216, 56], [203, 20])).toMatchObject({ x: 220, y: 56 })
    expect(drawn('Line', [217, 37], [203, 20])).toMatchObject({ x: 216, y: 40 })
    // What is dragged level or upright from beside a box is so.
    expect(drawn('Line', [100, 35], [300, 35])).toMatchObject({ x: 120, y: 40, x2: 304, y2: 40 })
    expect(drawn('Line', [35, 60], [35, 300])).toMatchObject({ x: 40, y: 80, x2: 40, y2: 304 })
    expect(drawn('Line', [200, 35], [100, 35])).toMatchObject({ x: 200, y: 40, x2: 120, y2: 40 })
    expect(drawn('Line', [203.4, 201.2], [300.3, 220.4], true)).toMatchObject({ x: 203, y: 201, x2: 300, y2: 220 })
    expect(drawn('Line', [80, 60], [83, 200])).toEqual({ type: 'line', x: 80, y: 80, x2: 80, y2: 200 })
    expect(drawn('Line', [124, 60], [203, 57])).toMatchObject({ x: 120, x2: 200 })
    expect(drawn('Line', [127, 60], [203, 57])).toMatchObject({ x: 128 })
    expect(drawn('Line', [80, 60], [236, 63], true)).toEqual({ type: 'line', x: 80, y: 60, x2: 236, y2: 63 })
  })

  test('a slanted line leaves a box where its way does', () => {
    expect(drawn('Line', [80, 60], [160, 220])).toEqual({ type: 'line', x: 90, y: 80, x2: 160, y2: 224 })
  })
})
