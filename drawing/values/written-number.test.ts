import { expect, test } from 'vitest'
import { decimalMarkOf, writtenNumber } from './written-number.ts'

test.each([
  ['1240.5', 1240.5],
  ['1,240.5', 1240.5],
  ['1.240,5', 1240.5],
  ['1 240,5', 1240.5],
  ["1'240.50", 1240.5],
  ['1\u202f240', 1240],
  ['1,240', 1240],
  ['12,5', 12.5],
  ['1234,567', 1234.567],
  ['0,125', 0.125],
  ['1.5', 1.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['−3,2', -3.2],
  ['+7', 7],
  ['1.5e-3', 0.0015],
])('%s is %d', (text, value) => expect(writtenNumber(text)).toBe(value))

test.each([
  '',
  ' ',
  '.',
  ',',
  '-',
  '1,2,3',
  '1.2.3',
  '192.168.100',
  'a,5',
  '5 ms',
  '1 24',
  '1e999',
  '0x10',
  '1,24,000',
])('"%s" is no number', (text) => expect(writtenNumber(text)).toBeUndefined())

test('the numbers of a column are read alike, as the one that has a single reading', () => {
  expect(decimalMarkOf(['1,240', '0,5'])).toBe(',')
  expect(decimalMarkOf(['1,240', '0.5'])).toBe('.')
  expect(decimalMarkOf(['1,240', '2,500', '7'])).toBeUndefined()
  expect(decimalMarkOf(['0,5', '0.5'])).toBeUndefined()
  expect(writtenNumber('1,240', ',')).toBe(1.24)
  expect(writtenNumber('1.240', ',')).toBe(1240)
  expect(writtenNumber('1.240.500', ',')).toBe(1_240_500)
  expect(writtenNumber('2.5', ',')).toBe(2.5)
  expect(writtenNumber('1.240', '.')).toBe(1.24)
})
