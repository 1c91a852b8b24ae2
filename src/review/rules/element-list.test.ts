import { expect, test } from 'vitest'
import { place } from './element-list.ts'

test.each([
  [1, 'element 0'],
  [2, 'elements 0, 1'],
  [6, 'elements 0, 1, 2, 3, 4, 5'],
  [7, 'elements 0, 1, 2, 3, 4, 5 …'],
])('%d elements', (count, words) => {
  expect(place(Array.from({ length: count }, (_, index) => ({ index })))).toBe(words)
})
