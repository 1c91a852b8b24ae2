import { expect, test } from 'vitest'
import { inCircle } from './in-circle.ts'

const linesOf = (text: string, most = 160) => inCircle([{ text, as: 'name' }], most).lines.map((line) => line.text)

test('words in a circle take the lines that need the smallest one, and no word is broken', () => {
  expect(linesOf('Set password')).toEqual(['Set', 'password'])
  expect(linesOf('Validate address')).toEqual(['Validate', 'address'])
  expect(linesOf('Check the stock of all shops')).toEqual(['Check the', 'stock of', 'all shops'])
  expect(linesOf('Scan')).toEqual(['Scan'])
})

test('what is wider than there is room for is broken as it is in other shapes', () => {
  expect(linesOf('authentication', 80)).toEqual(['authen-', 'tication'])
  expect(inCircle([], 160).lines).toEqual([])
})
