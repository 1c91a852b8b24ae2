import { expect, test } from 'vitest'
import { drawKey } from './key.ts'

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
