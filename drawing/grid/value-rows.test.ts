import { expect, test } from 'vitest'
import { digitsIn, valueRows } from './value-rows.ts'

test('a field that crosses the end of a row has a piece in each', () => {
  const [a, b] = [{ value: '01' }, { value: '0_1101' }]
  expect(valueRows({ unit: 'bit', width: 4, fields: [a, b] })).toEqual([
    [
      { field: a, from: 0, start: 0, row: 0, digits: ['0', '1'], isFirst: true },
      { field: b, from: 2, start: 2, row: 0, digits: ['0', '1'], isFirst: true },
    ],
    [{ field: b, from: 0, start: 4, row: 1, digits: ['1', '0', '1'], isFirst: false }],
  ])
})

test('a unit of bytes is a pair of hexadecimal digits, of characters a code point', () => {
  const digits = (unit: 'byte' | 'char', value: string) => digitsIn({ unit, fields: [{ value }] })
  expect(digits('byte', '89 50 4e')).toEqual(['89', '50', '4e'])
  expect(digits('char', 'a 🙂')).toEqual(['a', ' ', '🙂'])
})
