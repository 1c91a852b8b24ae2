import { expect, test } from 'vitest'
import { ring } from './merges.ts'

test('a ring has room for two digits', () => {
  const radius = (number: string) =>
    ring(number, { x: 0, y: 0 }, 'ink').flatMap((each) => (each.type === 'circle' ? [each.r] : []))
  expect([radius('9'), radius('10')]).toEqual([[9], [12]])
})
