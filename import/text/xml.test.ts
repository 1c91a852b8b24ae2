import { expect, test } from 'vitest'
import { tagsIn } from './xml.ts'

const read = (input: string) =>
  tagsIn(input).map(({ name, closes, isEmpty, given, words }) =>
    name === ''
      ? words
      : `${closes ? '/' : ''}${name}${isEmpty ? '/' : ''}${given.size > 0 ? JSON.stringify([...given]) : ''}`,
  )

test('tags come without prefixes, with their attributes, between the text', () => {
  expect(read(`<?xml version="1.0"?><!DOCTYPE a><b:a x:id = "1" n='"'>t &amp; &#65;&#x42;&no;<c /></b:a>`)).toEqual([
    '',
    '',
    'a[["id","1"],["n","\\""]]',
    't & AB&no;',
    'c/',
    '/a',
  ])
})

test('comments are nothing, sections are text, and what begins no tag is text', () => {
  expect(read('<a><!-- <b> --><![CDATA[1 < 2 &lt;]]>1 < 2</a>')).toEqual(['a', '', '1 < 2 &lt;', '1 ', '< 2', '/a'])
  expect(read('<a><!-- no end <b>')).toEqual(['a', ''])
})

test('what should be there is said: a tag, an end; numbers that are no characters stay as written', () => {
  const missing = (input: string) => tagsIn(input).map((tag) => tag.missing)
  expect(missing('<a b=1/><a ünî="é"/><!-- x')).toEqual(['a tag', undefined, '-->'])
  expect(read('<a ünî="é">&#55296;&#0;&#x1F600;</a>')).toEqual(['a[["ünî","é"]]', '&#55296;&#0;😀', '/a'])
})

test('places are those in the text', () => {
  expect(tagsIn('ab<c>d</c>').map(({ at }) => at)).toEqual([0, 2, 5, 6])
})

test('a text of openings that never end is read in linear time', () => {
  for (const piece of ['<!--', '<![CDATA[', '<a b="', '<a b=\'"', '<a ', '<', '<a b'])
    expect(tagsIn(piece.repeat(10_000)).length).toBeLessThan(40_000)
})
