import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, percentOf, roundedSum, writeShares } from './shares.ts'

test('each share is rounded for itself', () => {
  expect({
    thirds: writeShares([1, 1, 1]),
    given: writeShares([52.505, 35.48, 12.015]),
    halves: writeShares([1, 199]),
    none: writeShares([0, 0]),
  }).toEqual({
    thirds: ['33%', '33%', '33%'],
    given: ['53%', '35%', '12%'],
    halves: ['1%', 'over 99%'],
    none: ['0%', '0%'],
  })
  const amount = fc.double({ min: 0.001, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0)
      return writeShares(values).every((words, index) => {
        const share = (100 * (values[index] ?? 0)) / total
        return words.includes('r') || Math.abs(Number(words.replace('%', '')) - share) <= 0.500_001
      })
    }),
  )
})

test('a little is not 0%, and almost all is not 100%', () => {
  expect([writeShares([1, 999]), writeShares([0, 5]), writeShares([1, 1, 9998])]).toEqual([
    ['under 1%', 'over 99%'],
    ['0%', '100%'],
    ['under 1%', 'under 1%', 'over 99%'],
  ])
})

test('a part of a whole has one decimal below 10 percent', () => {
  expect([percentOf(7, 15), percentOf(1, 30), percentOf(0, 0)]).toEqual(['47%', '3.3%', '0%'])
})

test('parts follow each other', () => {
  expect(partsOf([1, 1, 2])).toEqual([
    { share: 0.25, from: 0, words: '25%' },
    { share: 0.25, from: 0.25, words: '25%' },
    { share: 0.5, from: 0.5, words: '50%' },
  ])
  expect(partsOf([6, 4, 28, 33, 22]).map(({ words }) => words)).toEqual(['6%', '4%', '30%', '35%', '24%'])
})

test('what rounded shares add up to is said where it is not 100', () => {
  expect(roundedSum(['20%', '19%', '29%', '11%', '22%'], ' after')).toBe('Shares after are rounded and add up to 101%.')
  expect(roundedSum(['50%', '50%'])).toBeUndefined()
  expect(roundedSum(['under 1%', '99%'])).toBeUndefined()
  expect(roundedSum(['33%', '33%', '33%'])).toBe('Shares are rounded and add up to 99%.')
})
