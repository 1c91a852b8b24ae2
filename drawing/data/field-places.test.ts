import { expect, test } from 'vitest'
import { placesOf, totalOf } from './field-places.ts'
import type { FieldUnit, PackedField } from './packed-fields.ts'

const field = (rest: Partial<PackedField>): PackedField => ({ name: 'f', ...rest }) as PackedField

test.each<[FieldUnit, string, number]>([
  ['bit', '1010 0001_1', 9],
  ['byte', 'de ad be ef', 4],
  ['char', 'a😀b', 3],
])('in units of a %s, "%s" has %i', (unit, value, size) => {
  expect(totalOf({ fields: [field({ value })], unit })).toBe(size)
})

test('the total is where the last field ends: a size counts rather than the value, and a field of neither is empty', () => {
  const data = { unit: 'byte' as const, fields: [field({ size: 6, value: 'ff' }), field({ value: '0800' }), field({})] }
  expect(placesOf(data).map(({ from, to }) => [from, to])).toEqual([
    [0, 6],
    [6, 8],
    [8, 8],
  ])
  expect(totalOf(data)).toBe(8)
  expect(totalOf({ unit: 'bit', fields: [] })).toBe(0)
})
