import { expect, test } from 'vitest'
import { emptyNames, quoteDerived, quoteInSentences, unknownNames } from './derived.ts'

test('known names in braces are replaced, other braces stay', () => {
  expect(quoteDerived('{total} of {all}: {"id": {id}} {toString}', { total: 3, id: '7' })).toBe(
    '3 of {all}: {"id": 7} {toString}',
  )
})

test('names without a value are reported', () => {
  expect(unknownNames('{total} of {all}: {"id": {id}}', { total: '3' })).toEqual(['all', 'id'])
})

test('a unit that the words repeat after its value is written once', () => {
  const values = { last: '70 MB', share: '41%', cost: '$3', id: 'x7-cM', over: 'over 5 s' }
  expect(quoteDerived('{last} MB, {last} in all, {share}%, {share} of it', values)).toBe(
    '70 MB, 70 MB in all, 41%, 41% of it',
  )
  expect(quoteDerived('{last} MBit, {cost} $, {id}-cM, {over} s', values)).toBe('70 MB MBit, $3 $, x7-cM-cM, over 5 s')
})

test('what is counted is one where its number is', () => {
  const words = '{errors} errors in {n} hours: {n} fails, /{n} hours'
  expect(quoteDerived(words, { errors: 1, n: '1' })).toBe('1 error in 1 hour: 1 fails, /{n} hours')
  expect(quoteDerived(words, { errors: 11, n: '1.1' })).toBe('11 errors in 1.1 hours: 1.1 fails, /{n} hours')
})

test('a sentence begins with Nobody, and with a name as it is', () => {
  const values = { person: 'nobody', service: 'api', some: 'nonetheless' }
  expect(quoteInSentences('{person} is on; {person}. {person} {service}', values)).toBe(
    'Nobody is on; nobody. Nobody api',
  )
  expect(quoteInSentences('{service} rose', values)).toBe('api rose')
  expect(quoteInSentences('{some}', values)).toBe('nonetheless')
})

test('names whose value is empty are reported', () => {
  expect(emptyNames('{total} of {old}, {other}', { total: 0, old: '' })).toEqual(['old'])
})

test('ids with hyphens are quoted, and told where they are unknown', () => {
  expect(quoteDerived('{pool-span} and {a--b} {-a}', { 'pool-span': '12 ms' })).toBe('12 ms and {a--b} {-a}')
  expect(unknownNames('{pool-span} of {the-way}', { 'the-way': 3 })).toEqual(['pool-span'])
})

test('after a slash a name is a part of a path, and one with a hyphen begins a sentence as others do', () => {
  const values = { 'on-call': 'nobody', id: '7' }
  expect(quoteDerived('/orders/{id} of {id}', values)).toBe('/orders/{id} of 7')
  expect(quoteInSentences('Late. {on-call} is on', values)).toBe('Late. Nobody is on')
})
