import { expect, test } from 'vitest'
import { writeValue } from './board-value.ts'

test('units of time follow their number, signs are part of it', () => {
  expect([
    writeValue(1, 'day'),
    writeValue(8, 'day'),
    writeValue(70, '%'),
    writeValue(1200, '$'),
    writeValue(3),
  ]).toEqual(['1 day', '8 days', '70%', '$1,200', '3'])
})
