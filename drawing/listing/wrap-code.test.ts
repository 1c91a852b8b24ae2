import { expect, test } from 'vitest'
import { wrapCode } from './wrap-code.ts'

const style = { size: 14, mono: true } as const
/** Pixels that so many characters take. */
const room = (characters: number): number => (characters * 602 * 14) / 1000

test('a line that fits stays as it is, spaces included', () => {
  expect(wrapCode('  a  b ', style, room(7))).toEqual(['  a  b '])
})

test('a long line breaks after a space, and its rest is indented below its beginning', () => {
  expect(wrapCode('  call(first, second, third)', style, room(20))).toEqual(['  call(first,', '    second, third)'])
})

test('a word without a place to break is cut', () => {
  expect(wrapCode('abcdefghij', style, room(6))).toEqual(['abcdef', '  ghij'])
})

test('wide characters and emoji are never cut in half, in however little room', () => {
  expect(wrapCode('    配送追跡👩‍🚀', style, 70).join('').replaceAll(' ', '')).toBe('配送追跡👩‍🚀')
  expect(wrapCode('👩‍🚀👩‍🚀', style, 1)).toEqual(['👩‍🚀', '👩‍🚀'])
})

test('an identifier is whole if it fits a line: code breaks in brackets, before members, or early', () => {
  expect(wrapCode('throw new LimitExceeded(address)', style, room(26))).toEqual([
    'throw new LimitExceeded(',
    '  address)',
  ])
  expect(wrapCode('wait = read(response.headers.age)', style, room(24))).toEqual([
    'wait = read(response',
    '  .headers.age)',
  ])
  expect(wrapCode('err = Error::TooDeep { at }', style, room(19))).toEqual(['err = Error', '  ::TooDeep { at }'])
  expect(wrapCode('it = averyverylongname', style, room(20))).toEqual(['it =', '  averyverylongname'])
  expect(wrapCode('it = averyverylongnameindeed', style, room(20))).toEqual(['it = averyverylongna', '  meindeed'])
  expect(wrapCode('f() + 12.5345678', style, room(12))).toEqual(['f() +', '  12.5345678'])
})
