import { expect, test } from 'vitest'
import { bucketOf, chainsOf, comparedIn } from './table.ts'

const key = (name: string) => ({ name, value: name })
const items = ['a', 'b', 'foobar', 'c'].map(key)

test('every key is in its bucket, and a lookup compares one chain', () => {
  const chains = chainsOf({ items, size: 3 })
  expect(chains.flat()).toHaveLength(items.length)
  for (const [index, chain] of chains.entries()) for (const each of chain) expect(bucketOf(each, 3)).toBe(index)
  expect(comparedIn({ items, size: 1, find: key('foobar') }).map(({ name }) => name)).toEqual(['a', 'b', 'foobar'])
  expect(comparedIn({ items, size: 1, find: key('zebra') })).toHaveLength(4)
  expect(comparedIn({ items, size: 3 })).toEqual([])
})
