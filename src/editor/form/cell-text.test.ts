import { expect, test } from 'vitest'
import { typedWords } from './cell-text.ts'

test('words are one line, unless what they replace has line breaks, which stay', () => {
  expect(typedWords('Order\nservice', 'Order')).toBe('Order service')
  expect(typedWords('Order\r\n\r\nservice', '')).toBe('Order service')
  expect(typedWords('Orders\nservice', 'Order\nservice')).toBe('Orders\nservice')
  expect(typedWords('Orders\r\nservice', 'Order\nservice')).toBe('Orders\nservice')
})
