/**
 * A Bloom filter: which bits keys set, and what a lookup may conclude.
 *
 * Positions are h1 + i × h2 modulo the number of bits (Kirsch and Mitzenmacher, 2006), with h1 and h2 from SHA-256.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Key } from '../../drawing/data/collection.ts'

/** `size` bits, `hashes` positions for each key. */
export type FilterData = { items: Key[]; size: number; hashes: number; find?: Key | undefined }

/** The bits of a key; fewer than there are hashes where two positions are the same. */
export function bitsOf(name: string, { size, hashes }: { size: number; hashes: number }): number[] {
  const digest = sha256(utf8ToBytes(name))
  const word = (at: number): number => new DataView(digest.buffer, digest.byteOffset).getUint32(at)
  // An odd step visits different bits.
  const [first, step] = [word(0) % size, (word(4) % size) | 1]
  return [...new Set(Array.from({ length: hashes }, (_, index) => (first + index * step) % size))]
}

/** The bits that are set. */
export const setBits = (data: FilterData): Set<number> => new Set(data.items.flatMap(({ name }) => bitsOf(name, data)))

/** What a lookup finds: a key that was added, one that only looks like it, or one that is surely absent. */
export const verdictOf = (data: FilterData): 'added' | 'false positive' | 'absent' | undefined => {
  const { find, items } = data
  if (find === undefined) return undefined
  const set = setBits(data)
  if (!bitsOf(find.name, data).every((bit) => set.has(bit))) return 'absent'
  return items.some(({ name }) => name === find.name) ? 'added' : 'false positive'
}

const conclusions = {
  added: 'all bits are set: possibly in the set',
  'false positive': 'all bits are set: a false positive',
  absent: 'a bit is 0: definitely not in the set',
}

/** What the lookup concludes from the bits of its key. */
export const conclusionOf = (data: FilterData): string | undefined => {
  const verdict = verdictOf(data)
  return verdict === undefined ? undefined : conclusions[verdict]
}

/** The chance that a key that was not added looks as if it was, in percent: the share of set bits to the power of the hashes. */
export const falsePositives = (data: FilterData): number => {
  const rate = 100 * (setBits(data).size / data.size) ** data.hashes
  return rate < 1 ? Math.round(rate * 100) / 100 : Math.round(rate)
}
