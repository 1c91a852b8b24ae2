import { expect, test } from 'vitest'
import { digitsOf, hexOf } from './value.ts'

const register = { fields: ['000000', '11', '0 1', '0_11', '100'].map((value) => ({ value })) }

test('the value of a register follows from its fields', () => {
  expect(hexOf(register)).toBe('0x035C')
  expect(digitsOf(register)).toBe('0000 0011 0101 1100')
  expect(hexOf({ fields: [{ value: '1' }, { value: '0110' }] })).toBe('0x16')
})
