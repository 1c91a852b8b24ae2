import { expect, test } from 'vitest'
import { fnv1a } from './fnv1a.ts'

test('FNV-1a gives the published values', () => {
  // RFC 9923, appendix: FNV-1a test vectors for 32 bits.
  expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})
