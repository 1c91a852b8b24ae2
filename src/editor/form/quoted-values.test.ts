import { expect, test } from 'vitest'
import { quotedValues } from './quoted-values.ts'

test('each name has the words that stand for it', () => {
  expect(quotedValues('{slow} costs {n} (of {n}) calls.', 'The cache costs 2 (of 2) calls.')).toEqual([
    ['{slow}', 'The cache'],
    ['{n}', '2'],
    ['{n}', '2'],
  ])
})

test('a name that nothing stands for is none, nor is anything of a text that was drawn from other words', () => {
  expect(quotedValues('{nothing} costs {n}', '{nothing} costs 2')).toEqual([['{n}', '2']])
  expect(quotedValues('It costs {n}.', 'It cost 2.')).toEqual([])
  expect(quotedValues('No braces', 'No braces')).toEqual([])
})

test('an id with hyphens is a name, too', () => {
  expect(quotedValues('The pool waits {pool-span}', 'The pool waits 12 ms')).toEqual([['{pool-span}', '12 ms']])
})
