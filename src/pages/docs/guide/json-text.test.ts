import { expect, test } from 'vitest'
import { cut, jsonText } from './json-text.ts'

test('what fits on a line is on one line, but the whole never is', () => {
  expect(jsonText({ a: 1, b: [1, 2], c: { d: 'x' }, e: {} })).toBe(
    '{\n  "a": 1,\n  "b": [1, 2],\n  "c": { "d": "x" },\n  "e": {}\n}',
  )
})

test('what is too wide is broken into its items', () => {
  const long = 'x'.repeat(60)
  expect(jsonText({ list: [long, long] })).toBe(`{\n  "list": [\n    "${long}",\n    "${long}"\n  ]\n}`)
})

test('the text is the same JSON', () => {
  const value = { a: [{ b: null, c: [true, 'é"\\'] }, []], d: -1.5e-7 }
  expect(JSON.parse(jsonText(value))).toEqual(value)
})

test('long texts end in an ellipsis after a whole word, URLs stay whole', () => {
  const words = 'word '.repeat(20).trim()
  expect(cut(words)).toBe(`${'word '.repeat(12)}…`)
  const address = `https://example.com/${'x'.repeat(80)}`
  expect(cut(address)).toBe(address)
})

test('long lists are cut as requested, short lists of texts are kept', () => {
  const things = [1, 2, 3, 4].map((n) => ({ n }))
  expect(cut(things)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, '…'])
  expect(cut(things, 1)).toEqual([{ n: 1 }, '…'])
  expect(cut(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(cut('abcdefg'.split(''))).toEqual(['a', 'b', 'c', '…'])
})
