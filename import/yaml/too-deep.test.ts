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

test('keys, dashes and question marks on a line are levels, as far as its end or, in brackets, a comma', () => {
  const keys = (count: number): string => 'k: '.repeat(count)
  expect([keys(deepest), keys(deepest + 1)].map(tooDeep)).toEqual([undefined, 3 * deepest + 1])
  expect(['- ', '? ', '- ? '].map((each) => tooDeep(each.repeat(deepest + 1)))).toEqual([120, 120, 120])
  expect(tooDeep(`${keys(40)}\n${keys(40)}`)).toBeUndefined()
  expect(tooDeep(`[${keys(40)}, ${keys(40)}]`)).toBeUndefined()
  expect(tooDeep(`[${keys(40)}\n${keys(40)}]`)).toBeGreaterThan(0)
  expect(tooDeep(`${keys(40)}"a: b: [["${keys(21)}`)).toBeGreaterThan(0)
})

test('a key in quotes needs no blank behind its colon, and levels of brackets and keys are counted together', () => {
  expect([deepest - 1, deepest].map((count) => tooDeep(`{${'"k":'.repeat(count)}1}`))).toEqual([undefined, 240])
  expect(tooDeep('{"k":'.repeat(31))).toBe(150)
  expect(tooDeep(`${'{"k":1},'.repeat(99)}${'{"k":'.repeat(30)}`)).toBeUndefined()
})

test('what looks like a level within words is none', () => {
  for (const words of ['a: |\n', 'a: "', '# ']) expect(tooDeep(`${words}${' - [k: '.repeat(200)}`)).toBeUndefined()
})

test('brackets that a shallower line ends are closed', () => {
  expect(tooDeep(`a:\n  b: ${open(deepest - 1)}\nc: ${open(deepest - 1)}`)).toBeUndefined()
})

test('a line that begins 400 characters to the right is too deep', () => {
  expect([399, 400].map((blanks) => tooDeep(`a:\n${' '.repeat(blanks)}b`))).toEqual([undefined, 3])
})
