/**
 * A Bloom filter: which bits keys set, and what a lookup concludes. Positions are h1 + i × h2 modulo the number of bits
 * (Kirsch and Mitzenmacher, 2006), with h1 and h2 from SHA-256.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { CollectionData } from '../../drawing/data/collection.ts'

/** `size` bits, `hashes` positions for each key. */
export type FilterData = CollectionData & { hashes: number }

type Size = Pick<FilterData, 'size' | 'hashes'>

/** The bits of a key; fewer than there are hashes where two positions are the same. */
export function bitsOf(name: string, size: Size): number[] {
  const { buffer, byteOffset } = sha256(utf8ToBytes(name))
  const [first = 0, step = 0] = [0, 4].map((at) => new DataView(buffer, byteOffset).getUint32(at))
  return positions(first, step, size)
}

/** An odd step visits different bits. */
const positions = (first: number, step: number, { size, hashes }: Size): number[] => [
  ...new Set(Array.from({ length: hashes }, (_, index) => ((first % size) + index * ((step % size) | 1)) % size)),
]

/** The bits that are set. */
export const setBits = (data: FilterData): Set<number> => new Set(data.items.flatMap(({ name }) => bitsOf(name, data)))

/** What a filter says of the key that is looked up, and why; undefined without one. */
export const verdictOf = (data: FilterData): { says: string; because: string } | undefined => {
  if (data.find === undefined) return undefined
  const [bits, set] = [bitsOf(data.find.name, data), setBits(data)]
  const zeros = bits.filter((bit) => !set.has(bit)).length
  const never = `was never added: ${zeros} of its ${bits.length} bits ${zeros === 1 ? 'is' : 'are'} 0`
  if (zeros > 0) return { says: 'definitely not in the set', because: never }
  return data.items.some(({ name }) => name === data.find?.name)
    ? { says: 'possibly in the set', because: 'was added: all its bits are set' }
    : { says: 'false positive', because: 'was never added, yet all its bits are set' }
}

/** The percentage of all hashes whose bits are all set: how many keys never added look as if they were. */
export const falsePositives = (data: FilterData): number => {
  const [set, all] = [setBits(data), Array.from({ length: data.size }, (_, index) => index)]
  const hits = all.flatMap((first) => all.filter((step) => positions(first, step, data).every((bit) => set.has(bit))))
  return Number(((100 * hits.length) / data.size ** 2).toPrecision(2))
}
