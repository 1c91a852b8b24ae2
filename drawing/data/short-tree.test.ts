import { expect, test } from 'vitest'
import { shortTree } from './short-tree.ts'
import { shortValue } from './short-values.ts'

test('children are two spaces deeper than their parent, wherever the text begins', () => {
  const text = `main 1
      read 2
        lock 3
      write 5`
  expect(shortTree(text, shortValue)).toEqual({
    name: 'main',
    value: 1,
    children: [
      { name: 'read', value: 2, children: [{ name: 'lock', value: 3 }] },
      { name: 'write', value: 5 },
    ],
  })
})

test('a line that is too deep, and a text without lines, are no tree', () => {
  expect(() => shortTree('a 1\n  b 2\n      c 3', shortValue)).toThrow('"c 3" is not two spaces deeper')
  expect(() => shortTree(' \n', shortValue)).toThrow('at least one line')
})
