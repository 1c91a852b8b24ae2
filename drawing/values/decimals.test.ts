import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAlike, decimalsFor, isLost, withoutZeros, writeFixed } from './decimals.ts'

test('numbers are rounded half up as they are written, however small they are', () => {
  expect([writeFixed(2.775, 2), writeFixed(1e-7, 0), writeFixed(4.5e-9, 9), writeFixed(0.5, 0)]).toEqual([
    '2.78',
    '0',
    '0.000000005',
    '1',
  ])
})

test('three digits of the largest, without zeros that none needs', () => {
  expect([decimalsFor([36.4, 12, 3.5]), decimalsFor([412, 300]), decimalsFor([2, 1]), decimalsFor([])]).toEqual([
    1, 0, 0, 0,
  ])
})

test('a small number beside a large one gets up to two decimals more, beyond that it keeps its own', () => {
  expect([decimalsFor([412, 0.02]), decimalsFor([412, 0.002])]).toEqual([2, 0])
  expect([isLost(0.002, 0), isLost(0.96, 0), isLost(0.94, 0)]).toEqual([true, false, true])
})

test('numbers that differ are written apart, up to sixty of them', () => {
  const number = fc.integer({ min: 1, max: 99_999 }).map((whole) => whole / 100)
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 2, maxLength: 60 }), (numbers) => {
      const decimals = decimalsFor(numbers)
      return new Set(numbers.map((each) => writeFixed(each, decimals))).size === numbers.length
    }),
  )
})

test('exact numbers keep their decimals', () => {
  expect([decimalsFor([400], [99.95]), decimalsFor([400], [1e12])]).toEqual([2, 0])
})

test('numbers have zeros at their end where most of them need the decimals and none is larger than these allow', () => {
  expect([areAlike([36.4, 12, 3.5], 1), areAlike([5, 2.5], 1), areAlike([5, 5, 2.5], 1)]).toEqual([true, true, false])
  expect([areAlike([412, 1.35], 2), areAlike([312, 0], 0), areAlike([2, 1.5, 0, 0, 0], 1)]).toEqual([
    false,
    false,
    true,
  ])
})

test('zeros at the end go, those before the point stay', () => {
  expect(['412.00', '1.50', '100', '0.05', '10.0'].map(withoutZeros)).toEqual(['412', '1.5', '100', '0.05', '10'])
})
