import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partLooks, partsOf, percentOf, wholeShares, writeShare } from './shares.ts'

test('shares add up to exactly 100', () => {
  expect([wholeShares([1, 1, 1]), wholeShares([718, 171, 111]), wholeShares([0, 5])]).toEqual([
    [34, 33, 33],
    [72, 17, 11],
    [0, 100],
  ])
  const amount = fc.double({ min: 0.001, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (values) => {
      return wholeShares(values).reduce((sum, share) => sum + share, 0) === 100
    }),
  )
})

test('a total of zero has no shares', () => {
  expect(wholeShares([0, 0])).toEqual([0, 0])
})

test('a little is not 0%, and almost all is not 100%', () => {
  expect([writeShare(0, 0.004), writeShare(100, 0.996), writeShare(0, 0), writeShare(100, 1)]).toEqual([
    'under 1%',
    'over 99%',
    '0%',
    '100%',
  ])
})

test('a part of a whole has one decimal below 10 percent', () => {
  expect([percentOf(7, 15), percentOf(1, 30), percentOf(0, 0)]).toEqual(['47%', '3.3%', '0%'])
})

test('parts follow each other, and their words add up to 100%', () => {
  expect(partsOf([1, 1, 2])).toEqual([
    { share: 0.25, from: 0, words: '25%' },
    { share: 0.25, from: 0.25, words: '25%' },
    { share: 0.5, from: 0.5, words: '50%' },
  ])
  expect(partsOf([6, 4, 28, 33, 22]).map(({ words }) => words)).toEqual(['6%', '4%', '30%', '36%', '24%'])
})

test('neighbors differ in tone, beside the focus too', () => {
  const fills = partLooks([true, false, false, false, false, false]).map(({ fill }) => fill)
  expect(fills).toEqual(['accent', 'rule', 'none', 'muted', 'surface', 'rule'])
})
