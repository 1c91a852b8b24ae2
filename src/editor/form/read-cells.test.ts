import { expect, test } from 'vitest'
import { cellsOf } from './read-cells.ts'

test('tabs, commas and semicolons; cells in quotes may have delimiters, quotes and line breaks in them', () => {
  expect(cellsOf('a\tb\r\n"c\nd"\t"e ""f"""\n')).toEqual([
    ['a', 'b'],
    ['c d', 'e "f"'],
  ])
  expect(cellsOf('Name,Note\n"API, public","two\nlines"')).toEqual([
    ['Name', 'Note'],
    ['API, public', 'two lines'],
  ])
  expect(cellsOf('API;1,5\nWeb;0,8')).toEqual([
    ['API', '1,5'],
    ['Web', '0,8'],
  ])
})

test('a quote that encloses no whole cell is a part of it, and nothing is lost', () => {
  expect(cellsOf('5" disk\t1\n"half\t2')).toEqual([
    ['5" disk', '1'],
    ['"half', '2'],
  ])
  expect(cellsOf('"a"b\tc\t')).toEqual([['"a"b', 'c', '']])
})

test('a table in Markdown, with words around it', () => {
  const answer = 'Here you are:\n\n| **Service** | ms |\n|:--|--:|\n| `API` | 420 |\n| a \\| b |\n\nAnything else?'
  expect(cellsOf(answer)).toEqual([
    ['Service', 'ms'],
    ['API', '420'],
    ['a | b', ''],
  ])
})

test('lines that are no table are rows of one cell, and one line is no table', () => {
  expect(cellsOf('one\ntwo, three')).toEqual([['one'], ['two, three']])
  expect(cellsOf('one, two')).toBeUndefined()
  expect(cellsOf('x'.repeat(1_000_000))).toBeUndefined()
})

test('a megabyte of one line, of cells, or of quotes that never end is read at once', () => {
  expect(cellsOf('1,2\n'.repeat(200_000))).toHaveLength(200_000)
  expect(cellsOf(`${'"'.repeat(999)}\t${'"a\t'.repeat(2_000)}`)?.length).toBe(1)
})
