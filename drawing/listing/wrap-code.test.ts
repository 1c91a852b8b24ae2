import { expect, test } from 'vitest'
import { wrapCode } from './wrap-code.ts'

const style = { size: 14, mono: true } as const
/** Pixels that so many characters take. */
const room = (characters: number): number => characters * 14 * 0.602

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
