import { expect, test } from 'vitest'
import { hexOfBits, spacedBits } from './binary.ts'

test('binary digits are grouped by four from the right', () => {
  expect(spacedBits('0000001101011100')).toBe('0000 0011 0101 1100')
  expect(spacedBits('110101')).toBe('11 0101')
  expect(spacedBits('')).toBe('')
})

test('a hexadecimal number has a digit for each group, leading zeros included', () => {
  expect(hexOfBits('0000001101011100')).toBe('0x035C')
  expect(hexOfBits('10110')).toBe('0x16')
})
