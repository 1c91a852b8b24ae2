/** A symbol table of eight buckets: keys with one hash bucket form a chain, and a lookup compares only that chain. */
import { collectionForm } from '../../drawing/data/collection.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawHashTable } from './draw.ts'
import { bucketOf, chainsOf, comparedIn } from './table.ts'

/** Keys a bucket, with two decimals at most. */
const loadOf = (keys: number, buckets: number): string => String(Math.round((100 * keys) / buckets) / 100)

export default defineRecipe({
  name: 'Hash table with chaining',
  family: 'Data structures',
  description:
    'Buckets with the chains of your keys, placed by a real hash (FNV-1a), and one lookup traced from hash to bucket to key. Also called hash map, dictionary, associative array or separate chaining.',
  useWhen:
    'You explain why a lookup in a map is fast, what a collision is, or what the load factor costs. Good for 4 to 16 buckets and up to 24 keys of up to 16 characters.',
  avoidWhen:
    'Keys must stay in order: use `b-plus-tree`. Keys are spread over machines: use `consistent-hash-ring`. Hashes prove that nothing has changed: use `merkle-tree`. Data are on disk in sorted runs: use `lsm-tree`.',
  aliases: ['hash map', 'hashmap', 'dictionary', 'collision', 'separate chaining', 'load factor', 'buckets', 'fnv'],
  visual: 87,
  ease: 68,
  overall: 83,
  rationale:
    'One highlighted path through an even column shows that only one chain is searched. Buckets follow from hashes, so no key can be added truthfully by hand. You supply keys and the number of buckets; all else is computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: collectionForm({
    items: { min: 1, max: 24, of: 'Keys in the order in which they are inserted' },
    size: { min: 4, max: 16, default: 8, of: 'The number of buckets' },
  }),
  sample: {
    title: 'Finding {find} compares {steps} of {keys} keys',
    subtitle: 'The load factor is {load} keys per bucket; the longest chain has {longest}',
    items: ['accept', 'authorization', 'cookie', 'etag', 'host', 'link', 'location', 'origin', 'range', 'vary'],
    find: 'origin',
  },
  draw: drawHashTable,
  derive: (data) => ({
    find: data.find?.name ?? 'a key',
    steps: String(comparedIn(data).length),
    keys: String(data.items.length),
    load: loadOf(data.items.length, data.size),
    longest: String(Math.max(...chainsOf(data).map((chain) => chain.length))),
  }),
  describe: (data) => {
    const { items, size, find } = data
    const chains = chainsOf(data).flatMap((chain, index) =>
      chain.length === 0 ? [] : [`${index}: ${chain.map(({ name }) => name).join(' → ')}`],
    )
    const compared = enumerate(comparedIn(data).map(({ name }) => name)) || 'no key'
    return `A hash table of ${count(size, 'bucket')} with ${count(items.length, 'key')}, load factor ${loadOf(items.length, size)}. Buckets in use: ${enumerate(chains, 16)}.${find === undefined ? '' : ` The lookup of ${find.name} goes to bucket ${bucketOf(find, size)} and compares ${compared}.`}`
  },
})
