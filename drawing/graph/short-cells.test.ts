import { expect, test } from 'vitest'
import { shortCells } from './short-cells.ts'

test('nodes with a column and a row each, lines broken anywhere between them', () => {
  expect(shortCells('Cart 3 2, Gift card 1 1.5,\n  S3 4 1')).toEqual({
    Cart: [3, 2],
    'Gift card': [1, 1.5],
    S3: [4, 1],
  })
})

test.each(['Cart 3', 'Cart 3 2.2', '3 2'])('%j is refused', (words) => {
  expect(() => shortCells(words)).toThrow(`"${words}" is not a node, a column and a row`)
})
