import { expect, test } from 'vitest'
import { deepest, tooDeep } from './too-deep.ts'

const open = (count: number, sign = '['): string => sign.repeat(count)

test('brackets that are open at once are counted, closed ones are not, and stray ones give nothing back', () => {
  expect([open(deepest), open(deepest + 1), open(deepest + 1, '{')].map(tooDeep)).toEqual([undefined, deepest, deepest])
  expect(tooDeep('[x] '.repeat(200))).toBeUndefined()
  expect(tooDeep(`${open(40)}${open(30, ']')}${open(50)}`)).toBeUndefined()
  expect(tooDeep(`${open(40)}${open(30, ']')}${open(51)}`)).toBe(120)
  expect(tooDeep(`]]${open(deepest + 1)}`)).toBe(deepest + 2)
})

test('keys are counted as far as a value, a comma or the end of the line', () => {
  const keys = (count: number): string => 'k: '.repeat(count)
  expect([keys(deepest), keys(deepest + 1)].map(tooDeep)).toEqual([undefined, 3 * deepest + 1])
  for (const between of ['\n', ',', '{}']) expect(tooDeep(`${keys(40)}${between}${keys(40)}`)).toBeUndefined()
  expect(tooDeep(`${keys(40)}"a: b: [["${keys(21)}`)).toBeGreaterThan(0)
})

test('a line that begins 400 characters to the right is too deep', () => {
  expect([399, 400].map((blanks) => tooDeep(`a:\n${' '.repeat(blanks)}b`))).toEqual([undefined, 2])
})
