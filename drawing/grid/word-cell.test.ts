import { expect, test } from 'vitest'
import { wordCell } from './word-cell.ts'

const rect = { x: 8, y: 0, w: 40, h: 24 }

test('words are in the middle of their cell', () => {
  expect(wordCell(rect, '42', { stroke: 'accent', dashed: true })).toMatchObject([
    { type: 'path', d: 'M 8 0 h 40 v 24 h -40 Z', fill: 'surface', stroke: 'accent', dashed: true },
    { type: 'text', text: '42', x: 28, align: 'middle', mono: true },
  ])
})

test('words on a solid fill are light', () => {
  expect(wordCell(rect, '42', { as: 'item', fill: 'accent' })[1]).toMatchObject({ fill: 'surface', bold: true })
})
