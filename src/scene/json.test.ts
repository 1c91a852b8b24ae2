import { expect, test } from 'vitest'
import { count } from './count.ts'
import { isObject, parseJson } from './json.ts'
import { reasonOf } from './reason-of.ts'

test('an object is neither null nor an array nor a plain value', () => {
  expect([{}, { a: 1 }].map(isObject)).toEqual([true, true])
  expect([null, [], 'text', 1, undefined, () => 1].map(isObject)).toEqual([false, false, false, false, false, false])
})

test('invalid JSON is undefined', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 })
  expect(parseJson('{')).toBeUndefined()
})

test('the reason why text is not JSON has nothing of the text', () => {
  expect(reasonOf(new SyntaxError('Unexpected token \'s\', "secret" is not valid JSON'))).toBe("Unexpected token 's'")
  expect(reasonOf(new SyntaxError('Unexpected token x, ..."cret"... is not valid JSON'))).toBe('Unexpected token x')
  expect(reasonOf(new SyntaxError('Unexpected end of JSON input'))).toBe('Unexpected end of JSON input')
  expect(reasonOf('thrown')).toBe('unknown reason')
})

test('a count has its noun', () => {
  expect([0, 1, 2].map((number) => count(number, 'step'))).toEqual(['0 steps', '1 step', '2 steps'])
  expect(count(2, 'entry', 'entries')).toBe('2 entries')
})
