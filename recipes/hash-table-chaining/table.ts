/** A hash table with chaining: the buckets that keys fall into by FNV-1a, and what a lookup compares. */
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { fnv1a } from './fnv1a.ts'

/** The bucket of a key, if there is one. */
export const bucketOf = (key: Key | undefined, size: number): number | undefined => key && fnv1a(key.name) % size

/** The keys of each bucket, in the order in which they were inserted. */
export const chainsOf = ({ items, size }: CollectionData): Key[][] =>
  Array.from({ length: size }, (_, index) => items.filter((key) => bucketOf(key, size) === index))

/** The keys that the lookup compares: those of one bucket up to the one that is found, or all of them. */
export const comparedIn = (data: CollectionData): Key[] => {
  const chain = chainsOf(data)[bucketOf(data.find, data.size) ?? -1] ?? []
  const at = chain.findIndex(({ name }) => name === data.find?.name)
  return at < 0 ? chain : chain.slice(0, at + 1)
}

/** Keys per bucket, to two digits. */
export const loadOf = ({ items, size }: CollectionData): number => Math.round((100 * items.length) / size) / 100
