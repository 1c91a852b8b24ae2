/** A Bloom filter: positions are h1 + i × h2 modulo the number of bits (Kirsch and Mitzenmacher, 2006), from SHA-256. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'

/** `size` bits, `hashes` positions for each key. */
export type FilterData = CollectionData & { hashes: number }

/** The bits of a key; fewer than there are hashes where two positions are the same. */
export function bitsOf({ name }: Key, { size, hashes }: Pick<FilterData, 'size' | 'hashes'>): number[] {
  const digest = new DataView(sha256(utf8ToBytes(name)).buffer)
  // An odd step visits different bits.
  const [first, step] = [digest.getUint32(0), (digest.getUint32(4) % size) | 1]
  return [...new Set(Array.from({ length: hashes }, (_, index) => (first + index * step) % size))]
}

/** The bits that are set. */
export const setBits = (data: FilterData): Set<number> => new Set(data.items.flatMap((key) => bitsOf(key, data)))

/** The keys that set bits of the one that is looked up. */
export const donorsOf = ({ find, ...data }: FilterData): Key[] => {
  const checked = find === undefined ? [] : bitsOf(find, data)
  return data.items.filter((key) => bitsOf(key, data).some((bit) => checked.includes(bit)))
}

/** What a filter says of the key that is looked up, and why; nothing without one. */
export const verdictOf = ({ find, ...data }: FilterData): [says: string, because: string] | [] => {
  if (find === undefined) return []
  if (bitsOf(find, data).some((bit) => !setBits(data).has(bit)))
    return ['definitely not in the set', 'was never added: not all its bits are set']
  return data.items.some(({ name }) => name === find.name)
    ? ['possibly in the set', 'was added: all its bits are set']
    : ['false positive', 'was never added, yet all its bits are set']
}

/** The percentage of other keys that look as if they were added; to one digit, as hashes of a key depend on each other. */
export const falsePositives = (data: FilterData): number =>
  Number((100 * (setBits(data).size / data.size) ** data.hashes).toPrecision(1))
