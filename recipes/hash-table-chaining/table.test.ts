import { expect, test } from 'vitest'
import { bucketOf, bucketsOf, comparedWith, fnv1a } from './table.ts'

const keys = ['a', 'b', 'foobar', 'c'].map((name) => ({ name, value: name }))

test('FNV-1a gives the published values', () => {
  // RFC 9923, appendix: FNV-1a test vectors for 32 bits.
  expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('every key is in its bucket, and a lookup compares one chain', () => {
  const buckets = bucketsOf(keys, 3)
  expect(buckets.flat()).toHaveLength(keys.length)
  for (const [index, chain] of buckets.entries()) for (const { name } of chain) expect(bucketOf(name, 3)).toBe(index)
  expect(comparedWith(keys, 1, 'foobar').map(({ name }) => name)).toEqual(['a', 'b', 'foobar'])
  expect(comparedWith(keys, 1, 'zebra')).toHaveLength(4)
})
