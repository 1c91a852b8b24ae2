import { expect, test } from 'vitest'
import { formatScene } from './format-scene.ts'

test('fields one a line, elements one a line, all properties in order', () => {
  const elements = [
    { type: 'box', x: 1 },
    { y: 2, glow: true },
  ]
  expect(formatScene({ version: 1, elements, title: 'A "b"' } as never)).toBe(
    '{\n  "version": 1,\n  "title": "A \\"b\\"",\n  "elements": [\n    {"type":"box","x":1},\n    {"y":2,"glow":true}\n  ]\n}\n',
  )
})

test('no elements are an empty list', () => {
  expect(formatScene({ elements: [] })).toBe('{\n  "elements": []\n}\n')
})
