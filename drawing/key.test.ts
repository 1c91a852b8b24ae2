import { expect, test } from 'vitest'
import { drawKey, swatchEntry } from './key.ts'

/** How many entries each row has. */
const rowsOf = (count: number, width: number): number[] => {
  const entries = Array.from({ length: count }, (_, index) => ({ text: `Entry ${index}`, sample: () => [] }))
  const { elements } = drawKey(entries, { x: 0, y: 0, width })
  const tops = elements.map((element) => (element.type === 'text' ? element.y : 0))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}

test('entries fill a row before the next begins', () => {
  expect(rowsOf(4, 600)).toEqual([4])
  expect(rowsOf(6, 500)).toEqual([4, 2])
})

test('no last entry is alone in its row', () => {
  expect(rowsOf(5, 500)).toEqual([3, 2])
})

test('a swatch is a square-cornered sample of a fill', () => {
  const { text, sample } = swatchEntry('deficit', { fill: 'negative', stroke: 'none' })
  expect([text, sample({ x: 0, y: 0, w: 24, h: 24 })]).toEqual([
    'deficit',
    [{ type: 'path', d: 'M 0 4 H 24 V 20 H 0 Z', fill: 'negative', stroke: 'none' }],
  ])
})
