/**
 * A Bloom filter: which bits keys set, and what a lookup concludes. Positions are h1 + i × h2 modulo the number of bits
 * (Kirsch and Mitzenmacher, 2006), with h1 and h2 from SHA-256.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { CollectionData } from '../../drawing/data/collection.ts'

/** `size` bits, `hashes` positions for each key. */
export type FilterData = CollectionData & { hashes: number }

/** The bits of a key; fewer than there are hashes where two positions are the same. */
export function bitsOf(name: string, { size, hashes }: Pick<FilterData, 'size' | 'hashes'>): number[] {
  const { buffer, byteOffset } = sha256(utf8ToBytes(name))
  const [first, step] = [0, 4].map((at) => new DataView(buffer, byteOffset).getUint32(at) % size)
  // An odd step visits different bits.
  return [...new Set(Array.from({ length: hashes }, (_, index) => ((first ?? 0) + index * ((step ?? 0) | 1)) % size))]
}

/** The bits that are set. */
export const setBits = (data: FilterData): Set<number> => new Set(data.items.flatMap(({ name }) => bitsOf(name, data)))

/** What a lookup finds: a key that was added, one that only looks like it, or one that is surely absent. */
export const verdictOf = (data: FilterData): 'true positive' | 'false positive' | 'true negative' | undefined => {
  const { find, items } = data
  if (find === undefined) return undefined
  if (bitsOf(find.name, data).some((bit) => !setBits(data).has(bit))) return 'true negative'
  return items.some(({ name }) => name === find.name) ? 'true positive' : 'false positive'
}

/** The percentage of keys never added that look as if they were: the share of set bits to the power of the hashes. */
export const falsePositives = (data: FilterData): number =>
  Number((100 * (setBits(data).size / data.size) ** data.hashes).toPrecision(2))
