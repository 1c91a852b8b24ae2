/**
 * A hash table with chaining: the buckets that keys fall into, and what a lookup compares.
 *
 * Hash: FNV-1a, 32 bits, over the key as UTF-8, modulo the number of buckets.
 */
import type { Key } from '../../drawing/data/collection.ts'

/** FNV-1a with 32 bits: offset basis 2166136261, prime 16777619. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** The bucket of a key. */
export const bucketOf = (name: string, size: number): number => fnv1a(name) % size

/** The keys of each bucket, in the order in which they were inserted. */
export const bucketsOf = (items: Key[], size: number): Key[][] =>
  Array.from({ length: size }, (_, index) => items.filter(({ name }) => bucketOf(name, size) === index))

/** The keys that a lookup compares: those of one bucket up to the one that is found, or all of them. */
export const comparedWith = (items: Key[], size: number, find: string): Key[] => {
  const chain = bucketsOf(items, size)[bucketOf(find, size)] ?? []
  const at = chain.findIndex(({ name }) => name === find)
  return at < 0 ? chain : chain.slice(0, at + 1)
}
