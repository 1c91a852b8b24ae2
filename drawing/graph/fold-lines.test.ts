import { expect, test } from 'vitest'
import { foldLines } from './fold-lines.ts'

test('a compartment has all lines, or its first ones and how many are missing', () => {
  expect(foldLines(['a', 'b', 'c'], {})).toEqual(['a', 'b', 'c'])
  expect(foldLines(['a', 'b', 'c'], { mostLines: 3 })).toEqual(['a', 'b', 'c'])
  expect(foldLines(['a', 'b', 'c', 'd'], { mostLines: 3 })).toEqual(['a', 'b', '+2 more'])
})
