import { expect, test } from 'vitest'
import { dashesOf, openOutline } from './outline.ts'

const [a, b, c] = [
  { x: 0, y: -9 },
  { x: 9, y: 0 },
  { x: 0, y: 9 },
]

test('an outline ends where it begins, and has a gap at a score that is missing', () => {
  expect(openOutline([a, b, c])).toBe('M 0 -9 L 9 0 L 0 9 L 0 -9')
  expect(openOutline([a, undefined, c])).toBe('M 0 -9 M 0 9 L 0 -9')
  expect(openOutline([undefined, b, c])).toBe('M 9 0 L 0 9')
})

test('the third candidate has dashes, in the picture and in the key', () => {
  const styled = [1, 2, 3].map((at) => ({ row: { at }, isFocus: at === 3 }))
  expect(styled.map(({ row }) => dashesOf(row, styled))).toEqual([{}, { dashed: true }, {}])
})
