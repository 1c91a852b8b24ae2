/** A symbol table of eight buckets: keys with one hash bucket form a chain, and a lookup compares only that chain. */
import { collectionForm } from '../../drawing/data/collection.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawHashTable } from './draw.ts'
import { bucketOf, chainsOf, comparedIn, loadOf } from './table.ts'

export default defineRecipe({
  name: 'Hash table with chaining',
  family: 'Data structures',
  description:
    'Buckets with the chains of your keys, placed by a real hash (FNV-1a), and one lookup traced from hash to bucket to key. Also called hash map, dictionary, associative array or separate chaining.',
  useWhen:
    'You explain why a lookup in a map is fast, what a collision is, or what the load factor costs. Good for 4 to 16 buckets and up to 40 keys of up to 16 characters.',
  avoidWhen:
    'Keys must stay in order: use `b-plus-tree`. Keys are spread over machines: use `consistent-hash-ring`. A full table drops keys: use `lru-cache`. Only membership counts, and mistakes are allowed: use `bloom-filter`. Data are on disk in sorted runs: use `lsm-tree`.',
  visual: 88,
  ease: 68,
  overall: 85,
  rationale:
    'One highlighted path from hash to bucket and along numbered comparisons shows that only one chain is searched. Buckets follow from hashes, so no key can be added truthfully by hand. You supply keys and the number of buckets; all else is computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: collectionForm({
    items: { min: 1, max: 40, of: 'Keys in the order in which they are inserted' },
    size: { min: 4, max: 16, default: 8, of: 'The number of buckets' },
    length: 40,
  }),
  sample: {
    title: 'Finding “{find}” compares {steps} of {keys} keys',
    subtitle: 'The hash picks one of {buckets} buckets, and only the keys in its chain are compared',
    items: ['accept', 'authorization', 'etag', 'expires', 'forwarded', 'host', 'link', 'range', 'vary', 'via'],
    find: 'via',
  },
  draw: drawHashTable,
  derive: (data) => ({
    find: data.find?.name ?? 'a key',
    steps: comparedIn(data).length,
    keys: data.items.length,
    load: loadOf(data),
    buckets: data.size,
    longest: Math.max(...chainsOf(data).map((chain) => chain.length)),
  }),
  describe: (data) => {
    const used = chainsOf(data).map((keys, at) => `${at}: ${keys.map(({ name }) => name).join(' → ') || 'empty'}`)
    return `A hash table of ${count(data.size, 'bucket')} with ${count(data.items.length, 'key')}. Chains by bucket: ${enumerate(used, 16)}.${data.find === undefined ? '' : ` The lookup of ${data.find?.name} goes to bucket ${bucketOf(data.find, data.size)} and compares ${count(comparedIn(data).length, 'key')}.`}`
  },
})
