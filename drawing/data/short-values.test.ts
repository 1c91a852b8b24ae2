import { expect, test } from 'vitest'
import { shortValues } from './short-values.ts'

test('each item ends with its value', () => {
  expect(shortValues('GET /search −38, HTTP and database spans 12.5')).toEqual([
    { name: 'GET /search', value: -38 },
    { name: 'HTTP and database spans', value: 12.5 },
  ])
})

test('an item without a value is named', () => {
  expect(() => shortValues('search 3, cart')).toThrow('"cart" is not a name and a value')
})
